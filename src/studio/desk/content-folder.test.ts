import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../e2e/units/temporary-folder.ts';
import { ContentFolder } from './content-folder.ts';
import { isContentPath } from './content-path.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const write = (path: string, text: string) => folder.change(new Map([[path, bytes(text)]]));
const remove = (path: string) => folder.change(new Map([[path, undefined]]));
let root: string;
let folder: ContentFolder;

beforeEach(() => {
  root = temporaryFolder(onTestFinished);
  mkdirSync(join(root, 'content/insights'), { recursive: true });
  writeFileSync(join(root, 'content/insights/a.md'), 'old');
  writeFileSync(join(root, 'secret.md'), 'secret');
  folder = new ContentFolder(root);
});

function expectRefused(path: string, why: RegExp): void {
  expect(() => folder.read(path)).toThrow(why);
  expect(() => write(path, 'new')).toThrow(why);
  expect(() => remove(path)).toThrow(why);
  expect(readFileSync(join(root, 'secret.md'), 'utf8')).toBe('secret');
}

const foreign = [
  '../secret.md',
  'content/../secret.md',
  'content/insights/../../secret.md',
  'content/./insights/a.md',
  'content//insights/a.md',
  'content/%2e%2e/secret.md',
  'content/insights/%61.md',
  'content\\..\\secret.md',
  '/etc/passwd',
  'C:/content/a.md',
  'content/C:a.md',
  'content/a.md\0.png',
  'content/a.md\n',
  'content/.env',
  'content/insights/.a.md',
  'content/insights/a.md.',
  'content/insights/a.md ',
  'content/a.md::$DATA',
  'content',
  'content/',
  'Content/insights/a.md/',
  'secret.md',
  '',
  `content/${'a'.repeat(5000)}.md`,
];

test.each(foreign)('%j is no file of the desk', (path) => {
  expect(isContentPath(path)).toBe(false);
  expectRefused(path, /is not a file of content/);
});

test.each([null, 3, ['content/insights/a.md'], {}])('%j is no path', (path) => {
  expect(isContentPath(path)).toBe(false);
});

const links: [what: string, link: string, to: string, path: string][] = [
  ['a file', 'content/insights/l.md', '../../secret.md', 'content/insights/l.md'],
  ['a folder', 'content/sectors', '..', 'content/sectors/secret.md'],
  ['one that leads nowhere', 'content/insights/n.md', 'nowhere', 'content/insights/n.md'],
];

test.each(links)('nothing is read or written behind a symbolic link: %s', (_, link, to, path) => {
  symlinkSync(to, join(root, link));
  expectRefused(path, /symbolic link/);
});

test('a save leaves nothing but the file', () => {
  write('content/insights/a.md', 'new');
  write('content/insights/b.md', 'another');
  expect(readdirSync(join(root, 'content/insights'))).toEqual(['a.md', 'b.md']);
  expect(readFileSync(join(root, 'content/insights/a.md'), 'utf8')).toBe('new');
});

test('what cannot be written says why, and leaves nothing', () => {
  expect(() => write('content/missing/a.md', 'x')).toThrow(
    'content/missing/a.md cannot be written. Its folder is missing.',
  );
  mkdirSync(join(root, 'content/insights/folder.md'));
  expect(() => write('content/insights/folder.md', 'x')).toThrow(/cannot be written/);
  expect(readdirSync(join(root, 'content/insights'))).toEqual(['a.md', 'folder.md']);
});
