import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/**
 * Which layers each layer may import beside itself. The top, which is the build, may import the
 * generator, and what people run by hand everything. So may tests, but for that.
 */
const layers: Record<string, readonly string[]> = {
  kernel: [],
  forms: ['kernel'],
  content: ['kernel'],
  media: ['kernel', 'content', 'illustration'],
  data: ['kernel', 'content', 'illustration'],
  seo: ['kernel', 'data'],
  illustration: ['kernel'],
  ui: ['kernel', 'illustration', 'content', 'data'],
  widgets: ['kernel', 'forms', 'ui'],
  kinds: ['kernel', 'content', 'data', 'seo', 'illustration', 'ui', 'widgets'],
  prose: ['kernel', 'content', 'kinds'],
  authoring: ['kernel', 'content', 'data', 'kinds'],
  render: [
    ...['kernel', 'content', 'data', 'illustration', 'seo', 'kinds', 'ui', 'widgets'],
    ...['assets', 'bundle', 'audit'],
  ],
  bundle: ['kernel', 'content'],
  assets: ['kernel', 'content', 'data', 'illustration', 'kinds'],
  audit: ['kernel', 'content', 'kinds'],
  listings: ['kernel', 'content', 'data', 'kinds', 'bundle'],
  hosts: ['kernel', 'content', 'render'],
  output: ['kernel'],
  browser: ['kernel', 'forms', 'ui', 'widgets'],
  stages: [
    ...['kernel', 'content', 'media', 'kinds', 'assets', 'audit', 'render', 'listings', 'hosts'],
    'output',
  ],
  live: [
    ...['kernel', 'content', 'media', 'kinds', 'audit', 'render', 'listings', 'hosts', 'output'],
    'stages',
  ],
  desk: [
    ...['kernel', 'content', 'data', 'media', 'kinds', 'audit', 'render', 'output'],
    ...['prose', 'authoring', 'live'],
  ],
  'live-page': ['browser', 'live', 'styles', 'desk'],
  'desk-page': ['kernel', 'illustration', 'styles', 'desk', 'live', 'live-page'],
  serve: ['kernel', 'hosts', 'forms', 'bundle', 'live', 'desk'],
  leads: ['forms', 'serve'],
};

const generator = Object.keys(layers).filter(
  (layer) =>
    !['prose', 'authoring', 'live', 'desk', 'live-page', 'desk-page', 'serve', 'leads'].includes(
      layer,
    ),
);
layers.top = generator;
layers.e2e = [...Object.keys(layers)];
layers.scripts = [...Object.keys(layers)];

/** Packages that a layer must not know. */
const strangers: Record<string, RegExp> = {
  kernel: /^(node:(?!crypto)|react)/,
  forms: /^(node:|react|zod$)/,
  content: /^react/,
  data: /^(node:|react)/,
  prose: /^(node:|react)/,
  authoring: /^(node:|react)/,
  seo: /^(node:|react)/,
  illustration: /^(node:|react)/,
  ui: /^node:/,
  widgets: /^(node:|zod$|react-router|react-dom\/server|@supabase)/,
  kinds: /^node:/,
  render: /^node:(?!crypto|path)/,
  browser: /^(node:|zod$|react-router|react-dom\/server)/,
  live: /^(node:fs|react)/,
  desk: /^(node:fs|react)/,
  'live-page': /^(node:|react|zod)/,
  'desk-page': /^(node:|zod)/,
};

/** Each outside thing is touched by these files alone, or in these folders. */
const doors: [thing: RegExp, places: string[]][] = [
  [
    /^node:fs/,
    [
      ...['content/reader.ts', 'content/code-files.ts', 'bundle/builder.ts', 'output/cache.ts'],
      ...['output/damage.ts', 'output/build-lock.ts', 'output/output.ts', 'serve/static-server.ts'],
      ...['serve/backend-config.ts', 'serve/data-folder-lock.ts', 'serve/embedded-backend.ts'],
      ...[
        'serve/code-problem-page.ts',
        'serve/running-site.ts',
        'serve/start-error.ts',
        'serve/live-server.ts',
        'serve/part.ts',
        'serve/desk-server.ts',
        'desk/content-folder.ts',
        'desk/whole-change.ts',
        'desk/hidden-files.ts',
        'desk/earlier-versions.ts',
        'e2e/',
        'scripts/',
      ],
    ],
  ],
  [
    /^node:child_process$/,
    ['said-if-killed.ts', 'desk/git-command.ts', 'serve/', 'bundle/', 'e2e/', 'scripts/', 'leads/'],
  ],
  [/^esbuild$/, ['bundle/bundle.ts']],
  [/^sharp$/, ['media/sharp.ts', 'e2e/']],
  [/^node:sqlite$/, ['output/cache.ts']],
  [
    /^@supabase\//,
    [
      ...['browser/backend.ts', 'leads/staff-client.ts', 'e2e/journeys/stored-rows.ts'],
      'scripts/soak/killed-backend.ts',
    ],
  ],
];

