import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = import.meta.dirname;

/** The layers that each layer may import. Tests and the top may import everything. */
const layers: Record<string, readonly string[]> = {
  kernel: [],
  forms: ['kernel'],
  content: ['kernel'],
  prose: ['kernel', 'content'],
  seo: ['kernel', 'content'],
  illustration: ['kernel'],
  ui: ['kernel', 'illustration', 'content'],
  widgets: ['kernel', 'forms', 'ui'],
  pages: ['kernel', 'forms', 'content', 'illustration', 'ui', 'widgets'],
  routes: ['kernel', 'content', 'seo', 'pages'],
  render: [
    ...['kernel', 'content', 'illustration', 'seo', 'routes', 'pages', 'ui', 'widgets'],
    ...['assets', 'bundle', 'audit'],
  ],
  bundle: ['kernel', 'content'],
  assets: ['kernel', 'content', 'illustration', 'pages'],
  audit: ['kernel', 'content', 'routes'],
  listings: ['kernel', 'content', 'routes', 'bundle'],
  hosts: ['kernel', 'routes', 'render'],
  output: ['kernel'],
  browser: ['kernel', 'forms', 'ui', 'widgets'],
};

/** Packages that a layer must not import. */
const forbidden: Record<string, RegExp> = {
  kernel: /^(node:(?!crypto)|react)/,
  forms: /^(node:|react|zod$)/,
  content: /^react/,
  prose: /^(node:|react)/,
  seo: /^(node:|react)/,
  illustration: /^(node:|react)/,
  ui: /^node:/,
  widgets: /^(node:|zod$|react-router|react-dom\/server|@supabase)/,
  pages: /^node:/,
  routes: /^node:/,
  render: /^node:(?!crypto|path)/,
  browser: /^(node:|zod$|react-router|react-dom\/server)/,
};

/** Disk, bundler, database and backend are accessed only in these files. */
const accessPoints: [thing: RegExp, file: string][] = [
  [
    /^node:fs/,
    'content/reader.ts content/code-files.ts bundle/builder.ts output/cache.ts output/damage.ts output/lock.ts output/output.ts',
  ],
  [/^esbuild$/, 'bundle/bundle.ts'],
  [/^node:sqlite$/, 'output/cache.ts'],
  [/^@supabase\//, 'browser/backend.ts'],
];

type File = { name: string; text: string; imports: string[]; typeImports: string[] };

const files: File[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|e2e)\.tsx?$/.test(name))
  .filter((name) => !name.startsWith('e2e/'))
  .map((name) => {
    const text = readFileSync(join(src, name), 'utf8');
    const found = [...text.matchAll(/^(?:import|export) (type )?[^;]*?from '([^']+)'/gms)];
    const from = (types: boolean) =>
      found.filter((match) => Boolean(match[1]) === types).map((match) => match[2] ?? '');
    return { name, text, imports: from(false), typeImports: from(true) };
  });

const layerOf = (name: string) => (name.includes('/') ? (name.split('/')[0] ?? '') : 'top');
const target = (name: string, path: string) => relative(src, resolve(src, dirname(name), path));

test('no layer imports a layer that it may not', () => {
  const wrong = files.flatMap(({ name, imports, typeImports }) => {
    const allowed = layers[layerOf(name)];
    if (!allowed) return [];
    return [...imports, ...typeImports]
      .filter((path) => path.startsWith('.'))
      .map((path) => target(name, path))
      .filter((path) => layerOf(path) !== layerOf(name) && !allowed.includes(layerOf(path)))
      .map((path) => `${name} imports ${path}`);
  });
  expect(wrong).toEqual([]);
});

test('every folder is a layer', () => {
  const folders = [...new Set(files.map(({ name }) => layerOf(name)))];
  expect(folders.filter((folder) => folder !== 'top' && !layers[folder])).toEqual([]);
});

test('no layer uses a package that it may not', () => {
  const wrong = files.flatMap(({ name, imports }) =>
    imports
      .filter((path) => forbidden[layerOf(name)]?.test(path))
      .filter(
        (path) => !accessPoints.some(([thing, where]) => thing.test(path) && where.includes(name)),
      )
      .filter((path) => !(layerOf(name) === 'content' && path.startsWith('node:')))
      .map((path) => `${name} uses ${path}`),
  );
  expect(wrong).toEqual([]);
});

test('disk, bundler, database and backend are each accessed from their listed files only', () => {
  const wrong = files.flatMap(({ name, imports }) =>
    accessPoints
      .filter(([thing, where]) => imports.some((path) => thing.test(path)) && !where.includes(name))
      .map(([thing]) => `${name} touches ${thing}`),
  );
  expect(wrong).toEqual([]);
});

test('there are no import cycles', () => {
  const graph = new Map(
    files.map(({ name, imports }) => [
      name,
      imports.filter((path) => path.startsWith('.')).map((path) => target(name, path)),
    ]),
  );
  const circles: string[] = [];
  const visit = (name: string, way: readonly string[]) => {
    if (way.includes(name)) circles.push([...way.slice(way.indexOf(name)), name].join(' > '));
    else if (!seen.has(name)) {
      for (const next of graph.get(name) ?? []) visit(next, [...way, name]);
      seen.add(name);
    }
  };
  const seen = new Set<string>();
  for (const name of graph.keys()) visit(name, []);
  expect(circles).toEqual([]);
});

test('every stylesheet styles the block that it is named after', () => {
  const wrong = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(ui|widgets|pages)\/[^/]*\.css$/.test(name))
    .filter((name) => {
      const block = name.replace(/^.*\/|\.css$/g, '');
      return !new RegExp(`\\.${block}[\\s:,{._>]`).test(readFileSync(join(src, name), 'utf8'));
    });
  expect(wrong).toEqual([]);
});

test('only tokens.css has colours', () => {
  const wrong = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && name !== 'styles/tokens.css')
    .filter((name) => /#(?!0000\b)[0-9a-f]{3,8}\b/i.test(readFileSync(join(src, name), 'utf8')));
  expect(wrong).toEqual([]);
});

test('drawings and stylesheets use the same colours', () => {
  const tokens = readFileSync(join(src, 'styles/tokens.css'), 'utf8');
  const palette = readFileSync(join(src, 'illustration/palette.ts'), 'utf8');
  for (const [, name, colour] of palette.matchAll(/(\w+): '(#\w{6})'/g)) {
    expect(tokens).toContain(`--${name}: ${colour?.toLowerCase()}`);
  }
});

test('no markup has a style attribute, which the policy would block', () => {
  expect(files.filter(({ text }) => /\bstyle=/.test(text)).map(({ name }) => name)).toEqual([]);
});

test('ARCHITECTURE.md names files that exist', () => {
  const text = readFileSync(join(src, 'ARCHITECTURE.md'), 'utf8');
  const named = [...text.matchAll(/`((?:src|templates)\/[\w./-]+\.\w+)`/g)].map((m) => m[1] ?? '');
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !existsSync(join(src, '..', name)))).toEqual([]);
});
