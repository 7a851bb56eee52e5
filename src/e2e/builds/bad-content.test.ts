import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../engine/build.ts';
import { codePaths, digestOfFiles } from '../../engine/content/code-files.ts';
import { formatProblem, ProblemsError } from '../../engine/kernel/problem.ts';
import { site as definition } from '../../site/site.ts';
import { fixtureDate, fixtureRoot } from '../fixtures/fixture-site.ts';
import { root } from '../root.ts';
import { temporaryFolder } from '../units/temporary-folder.ts';

const trees = join(import.meta.dirname, '../bad-content');
/** Found once, since it reads all the code. */
const code = digestOfFiles(root, codePaths);
const folder = temporaryFolder();

function deletedFiles(name: string): string[] {
  const list = join(trees, name, 'deleted.txt');
  return existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [];
}

/** Files that are made as large as `sizes.txt` says, with nothing behind their first bytes. */
function enlargedFiles(name: string): { file: string; bytes: number }[] {
  const list = join(trees, name, 'sizes.txt');
  if (!existsSync(list)) return [];
  const lines = readFileSync(list, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [file = '', bytes] = line.split(' ');
    return { file, bytes: Number(bytes) };
  });
}

/** The frozen content with one folder of mistakes copied over it. */
function laidOver(name: string): string {
  const contentRoot = join(folder, name);
  cpSync(join(fixtureRoot, 'content'), join(contentRoot, 'content'), { recursive: true });
  const changed = join(trees, name, 'content');
  if (existsSync(changed)) cpSync(changed, join(contentRoot, 'content'), { recursive: true });
  for (const file of deletedFiles(name)) rmSync(join(contentRoot, file));
  for (const { file, bytes } of enlargedFiles(name)) truncateSync(join(contentRoot, file), bytes);
  return contentRoot;
}

test.each(readdirSync(trees))('%s stops the build and leaves nothing written', async (name) => {
  const out = join(folder, name, 'dist');
  const options = { root, contentRoot: laidOver(name), out, date: fixtureDate, code };
  const error = await build(definition, options).catch((error: unknown) => error);
  if (!(error instanceof ProblemsError)) throw error;
  const said = error.problems.map(formatProblem).join('\n');
  expect(said).toBe(readFileSync(join(trees, name, 'says.txt'), 'utf8').trim());
  expect(existsSync(out)).toBe(false);
});

test('a failed build exits with status 1 and leaves the previous site in place', () => {
  const out = join(folder, 'before');
  mkdirSync(out);
  cpSync(join(root, 'package.json'), join(out, 'kept.json'));
  const args = ['build.ts', '--out', out, '--content', laidOver('many-at-once')];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('Nothing was written: 5 problems.');
  expect(readdirSync(out)).toEqual(['kept.json']);
});