const isDoor = (places: readonly string[], name: string) =>
  places.some((place) => (place.endsWith('/') ? name.startsWith(place) : name === place));

type File = { name: string; text: string; imports: string[]; typeImports: string[] };

/** Everything below `src/` by its path in it, and what lies outside by its path from the root. */
const nameOf = (path: string) => relative(root, path).replace(/^src\//, '');
const pathOf = (name: string) =>
  join(root, /^(scripts\/|build\.ts$)/.test(name) ? '' : 'src', name);

const all: File[] = ['src', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(root, folder, path),
    ),
  )
  .concat(join(root, 'build.ts'))
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ name: nameOf(path), ...importsOf(readFileSync(path, 'utf8')) }));

const isTest = ({ name }: File) => /\.(test|e2e|long)\.tsx?$/.test(name);
const files = all.filter((file) => !isTest(file));
const shipped = files.filter(({ name }) => !/^(e2e|scripts)\//.test(name));

/** Every stylesheet of ours, and what it imports. */
const sheets: File[] = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => {
    const text = readFileSync(join(root, 'src', path), 'utf8');
    const imports = [...text.matchAll(/@import (?:url\()?['"]([^'"]+)/g)];
    return {
      ...{ name: nameOf(join(root, 'src', path)), text, typeImports: [] },
      imports: imports.map((match) => match[1] ?? ''),
    };
  });

/** What a file imports, at its head or later, `import('…')`. Types are gone before it runs. */
function importsOf(text: string): Omit<File, 'name'> {
  const statements = [...text.matchAll(/^(?:import|export) (type )?[^;]*?from '([^']+)'/gms)];
  const bare = [...text.matchAll(/^(import) '([^']+)'/gm)].map((match) => match[2] ?? '');
  const later = [...text.matchAll(/(typeof )?\bimport\('([^']+)'\)/g)];
  const from = (types: boolean) =>
    [...statements, ...later]
      .filter((match) => Boolean(match[1]) === types)
      .map((match) => match[2] ?? '');
  return { text, imports: [...from(false), ...bare], typeImports: from(true) };
}

const layerOf = (name: string) => (name.includes('/') ? (name.split('/')[0] ?? '') : 'top');
const target = (name: string, path: string) => nameOf(resolve(dirname(pathOf(name)), path));

test('no layer imports a layer that it may not', () => {
  const wrong = files.flatMap(({ name, imports, typeImports }) => {
    const allowed = layers[layerOf(name)] ?? [];
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
  expect(folders.filter((folder) => !layers[folder])).toEqual([]);
});

test('nothing in src imports what people run by hand, not even a test', () => {
  const wrong = all
    .filter(({ name }) => layerOf(name) !== 'scripts')
    .flatMap(({ name, imports, typeImports }) =>
      [...imports, ...typeImports]
        .filter((path) => path.startsWith('.') && layerOf(target(name, path)) === 'scripts')
        .map((path) => `${name} imports ${path}`),
    );
  expect(wrong).toEqual([]);
});

test('no two files have one name, since they are two things', () => {
  // A kind of page has one name, in every room.
  const named = files.filter(({ name }) => !/^(kinds|scripts)\//.test(name));
  const sharing = Map.groupBy(named, ({ name }) => name.replace(/^.*\//, ''));
  const twice = [...sharing.values()].filter((these) => these.length > 1);
  expect(twice.map((these) => these.map(({ name }) => name))).toEqual([]);
});

test('no layer uses a package that it may not', () => {
  const wrong = files.flatMap(({ name, imports }) =>
    imports
      .filter((path) => strangers[layerOf(name)]?.test(path))
      .filter((path) => !doors.some(([thing, places]) => thing.test(path) && isDoor(places, name)))
      .filter((path) => !(layerOf(name) === 'content' && path.startsWith('node:')))
      .map((path) => `${name} uses ${path}`),
  );
  expect(wrong).toEqual([]);
});

test('disk, bundler, database and backend are each accessed from their listed files only', () => {
  const wrong = files.flatMap(({ name, imports }) =>
    doors
      .filter(
        ([thing, places]) => imports.some((path) => thing.test(path)) && !isDoor(places, name),
      )
      .map(([thing]) => `${name} touches ${thing}`),
  );
  expect(wrong).toEqual([]);
});

test('there are no import cycles, of types and stylesheets neither', () => {
  const graph = new Map(
    [...files, ...sheets].map(({ name, imports, typeImports }) => [
      name,
      [...imports, ...typeImports]
        .filter((path) => path.startsWith('.'))
        .map((path) => target(name, path)),
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

/** Those that every page has, and those of the desk and of live pages, are loaded by their names. */
const isLoadedByName = ({ name }: File) => /^(styles|desk-page|live-page)\//.test(name);

test('a stylesheet styles the block that it is named after', () => {
  const wrong = sheets
    .filter((sheet) => !isLoadedByName(sheet))
    .filter(({ name, text }) => {
      const block = name.replace(/^.*\/|\.css$/g, '');
      return !new RegExp(`\\.${block}[\\s:,{._>]`).test(text);
    });
  expect(wrong.map(({ name }) => name)).toEqual([]);
  expect(sheets.filter(({ name }) => name.startsWith('kinds/')).length).toBeGreaterThan(20);
});

test('every other stylesheet is loaded', () => {
  const base = ({ name }: File) => name.replace(/^.*\//, '');
  const named = [...shipped, ...sheets].map(({ text }) => text).join('\n');
  const wrong = sheets
    .filter((sheet) => isLoadedByName(sheet) && sheet.name !== 'styles/base.css')
    .filter((sheet) => !new RegExp(`['"/]${base(sheet)}['"]`).test(named));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

const tokens = sheets.find(({ name }) => name === 'styles/tokens.css')?.text ?? '';
const others = sheets.filter(({ name }) => name !== 'styles/tokens.css');

/** The custom properties that a stylesheet sets. */
const propertiesSet = (css: string) =>
  new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map((match) => match[1] ?? ''));

/** The values of a stylesheet's declarations, without the names of custom properties. */
const valuesOf = (css: string) =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/[\w-]+:\s*([^;{}]+)[;}]/g)].map((match) =>
    (match[1] ?? '').replace(/--[\w-]+/g, ''),
  );

/** Ink on paper, and what systems use for forced colours, are nobody's to choose. */
const colours = new RegExp(
  [
    '#(?!0000\\b)[0-9a-f]{3,8}\\b',
    '\\b(rgba?|hsla?|hwb|(ok)?lab|(ok)?lch|color|color-mix)\\(',
    '\\b(white|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|gold|navy|teal)\\b',
  ].join('|'),
  'i',
);

test('only the tokens hold colours', () => {
  const wrong = others.filter(({ text }) => valuesOf(text).some((value) => colours.test(value)));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('no other stylesheet sets a token', () => {
  const all = propertiesSet(tokens);
  expect(all.size).toBeGreaterThan(20);
  const wrong = others.filter(({ text }) => !propertiesSet(text).isDisjointFrom(all));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('a custom property is a token, or set in the folder that uses it, or has a fallback', () => {
  const byScripts = shipped.map(({ text }) => text).join('\n');
  const wrong = others.flatMap(({ name, text }) => {
    const here = others.filter((other) => dirname(other.name) === dirname(name));
    const known = propertiesSet([tokens, ...here.map(({ text }) => text)].join('\n'));
    return [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .map((match) => match[1] ?? '')
      .filter((used) => !known.has(used) && !byScripts.includes(`'${used}'`))
      .map((used) => `${name} uses ${used}`);
  });
  expect(wrong).toEqual([]);
});

test('the drawings and the stylesheet use the same colours', () => {
  const palette = readFileSync(join(root, 'src', 'illustration/palette.ts'), 'utf8');
  for (const [, name, colour] of palette.matchAll(/(\w+): '(#\w{6})'/g)) {
    expect(tokens).toContain(`--${name}: ${colour?.toLowerCase()}`);
  }
});

test('a colour of the tokens is written in the palette and nowhere else', () => {
  const values = new RegExp([...tokens.matchAll(/#[0-9a-f]{6}\b/g)].join('|'), 'i');
  const template = 'templates/document.html';
  const all = [...shipped, { name: template, text: readFileSync(join(root, template), 'utf8') }];
  const wrong = all
    .filter(({ name }) => name !== 'illustration/palette.ts')
    .filter(({ text }) => values.test(text));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('no markup carries a style attribute, which the policy would block', () => {
  expect(shipped.filter(({ text }) => /\bstyle=/.test(text)).map(({ name }) => name)).toEqual([]);
});
