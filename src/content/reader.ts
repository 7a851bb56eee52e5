import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Digest, digest } from '../kernel/digest.ts';
import { ProblemsError } from '../kernel/problem.ts';
import { isSecret } from './secret.ts';
import { meanwhile, type SourceFile } from './source-file.ts';

/**
 * Everything below `content/` of a project, sorted by path; nothing is read before its bytes are
 * asked for. The one door through which the disk comes in. Files whose name begins with a dot are
 * left alone: editors and systems leave those. What cannot be read is reported where the file is
 * used, together with all other problems.
 *
 * @param read reads one file; tests bring one that fails.
 * @throws ProblemsError where there is no such folder.
 */
export function readContent(root: string, read = readBytes): SourceFile[] {
  return entriesBelow(root)
    .filter(({ name }) => !name.startsWith('.'))
    .filter((entry) => !entry.isDirectory() || isNamedLikeFile(entry.name))
    .map((entry): SourceFile => {
      const place = join(entry.parentPath, entry.name);
      const path = place.slice(join(root, '/').length).replaceAll('\\', '/');
      const unreadable = objection(entry);
      if (unreadable) return { path, bytes: new Uint8Array(), unreadable };
      return fileOnDisk(path, place, read);
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function entriesBelow(root: string): Dirent[] {
  try {
    return readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true });
  } catch {
    throw new ProblemsError([{ file: 'content', message: 'is missing: there is no such folder.' }]);
  }
}

function isNamedLikeFile(name: string): boolean {
  return /\.(md|json)$/.test(name);
}

function objection(entry: Dirent): string | undefined {
  if (entry.isSymbolicLink()) {
    return 'is a symbolic link, which other machines cannot follow. Put the file itself here.';
  }
  if (entry.isDirectory()) {
    return 'is a folder, though its name is that of a file. Give it another name.';
  }
  return entry.isFile() ? undefined : 'is not a file. Delete it.';
}

function fileOnDisk(path: string, place: string, read: typeof readBytes): SourceFile {
  const found = stamp(place);
  return {
    path,
    ...(found && { stamp: found }),
    get bytes() {
      try {
        return read(place);
      } catch (error) {
        throw new ProblemsError([{ file: path, message: cannotBeRead(error) }]);
      }
    },
  };
}

function cannotBeRead(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  // It has gone since the folder was read.
  if (code === 'ENOENT') return `was taken away. ${meanwhile}`;
  const cure =
    code === 'EACCES' || code === 'EPERM'
      ? 'Give yourself permission to read it.'
      : 'Open it in an editor, save it again, and build again.';
  return `cannot be read (${code}). ${cure}`;
}

/**
 * Systems count time in steps: a file that was changed just now may be changed again within the same
 * one. In ms; some network disks count whole seconds.
 */
const step = 1100;

/**
 * What changes with every change of a file: where it lies, its size and its times. Undefined for one
 * that has changed so lately, or will by its times, that it could change again and keep them.
 */
function stamp(place: string): Digest | undefined {
  const { ino, size, mtimeMs, ctimeMs } = statSync(place, { throwIfNoEntry: false }) ?? {};
  if (ctimeMs === undefined || ctimeMs > Date.now() - step) return undefined;
  return digest(`${place}\n${ino} ${size} ${mtimeMs} ${ctimeMs}`);
}

/** One other file that the build needs: a template, a typeface. */
export function readBytes(path: string): Uint8Array {
  return readFileSync(path);
}

/** A package that is passed on to visitors, and what its licence wants them to be told. */
export type PackageNotice = {
  /** From the project's root: `node_modules/react`. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** As the package names it: `MIT`. */
  readonly licence: string;
  /** Its licence and notices, word for word; empty where it has none. */
  readonly text: string;
};

/** What a package's own files say of its licence. */
export async function readNotice(root: string, folder: string): Promise<PackageNotice> {
  const place = join(root, folder);
  const { name, version, license } = JSON.parse(
    await readFile(join(place, 'package.json'), 'utf8'),
  );
  const files = (await readdir(place)).filter((file) =>
    /^(licen[cs]e|copying|copyright|notice|ofl)/i.test(file),
  );
  const texts = files.sort().map((file) => readFile(join(place, file), 'utf8'));
  const all = (await Promise.all(texts)).map((text) => text.replaceAll('\r\n', '\n').trim());
  return { folder, name, version, licence: license, text: [...new Set(all)].join('\n\n') };
}

/**
 * The values in the project's `.env` files that are secret, so that the build can look whether it
 * published one.
 */
export async function readSecrets(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const names = entries.filter((one) => !one.isDirectory() && /^\.env(\.|$)/.test(one.name));
  const texts = await Promise.all(names.map(({ name }) => readFile(join(root, name), 'utf8')));
  return texts
    .flatMap((text) => Object.entries(parseEnv(text)))
    .map(([name, value = '']) => ({ name, value: value.trim() }))
    .filter(({ name, value }) => isSecret(name, value))
    .map(({ value }) => value);
}
