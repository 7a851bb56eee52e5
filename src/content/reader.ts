import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Digest, digest } from '../kernel/digest.ts';
import { ProblemsError } from '../kernel/problem.ts';
import { isSecret } from './secret.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Every file below `content/` of a project, sorted by path; none is read before its bytes are asked
 * for. The one door through which the disk comes in. Files whose name begins with a dot are left
 * alone: editors and systems leave those.
 *
 * @throws ProblemsError where there is no such folder.
 */
export function readContent(root: string): SourceFile[] {
  return filesBelow(root, 'content')
    .filter((entry) => !entry.name.startsWith('.'))
    .map((entry) => {
      const place = join(entry.parentPath, entry.name);
      const path = place.slice(join(root, '/').length).replaceAll('\\', '/');
      return new FileOnDisk(path, place);
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function filesBelow(root: string, folder: string): Dirent[] {
  try {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile());
  } catch {
    throw new ProblemsError([{ file: folder, message: 'is missing: there is no such folder.' }]);
  }
}

class FileOnDisk implements SourceFile {
  readonly path: string;
  readonly stamp: Digest;
  readonly #place: string;

  constructor(path: string, place: string) {
    this.path = path;
    this.#place = place;
    this.stamp = stamp(place);
  }

  get bytes(): Uint8Array {
    return readFileSync(this.#place);
  }
}

/** What changes with every change of a file: where it lies, its size and its times. */
function stamp(place: string): Digest {
  const { ino, size, mtimeMs, ctimeMs } = statSync(place);
  return digest(`${place}\n${ino} ${size} ${mtimeMs} ${ctimeMs}`);
}

/** One other file that the build needs: a template, a typeface. */
export function readBytes(path: string): Uint8Array {
  return readFileSync(path);
}

/**
 * The values in the project's `.env` files that are secret, so that the build can look whether it
 * published one.
 */
export async function readSecrets(root: string): Promise<string[]> {
  const names = (await readdir(root)).filter((name) => /^\.env(\.|$)/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(root, name), 'utf8')));
  const fields = texts.flatMap((text) => [...text.matchAll(/^\s*(?:export )?(\w+)\s*=\s*(.*)$/gm)]);
  return fields
    .map(([, name = '', value = '']) => ({
      name,
      value: value.trim().replace(/^(["'])(.*)\1$/, '$2'),
    }))
    .filter(({ name, value }) => isSecret(name, value))
    .map(({ value }) => value);
}
