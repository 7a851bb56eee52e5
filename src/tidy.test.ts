import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { slowProjects } from '../vitest.config.ts';

const root = join(import.meta.dirname, '..');

const wings = ['engine', 'site', 'studio'] as const;

/**
 * The rooms of a wing in order, as its README lists them: those of one row are level. Files of a row
 * are one room.
 */
function floorsOf(wing: string): readonly (readonly string[])[] {
  const text = readFileSync(join(root, 'src', wing, 'README.md'), 'utf8');
  const section = text.split('\n## ').find((part) => part.startsWith('Its rooms')) ?? '';
  const rows = section.split('\n').flatMap((row) => /^\| (`[^|]+) \|/.exec(row)?.[1] ?? []);
  return rows.map((cell) => [...cell.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name));
}

const floors: Readonly<Record<string, ReturnType<typeof floorsOf>>> = {
  ...Object.fromEntries(wings.map((wing) => [wing, floorsOf(wing)])),
  // Stylesheets alone, which every wing may import.
  styles: [],
};

/** A file's wing, its room, and how high the room is in the wing. */
function placeOf(name: string): { wing: string; room: string; floor: number } {
  const [wing = '', ...rest] = name.split('/');
  const path = rest.join('/');
  const all = (floors[wing] ?? []).flatMap((rooms, floor) =>
    rooms.map((room) => ({
      wing,
      floor,
      room: room.endsWith('/') ? room : `files ${floor}`,
      at: room,
    })),
  );
  const [found] = all
    .filter(({ at }) => (at.endsWith('/') ? path.startsWith(at) : path === at))
    .sort((a, b) => b.at.length - a.at.length);
  return found ?? { wing, room: path, floor: -1 };
}

/** The rooms that may use what lies outside: the disk, processes, packages that weigh much. */
const users: readonly [thing: RegExp, rooms: RegExp][] = [
  [/^node:fs/, /^(engine\/(bundle|content|output)|studio\/(desk|serve))$/],
  [/^node:child_process$/, /^(engine\/files \d+|studio\/(desk|serve))$/],
  [/^node:sqlite$/, /^engine\/output$/],
  [
    /^node:(?!crypto)/,
    /^(engine\/(assets|bundle|content|hosts|media|output|render|files \d+)|studio\/(leads|live|desk|serve))$/,
  ],
  [/^node:crypto$/, /^(engine(?!\/(seo|widgets|browser)$)|studio(?!\/.*\/page$))\//],
  [/^esbuild$/, /^engine\/bundle$/],
  [/^sharp$/, /^engine\/media$/],
  [/^@supabase\//, /^engine\/browser$/],
  [/^react-dom\/server$/, /^engine\/render$/],
  [/^react-router/, /^(engine\/render|site\/ui)$/],
  [/^react/, /^(engine\/(render|widgets|browser)|site\/(kinds|ui|widgets)|studio\/desk\/page)$/],
  // Its smaller half, `zod/mini`, is sent to the browser.
  [/^zod$/, /^(engine\/content|site\/(data|kinds)|studio\/(authoring|desk|leads))$/],
];

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

/** Every stylesheet of ours, and what it imports; but for those of the engine's own small site. */
const sheets: File[] = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') && !path.includes('tiny-site'))
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

const target = (name: string, path: string) => nameOf(resolve(dirname(pathOf(name)), path));
const roomOf = (name: string) => {
  const { wing, room } = placeOf(name);
  return `${wing}/${room}`.replace(/\/$/, '');
};
const layerOf = (name: string) => name.split('/')[0] ?? '';

/** Our own files that a file names: at its head, later, for a type, or as a stylesheet. */
const named = ({ name, imports, typeImports }: File) =>
  [...imports, ...typeImports]
    .filter((path) => path.startsWith('.'))
    .map((path) => target(name, path));

/** Their own tests' site may use all of the engine; what is in no wing, everything. */
const isHeld = ({ name }: File) =>
  Object.hasOwn(floors, layerOf(name)) && !name.startsWith('engine/tiny-site/');

test('the engine imports nothing of site or studio, the site nothing of studio, and none of them a test', () => {
  const rank = (name: string) => [...wings, 'e2e', 'scripts'].indexOf(layerOf(name) as 'e2e');
  const inWings = shipped.filter(({ name }) => rank(name) >= 0);
  const wrong = [...inWings, ...sheets].flatMap((file) =>
    named(file)
      .filter((path) => rank(path) > rank(file.name))
      .map((path) => `${file.name} imports ${path}`),
  );
  expect(wrong).toEqual([]);
});

test('a room imports only rooms above it in the README of its wing', () => {
  const wrong = files.filter(isHeld).flatMap((file) => {
    const own = placeOf(file.name);
    return named(file)
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => ({ path, ...placeOf(path) }))
      .filter(
        ({ wing, room, floor }) => wing === own.wing && room !== own.room && floor >= own.floor,
      )
      .map(({ path }) => `${file.name} imports ${path}`);
  });
  expect(wrong).toEqual([]);
});

test('every file stands in a room', () => {
  const lost = files.filter(isHeld).filter(({ name }) => placeOf(name).floor < 0);
  expect(lost.map(({ name }) => name)).toEqual([]);
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

/** The paths of all our modules that a test runs, directly or indirectly. */
function modulesOf(name: string, found = new Set<string>()): Set<string> {
  const imports = all.find((file) => file.name === name)?.imports ?? [];
  for (const path of imports.filter((path) => path.startsWith('.'))) {
    const next = target(name, path);
    if (!found.has(next)) modulesOf(next, found.add(next));
  }
  return found;
}

const reaching = (tests: readonly File[], modules: RegExp) =>
  tests.flatMap(({ name }) =>
    [...modulesOf(name)].filter((path) => modules.test(path)).map((path) => `${name} runs ${path}`),
  );

const tests = all.filter(isTest);
const patterns = Object.values(slowProjects).flat();
const isSlow = ({ name }: File) =>
  patterns.some((pattern) => matchesGlob(relative(root, pathOf(name)), pattern));

test('a unit test starts no server, database or browser, and builds no whole site', () => {
  const slow =
    /^(engine\/build|studio\/serve\/(static-server|postgres)|e2e\/(hosts\/web-server|journeys\/browser-options|engines\/(puppeteer|webkit)-engine))\.ts$/;
  const units = tests.filter((file) => /\.test\.tsx?$/.test(file.name) && !isSlow(file));
  expect(units.length).toBeGreaterThan(100);
  expect(reaching(units, slow)).toEqual([]);
});

test('every pattern of a slow project matches a test', () => {
  const names = tests.map(({ name }) => relative(root, pathOf(name)));
  const unused = patterns.filter((pattern) => !names.some((name) => matchesGlob(name, pattern)));
  expect(unused).toEqual([]);
});

test('tests of the engine know neither the agency nor its tools', () => {
  const own = tests.filter(({ name }) => /^(e2e\/)?engine\//.test(name));
  expect(reaching(own, /^(site|studio)\//)).toEqual([]);
});

test('only the test of the real content reads it, so that staff break nothing else', () => {
  expect(reaching(tests, /^e2e\/fixtures\/real-content\.ts$/)).toEqual([
    'real-content.test.ts runs e2e/fixtures/real-content.ts',
  ]);
});

test('no two files have one name, since they are two things', () => {
  // A kind of page has one name in every room, and the engine's own site says what every site must.
  const single = files.filter(
    ({ name }) => !/^((site\/kinds|scripts|engine\/tiny-site)\/|build\.ts$)/.test(name),
  );
  const sharing = Map.groupBy(single, ({ name }) => name.replace(/^.*\//, ''));
  const twice = [...sharing.values()].filter((these) => these.length > 1);
  expect(twice.map((these) => these.map(({ name }) => name))).toEqual([]);
});

test('only the rooms that are listed use the disk, processes, and packages that weigh much', () => {
  const wrong = files.filter(isHeld).flatMap(({ name, imports }) =>
    users
      .filter(([thing]) => imports.some((path) => thing.test(path)))
      .filter(([, rooms]) => !rooms.test(roomOf(name)))
      .map(([thing]) => `${name} uses ${thing}`),
  );
  expect(wrong).toEqual([]);
});

test('there are no import cycles, of types and stylesheets neither', () => {
  // The type of the content follows from the kinds, and kinds are written against that type.
  const ofContent = 'site/kinds/site.ts';
  const graph = new Map(
    [...files, ...sheets].map((file) => {
      const types = file.typeImports.map((path) => target(file.name, path));
      return [file.name, named(file).filter((path) => path !== ofContent || !types.includes(path))];
    }),
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
const isLoadedByName = ({ name }: File) =>
  /^(site\/(styles|browser\/motion)|studio\/(desk|live)\/page)\//.test(name);

test('a stylesheet styles the block that it is named after', () => {
  const wrong = sheets
    .filter((sheet) => !isLoadedByName(sheet))
    .filter(({ name, text }) => {
      const block = name.replace(/^.*\/|\.css$/g, '');
      return !new RegExp(`\\.${block}[\\s:,{._>]`).test(text);
    });
  expect(wrong.map(({ name }) => name)).toEqual([]);
  expect(sheets.filter(({ name }) => name.startsWith('site/kinds/')).length).toBeGreaterThan(20);
});

test('every other stylesheet is loaded', () => {
  const base = ({ name }: File) => name.replace(/^.*\//, '');
  const named = [...shipped, ...sheets].map(({ text }) => text).join('\n');
  const wrong = sheets
    .filter((sheet) => isLoadedByName(sheet) && sheet.name !== 'site/styles/base.css')
    .filter((sheet) => !new RegExp(`['"/]${base(sheet)}['"]`).test(named));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

const tokens = sheets.find(({ name }) => name === 'site/styles/tokens.css')?.text ?? '';
const others = sheets.filter(({ name }) => name !== 'site/styles/tokens.css');

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
  const palette = readFileSync(join(root, 'src', 'site/illustration/palette.ts'), 'utf8');
  for (const [, name, colour] of palette.matchAll(/(\w+): '(#\w{6})'/g)) {
    expect(tokens).toContain(`--${name}: ${colour?.toLowerCase()}`);
  }
});

test('a colour of the tokens is written in the palette and nowhere else', () => {
  const values = new RegExp([...tokens.matchAll(/#[0-9a-f]{6}\b/g)].join('|'), 'i');
  const template = 'templates/document.html';
  const all = [...shipped, { name: template, text: readFileSync(join(root, template), 'utf8') }];
  const wrong = all
    .filter(({ name }) => name !== 'site/illustration/palette.ts')
    .filter(({ text }) => values.test(text));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('no markup carries a style attribute, which the policy would block', () => {
  expect(shipped.filter(({ text }) => /\bstyle=/.test(text)).map(({ name }) => name)).toEqual([]);
});
