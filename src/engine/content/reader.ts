import { createHash } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  type Dirent,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Digest, digest } from '../kernel/digest.ts';
import { type Fault, ProblemsError } from '../kernel/problem.ts';
import { isSecret } from './secret.ts';
import { changedDuringBuild, type SourceFile } from './source-file.ts';

/**
 * Lists every file in `content/`, sorted by path; `bytes` are read on first use. Only this module
 * reads content from the disk. Hidden folders and leftovers of editors and operating systems are
 * skipped. Unreadable files are reported where they are used, with all other problems.
 *
 * @param read reads one file; tests pass one that fails.
 * @throws ProblemsError if the folder doesn't exist, or one in it may not be read.
 */
export function readContent(root: string, read = readBytes): SourceFile[] {
  return entriesBelow(root, 'content')
    .filter(({ entry }) => !entry.isDirectory() || /\.(md|json)$/.test(entry.name))
    .map(({ entry, path }): SourceFile => {
      const unreadable = objection(entry);
      if (unreadable) return { path, bytes: new Uint8Array(), unreadable };
      return fileOnDisk(path, join(root, path), read);
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

type Entry = { readonly entry: Dirent; readonly path: string };

/** Recurses by hand: Node's recursive option makes an extra system call per file. */
function entriesBelow(root: string, folder: string): Entry[] {
  const shown = entriesIn(root, folder).filter(({ name }) => !leftBehind.test(name));
  return shown.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return [{ entry, path }, ...(entry.isDirectory() ? entriesBelow(root, path) : [])];
  });
}

function entriesIn(root: string, folder: string): Dirent[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true });
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    // The folder was deleted after its parent was listed.
    if (isMissing && folder !== 'content') return [];
    const message = 'is missing: there is no such folder.';
    const fault = isMissing ? ({ code: 'missing-file', message } as const) : cannotBeRead(error);
    throw new ProblemsError([{ file: folder, ...fault }]);
  }
}

/**
 * Dot files; backups and lock files of Vim, Emacs and Gedit, `x.md~` and `#x.md#`, and of Word,
 * `~$x.md`; and files that Windows Explorer adds to folders.
 */
const leftBehind = /^\.|~$|^#.*#$|^~\$|^(thumbs\.db|desktop\.ini)$/i;

function objection(entry: Dirent): string | undefined {
  if (entry.isSymbolicLink()) {
    return 'is a symbolic link, which other machines cannot follow. Put the file itself here.';
  }
  if (entry.isDirectory()) {
    return 'is a folder, though its name is that of a file. Give it another name.';
  }
  return entry.isFile() ? undefined : 'is not a file. Delete it.';
}

export function receivedFile(path: string, place: string): SourceFile {
  return fileOnDisk(path, place, readBytes);
}

function fileOnDisk(path: string, fullPath: string, read: typeof readBytes): SourceFile {
  const { stamp, size } = look(fullPath);
  return {
    ...{ path, size, place: fullPath },
    ...(stamp && { stamp }),
    get bytes() {
      try {
        return read(fullPath);
      } catch (error) {
        throw new ProblemsError([{ file: path, ...cannotBeRead(error) }]);
      }
    },
  };
}

export function cannotBeRead(error: unknown): Fault {
  const { code } = error as NodeJS.ErrnoException;
  // Deleted after the folder was listed.
  if (code === 'ENOENT') {
    const message = 'has been deleted. It changed during the build. Build again.';
    return { ...changedDuringBuild, message };
  }
  const cure =
    code === 'EACCES' || code === 'EPERM'
      ? 'Give yourself permission to read it.'
      : 'Open it in an editor, save it again, and build again.';
  return { code: 'unreadable-file', message: `cannot be read (${code}). ${cure}` };
}

/**
 * The coarsest resolution of file times, in ms; some network file systems store whole seconds. Two
 * changes within it may have the same time.
 */
const timeResolution = 1100;

/**
 * A file's size and its stamp: a digest of its path, inode, size and times. No stamp if the time is
 * so recent, or in the future, that the next change might not alter it.
 */
function look(fullPath: string): { size: number; stamp?: Digest } {
  const { ino, size = 0, mtimeMs, ctimeMs } = statSync(fullPath, { throwIfNoEntry: false }) ?? {};
  if (ctimeMs === undefined || ctimeMs > Date.now() - timeResolution) return { size };
  return { size, stamp: digest(`${fullPath}\n${ino} ${size} ${mtimeMs} ${ctimeMs}`) };
}

export function readStart({ place, bytes: all }: SourceFile, length: number): Uint8Array {
  if (place === undefined) return all.subarray(0, length);
  const file = openSync(place, 'r');
  try {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(file, bytes, 0, length, 0));
  } finally {
    closeSync(file);
  }
}

/** Streams the file, to keep it out of memory. */
export async function digestOfLargeFile({ place, bytes }: SourceFile): Promise<Digest> {
  if (place === undefined) return digest(bytes);
  const hash = createHash('sha256');
  for await (const part of createReadStream(place)) hash.update(part);
  return hash.digest('base64url').slice(0, 22);
}

/** Reads another file that the build needs: a template, a typeface. */
export function readBytes(path: string): Uint8Array {
  return readFileSync(path);
}

export type PackageNotice = {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
};

export async function readNotice(root: string, folder: string): Promise<PackageNotice> {
  const fullPath = join(root, folder);
  const { name, version, license } = JSON.parse(
    await readFile(join(fullPath, 'package.json'), 'utf8'),
  );
  const files = (await readdir(fullPath)).filter((file) =>
    /^(licen[cs]e|copying|copyright|notice|ofl)/i.test(file),
  );
  const texts = files.sort().map((file) => readFile(join(fullPath, file), 'utf8'));
  const all = (await Promise.all(texts)).map((text) => text.replaceAll('\r\n', '\n').trim());
  return { folder, name, version, licence: license, text: [...new Set(all)].join('\n\n') };
}

/** Secrets in `.env` files: the build checks that none is published. */
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
