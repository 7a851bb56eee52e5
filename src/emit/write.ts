import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { OutputFile } from '../kernel/output-file.ts';

/** How many files were written, left as they were, and deleted. */
export type Written = { readonly written: number; readonly kept: number; readonly deleted: number };

/** A page is written after what it shows, and the list of pages after the pages. */
const order = [/^assets\//, /\.html$/, /./];

/**
 * Brings a folder up to date, file by file: each is written beside its place and renamed over it,
 * and one that is the same is not touched. At any moment every address answers with a whole page,
 * old or new, whose assets are there. Files that belong to no page any more are deleted last.
 * The one door through which anything reaches the disk.
 */
export async function write(folder: string, files: readonly OutputFile[]): Promise<Written> {
  let written = 0;
  for (const group of inGroups(files)) {
    const changed = await Promise.all(group.map((file) => writeFileIfChanged(folder, file)));
    written += changed.filter(Boolean).length;
  }
  const wanted = new Set(files.map(({ path }) => path));
  const stale = (await present(folder)).filter((path) => !wanted.has(path));
  for (const path of stale) await removeFile(folder, path);
  return { written, kept: files.length - written, deleted: stale.length };
}

function inGroups(files: readonly OutputFile[]): OutputFile[][] {
  const groups = order.map((): OutputFile[] => []);
  for (const file of files) groups[order.findIndex((kind) => kind.test(file.path))]?.push(file);
  return groups;
}

async function writeFileIfChanged(folder: string, { path, content }: OutputFile): Promise<boolean> {
  const target = join(folder, path);
  const bytes = Buffer.from(content);
  const old = await readFile(target).catch(() => undefined);
  if (old?.equals(bytes)) return false;
  await mkdir(dirname(target), { recursive: true });
  const beside = `${target}.new`;
  await writeFile(beside, bytes);
  await rename(beside, target);
  return true;
}

async function present(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** Deletes a file and the folders that it leaves empty. */
async function removeFile(folder: string, path: string): Promise<void> {
  await rm(join(folder, path));
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    const emptied = await rmdir(join(folder, parent)).then(
      () => true,
      () => false,
    );
    if (!emptied) return;
  }
}
