import { mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../e2e/units/temporary-folder.ts';
import { generatorBundle } from './builder.ts';
import type { Programs } from './bundled-program.ts';

const base = temporaryFolder();

/** A project with the files that a bundle is made from, and next to nothing in them. */
const programs: Programs = {
  node: { command: 'src/command.ts' },
  packages: [],
  browser: [{ out: 'page', sources: ['src/page.ts', 'src/page.css'] }],
};

function project(name: string): string {
  const root = join(base, name);
  const files = {
    'src/command.ts': 'export const command = 1;',
    'src/page.ts': "export { part as page } from './part.ts';",
    'src/part.ts': "export const part = 'a part of the page';",
    'src/page.css': 'a { color: red }',
    'src/engine/media/clean-logo-worker.ts': '',
    ...{ 'build.ts': '', 'templates/document.html': '' },
    ...{ 'package.json': '{}', 'package-lock.json': '{}', 'tsconfig.json': '{}' },
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test('a bundle whose sources have not changed is used again', async () => {
  const root = project('unchanged');
  const record = () => statSync(join(root, '.cache/bundle/stamp.json')).ino;
  const first = await generatorBundle(root, programs);
  const before = record();
  expect(await generatorBundle(root, programs)).toEqual(first);
  expect(record()).toBe(before);
});

test('a program for the browser holds what it imports', async () => {
  const { folder } = await generatorBundle(project('whole'), programs);
  expect(readFileSync(join(folder, 'page.js'), 'utf8')).toContain('a part of the page');
});

test.each([
  ['a file emptied by a power cut', (folder: string) => truncateSync(join(folder, 'command.js'))],
  ['a file deleted', (folder: string) => rmSync(join(folder, 'page.js'))],
  ['all of it deleted', (folder: string) => rmSync(folder, { recursive: true })],
])('a bundle with %s is made again', async (name, damage) => {
  const root = project(name);
  const { folder } = await generatorBundle(root, programs);
  const read = (one: string) =>
    ['command.js', 'page.js'].map((path) => readFileSync(join(one, path), 'utf8'));
  const whole = read(folder);
  damage(folder);
  expect(read((await generatorBundle(root, programs)).folder)).toEqual(whole);
});
