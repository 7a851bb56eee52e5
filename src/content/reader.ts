import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ProblemsError } from '../kernel/problem.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Everything below `content/` of a project, sorted by path. The one door through which the disk
 * comes in. Files whose name begins with a dot are left alone: editors and systems leave those.
 * What cannot be read is reported where the file is used, together with all other problems.
 *
 * @param read reads one file; tests bring one that fails.
 * @throws ProblemsError where there is no such folder.
 */
export async function readContent(root: string, read = readBytes): Promise<SourceFile[]> {
  const entries = await readdir(join(root, 'content'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => {
    throw new ProblemsError([{ file: 'content', message: 'is missing: there is no such folder.' }]);
  });
  const files = entries
    .filter(({ name }) => !name.startsWith('.'))
    .filter((entry) => !entry.isDirectory() || isNamedLikeFile(entry.name))
    .map(async (entry): Promise<SourceFile> => {
      const place = join(entry.parentPath, entry.name);
      const path = place.slice(join(root, '/').length).replaceAll('\\', '/');
      return { path, ...(await contentOf(entry, place, read)) };
    });
  return (await Promise.all(files)).sort((a, b) => (a.path < b.path ? -1 : 1));
}

function isNamedLikeFile(name: string): boolean {
  return /\.(md|json)$/.test(name);
}

async function contentOf(
  entry: Dirent,
  place: string,
  read: typeof readBytes,
): Promise<Omit<SourceFile, 'path'>> {
  const refused = (unreadable: string) => ({ bytes: new Uint8Array(), unreadable });
  if (entry.isSymbolicLink()) {
    return refused(
      'is a symbolic link, which other machines cannot follow. Put the file itself here.',
    );
  }
  if (entry.isDirectory()) {
    return refused('is a folder, though its name is that of a file. Give it another name.');
  }
  if (!entry.isFile()) return refused('is not a file. Delete it.');
  return read(place).then(
    (bytes) => ({ bytes }),
    (error: NodeJS.ErrnoException) => refused(`cannot be read (${error.code}).${cure(error)}`),
  );
}

function cure({ code }: NodeJS.ErrnoException): string {
  return code === 'EACCES' || code === 'EPERM'
    ? ' Give yourself permission to read it.'
    : ' Open it in an editor, save it again, and build again.';
}

/** One other file that the build needs: a template, a typeface. */
export function readBytes(path: string): Promise<Uint8Array> {
  return readFile(path);
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
 * published one. The forms' publishable key and what is too short to be a secret are left out.
 */
export async function readSecrets(root: string): Promise<string[]> {
  const names = (await readdir(root)).filter((name) => /^\.env(\.|$)/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(root, name), 'utf8')));
  return texts
    .flatMap((text) => Object.entries(parseEnv(text)))
    .filter(([name]) => !/PUBLISHABLE|ANON|URL/.test(name))
    .map(([, value = '']) => value.trim())
    .filter((value) => value.length >= 12);
}
