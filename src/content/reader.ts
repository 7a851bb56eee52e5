import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ProblemsError } from '../kernel/problem.ts';
import { isSecret } from './secret.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Every file below `content/` of a project, sorted by path. The one door through which the disk
 * comes in. Files whose name begins with a dot are left alone: editors and systems leave those.
 *
 * @throws ProblemsError where there is no such folder.
 */
export async function readContent(root: string): Promise<SourceFile[]> {
  const entries = await readdir(join(root, 'content'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => {
    throw new ProblemsError([{ file: 'content', message: 'is missing: there is no such folder.' }]);
  });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const read = files.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    const fromRoot = path.slice(join(root, '/').length).replaceAll('\\', '/');
    return { path: fromRoot, bytes: await readFile(path) };
  });
  return (await Promise.all(read)).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** One other file that the build needs: a template, a typeface. */
export function readBytes(path: string): Promise<Uint8Array> {
  return readFile(path);
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
