import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { slowProjects } from '../../vitest.config.ts';
import { root } from './root.ts';

const tests = ['src', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  )
  .filter((path) => /\.(test|e2e|long)\.tsx?$/.test(path));

const patterns = Object.values(slowProjects).flat();
const units = tests.filter(
  (path) => /\.test\.tsx?$/.test(path) && !patterns.some((pattern) => matchesGlob(path, pattern)),
);

/** The paths of all our modules that a file imports, directly or indirectly. */
function modules(path: string, found = new Set<string>()): Set<string> {
  const text = readFileSync(join(root, path), 'utf8');
  for (const [, next = ''] of text.matchAll(/^import (?!type )[^;]*?from '(\.[^']+)'/gm)) {
    const target = relative(root, resolve(root, dirname(path), next));
    if (!found.has(target) && /\.tsx?$/.test(target)) modules(target, found.add(target));
  }
  return found;
}

/** Modules that start a server, a database or a browser, or build a whole site. */
const slow = [
  ...['src/engine/build.ts', 'src/studio/serve/static-server.ts', 'src/studio/serve/postgres.ts'],
  ...[
    'src/e2e/hosts/web-server.ts',
    'src/e2e/journeys/browser-options.ts',
    'src/e2e/engines/puppeteer-engine.ts',
    'src/e2e/engines/webkit-engine.ts',
  ],
];

test.each(units)('%s is a unit test: it starts nothing and builds no whole site', (path) => {
  expect([...modules(path)].filter((module) => slow.includes(module))).toEqual([]);
});

test('every pattern of a slow project matches a test', () => {
  const unused = patterns.filter((pattern) => !tests.some((path) => matchesGlob(path, pattern)));
  expect(unused).toEqual([]);
});

const reaches = (path: string, folder: string) =>
  [...modules(path)].filter((module) => module.startsWith(folder));

test.each(tests.filter((path) => /^src\/(e2e\/)?engine\//.test(path)))(
  '%s is about the engine alone: it knows neither the agency nor its tools',
  (path) => {
    expect([...reaches(path, 'src/site/'), ...reaches(path, 'src/studio/')]).toEqual([]);
  },
);

test('only the test of the real content reads it, so that staff break nothing else', () => {
  const readers = tests.filter((path) => modules(path).has('src/e2e/fixtures/real-content.ts'));
  expect(readers).toEqual(['src/real-content.test.ts']);
});
