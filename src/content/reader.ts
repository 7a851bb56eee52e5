import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Digest, digest } from '../kernel/digest.ts';
import { ProblemsError } from '../kernel/problem.ts';
import { isSecret } from './secret.ts';
import { meanwhile, type SourceFile } from './source-file.ts';

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
  readonly stamp?: Digest;
  readonly #place: string;

  constructor(path: string, place: string) {
    this.path = path;
    this.#place = place;
    const found = stamp(place);
    if (found) this.stamp = found;
  }

  /** @throws ProblemsError where it has gone since the folder was read. */
  get bytes(): Uint8Array {
    try {
      return readFileSync(this.#place);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      throw new ProblemsError([{ file: this.path, message: `was taken away. ${meanwhile}` }]);
    }
  }
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

/**
 * The values in the project's `.env` files that are secret, so that the build can look whether it
 * published one.
 */
export async function readSecrets(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const names = entries.filter((one) => !one.isDirectory() && /^\.env(\.|$)/.test(one.name));
  const texts = await Promise.all(names.map(({ name }) => readFile(join(root, name), 'utf8')));
  const fields = texts.flatMap((text) => [...text.matchAll(/^\s*(?:export )?(\w+)\s*=\s*(.*)$/gm)]);
  return fields
    .map(([, name = '', value = '']) => ({
      name,
      value: value.trim().replace(/^(["'])(.*)\1$/, '$2'),
    }))
    .filter(({ name, value }) => isSecret(name, value))
    .map(({ value }) => value);
}
