import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OutputFile } from '../kernel/output-file.ts';
import { diskError } from './disk-error.ts';
import { type Manifest, manifest, manifestFile, plan } from './manifest.ts';

/** How many files were written, left as they were, and deleted. */
export type Written = { readonly written: number; readonly kept: number; readonly deleted: number };

/** A page is written after what it shows, and the lists of pages after the pages. */
const order = [/^assets\//, /\.html(\.\w+)?$/, /./];

/** Where files are made before they get their names; a killed build leaves it behind. */
const workshop = '.building';

/**
 * Brings a folder up to date, file by file: each is made aside and renamed into its place, and one
 * that is the same is not touched. At any moment, also after `kill -9`, every address answers with
 * a whole page, old or new, whose assets are there. Last go the files that an earlier build made
 * and this one does not want; files that no build made are never touched.
 * The one door through which the site reaches the disk; `lock` keeps others out of the folder.
 *
 * @throws OutputError naming the path that could not be written, and why.
 */
export async function write(folder: string, files: readonly OutputFile[]): Promise<Written> {
  const target = new Target(folder);
  await target.open();
  try {
    return await bringUpToDate(target, files);
  } finally {
    await target.close();
  }
}

async function bringUpToDate(target: Target, files: readonly OutputFile[]): Promise<Written> {
  const { before, after, deleted } = plan(
    await target.manifest(),
    files.map(({ path }) => path),
  );
  // First of all, so that files of a build that is interrupted are known as ours.
  await target.note(before);
  let written = 0;
  for (const group of inGroups(files)) {
    const changed = await Promise.all(group.map((file) => target.put(file)));
    written += changed.filter(Boolean).length;
  }
  for (const path of deleted) await target.remove(path);
  await target.note(after);
  return { written, kept: files.length - written, deleted: deleted.length };
}

function inGroups(files: readonly OutputFile[]): OutputFile[][] {
  const groups = order.map((): OutputFile[] => []);
  for (const file of files) groups[order.findIndex((kind) => kind.test(file.path))]?.push(file);
  return groups;
}

/** A folder that is brought up to date. */
class Target {
  readonly #folder: string;
  #made = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async open(): Promise<void> {
    const aside = join(this.#folder, workshop);
    await this.#attempt(workshop, () => rm(aside, { recursive: true, force: true }));
    await this.#attempt(workshop, () => mkdir(aside, { recursive: true }));
  }

  async manifest(): Promise<Manifest> {
    const path = join(this.#folder, manifestFile);
    return manifest(await readFile(path, 'utf8').catch(() => undefined));
  }

  async note(content: Manifest): Promise<void> {
    await this.put({ path: manifestFile, content: `${JSON.stringify(content)}\n` });
  }

  /** Whether the file had to be written. */
  async put({ path, content }: OutputFile): Promise<boolean> {
    const place = join(this.#folder, path);
    const bytes = Buffer.from(content);
    const old = await readFile(place).catch(() => undefined);
    if (old?.equals(bytes)) return false;
    const aside = join(this.#folder, workshop, `${process.pid}-${this.#made++}`);
    await this.#attempt(path, async () => {
      await mkdir(dirname(place), { recursive: true });
      await writeFile(aside, bytes);
      await rename(aside, place);
    });
    return true;
  }

  /** Deletes a file, if it is still there, and the folders that it leaves empty. */
  async remove(path: string): Promise<void> {
    await this.#attempt(path, () => rm(join(this.#folder, path), { force: true }));
    for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
      const emptied = await rmdir(join(this.#folder, parent)).then(
        () => true,
        () => false,
      );
      if (!emptied) return;
    }
  }

  /** Whatever stays behind, the next build clears away, so that no failure hides the first one. */
  async close(): Promise<void> {
    await rm(join(this.#folder, workshop), { recursive: true, force: true }).catch(() => {});
  }

  async #attempt(path: string, action: () => Promise<unknown>): Promise<void> {
    try {
      await action();
    } catch (error) {
      throw diskError(error, join(this.#folder, path));
    }
  }
}
