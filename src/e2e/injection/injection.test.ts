import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { pageParts } from '../../engine/audit/page-notes.ts';
import { markdown } from '../../engine/content/markdown.ts';
import { readContent } from '../../engine/content/reader.ts';
import { attempt } from '../../engine/kernel/problem.ts';
import { renderPage } from '../../engine/render/render-page.tsx';
import { headTags } from '../../engine/seo/head.ts';
import { loadSite, routeTable } from '../../site/own-site.ts';
import { fixtureRoot, fixtureSite } from '../fixtures/fixture-site.ts';
import { rendering } from '../units/rendering.ts';
import { hasFields, mapValues, withVectors } from './injected.ts';
import { injectionVectors } from './injection-vectors.ts';

const files = (await readContent(fixtureRoot)).filter(hasFields);

test('there are a hundred vectors, all different', () => {
  expect(new Set(injectionVectors).size).toBe(100);
});

/** One file of each folder, and every file that exists once. */
const oneOfEach = files.filter(({ path }, at) => {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const isAlone = folder === 'content/' || folder === 'content/pages/';
  const isFirst = files.findIndex((other) => other.path.startsWith(folder)) === at;
  return isAlone || isFirst;
});

/** In each round every field gets another vector, and every vector stands in many fields. */
const rounds = Array.from({ length: 10 }, (_, round) => round);

test.each(rounds)('vectors in every field are reported with file and line, round %i', (round) => {
  const names = new Set(oneOfEach.map(({ path }) => path));
  const changed = oneOfEach.map(
    (file, at) =>
      withVectors(file, (place) => injectionVectors.at((at * 7 + place + round * 10) % 100) ?? '')
        .file,
  );
  const others = files.filter(({ path }) => !names.has(path));
  const { problems } = attempt(() => loadSite([...others, ...changed]));
  expect(problems.length).toBeGreaterThan(50);
  expect(problems.filter(({ file, line }) => !file || line === undefined)).toEqual([]);
});

test.each(injectionVectors)('%j in a text is refused with its line, or harmless', (vector) => {
  const { body, problems } = markdown(`Before.\n\n${vector}\n\nAfter.`, 'content/x.md', 10);
  for (const { line } of problems) expect(line).toBeGreaterThanOrEqual(12);
  expect(dangers(`<body>${body.html}</body>`)).toEqual([]);
});

/** A text with a vector in a place of each kind of block. */
const inBlocks: readonly ((vector: string) => string)[] = [
  (vector) => `> [!NOTE]\n> ${vector}`,
  (vector) => `> [!${vector}]\n> Words.`,
  (vector) => `> Words.\n> — ${vector}`,
  (vector) => `- [x] ${vector}`,
  (vector) => `| ${vector} | B |\n|--:|:-:|\n| 1 | 2 |`,
  (vector) => `\`\`\`${vector}\nwords\n\`\`\``,
  (vector) => `\`\`\`html\n${vector}\n\`\`\``,
  (vector) => `\`\`\`js\n"${vector}"\n\`\`\``,
  (vector) => `\`\`\`chart ${vector}\n| A | B |\n|---|---|\n| a | 1 |\n| b | 2 |\n\`\`\``,
  (vector) => `\`\`\`chart T\n| A | ${vector} |\n|---|---|\n| ${vector} | 1 |\n| b | 2 |\n\`\`\``,
  (vector) => `Words.[^1]\n\n[^1]: ${vector}`,
  (vector) => `Words.[^${vector}]\n\n[^${vector}]: A note.`,
];

test('no vector in a block of a text runs', () => {
  const found = injectionVectors.flatMap((vector) =>
    inBlocks.flatMap((text) => {
      const { body } = markdown(text(vector), 'content/x.md');
      return dangers(`<body>${body.html}</body>`).map((what) => `${text(vector)}: ${what}`);
    }),
  );
  expect(found).toEqual([]);
});

/** Everything in a page of text that runs script or links to script. */
function dangers(html: string): string[] {
  const { blocked, inline, links, assets } = pageParts(html);
  const wild = [...links, ...assets].filter(
    (href) => !/^(https?:\/\/|mailto:|tel:\+?\d+$|\/|#|\?)/.test(href),
  );
  return [...blocked, ...inline.map(({ text }) => text), ...wild];
}

/** The set of tags, each with its attributes. */
function shape(html: string): Set<string> {
  const found = new Set<string>();
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      for (const name of ['', ...Object.keys(attributes)]) found.add(`${tag} ${name}`);
    },
  });
  parser.end(html);
  return found;
}

const fixed = new RegExp(
  '^(path|html|href|id|image|motif|link|page|url|related|source|logo|kind|subject|thing|view|beam|' +
    'team|section|project|person|light|main|deep|accent|soft)$',
);

/** Words that pages show. Other fields are addresses, names, dates and choices, which schemas hold. */
const isWords = (path: readonly PropertyKey[], value: unknown) =>
  typeof value === 'string' &&
  !/^\d{4}-\d\d-\d\d$/.test(value) &&
  !fixed.test(String(path.findLast((step) => typeof step === 'string')));

test('all vectors in all texts together add no tag, attribute or address to any page', () => {
  const all = injectionVectors.join(' ');
  // The same shape as the frozen site, with other strings.
  const nasty = mapValues(fixtureSite, [], (path, value) =>
    isWords(path, value) ? all : value,
  ) as typeof fixtureSite;
  const known = new Set(render(fixtureSite).flatMap(({ html }) => [...shape(html)]));
  for (const { path, html } of render(nasty)) {
    expect(html.length, path).toBeGreaterThan(all.length);
    expect(
      [...shape(html)].filter((part) => !known.has(part)),
      path,
    ).toEqual([]);
    expect(dangers(html), path).toEqual([]);
  }
}, 120_000);

function render(site: typeof fixtureSite): { path: string; html: string }[] {
  return routeTable(site).map((route) => {
    const head = headTags(route.handle.metadata, site.settings.name);
    const { body } = renderPage(route, { ...rendering, site });
    return { path: route.path, html: `<head>${head}</head><body>${body}</body>` };
  });
}
