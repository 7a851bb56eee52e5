import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, expect, test } from 'vitest';
import { fixtureSite } from '../e2e/fixture-site.ts';
import { root } from '../e2e/root.ts';
import { routeTable } from '../routes/route-table.ts';
import { fontInstance, typefacePath } from './font.ts';
import { openFont } from './lettering.ts';
import { rasters } from './rasters.ts';
import { cardSources, shareCard, shareCards, titleAxes } from './share-card.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
const typeface = readFileSync(typefacePath);
const font = openFont(await fontInstance(typeface, titleAxes));
const pages = routeTable(fixtureSite).filter(({ handle }) => handle.canonical);
const shares = pages.map(({ handle }) => handle.share);

afterAll(() => rmSync(folder, { recursive: true }));

/** Nothing behind the words, so that what is drawn is the words alone. */
const nothing = {
  name: 'nothing',
  scheme: 'noon' as const,
  width: 1200,
  height: 630,
  draw: () => '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"></svg>',
};

const titles: [what: string, title: string][] = [
  ['a word', 'Work'],
  ['a long word', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'],
  ['a hundred wide letters', 'W'.repeat(100)],
  ['a hundred letters in short words', 'why we do so much '.repeat(6).slice(0, 100)],
  ...shares.map(({ title }): [string, string] => [`“${title}”`, title]),
];

test.each(titles)('%s stays left of the tower and above the bars', (_, title) => {
  const words = shareCard({ asset: 'a.png', title, picture: nothing }, 'Pierlight', font);
  const { x = NaN, y = NaN, width = NaN, height = NaN } = new Resvg(words).getBBox() ?? {};
  expect(x).toBeGreaterThanOrEqual(60);
  expect(x + width).toBeLessThanOrEqual(960);
  expect(y).toBeGreaterThanOrEqual(40);
  expect(y + height).toBeLessThanOrEqual(348);
});

test('every page has a picture of its own, of 1200 by 630 px and at most 120 KB', async () => {
  const cards = shareCards(pages, { name: 'Pierlight', typeface, code: [] });
  const pictures = [...(await rasters(cards, folder))];
  for (const [name, png] of pictures) {
    const header = new DataView(png.buffer, png.byteOffset);
    expect([header.getUint32(16), header.getUint32(20)], name).toEqual([1200, 630]);
    expect(png.length, name).toBeLessThanOrEqual(120 * 1024);
  }
  expect(new Set(pictures.map(([, png]) => Buffer.from(png).toString('base64'))).size).toBe(
    pages.length,
  );
});

test('a card is set anew where its words, its picture, the typeface or the code are others', () => {
  const [page] = pages;
  if (!page) throw new Error('There are no pages.');
  const share = page.handle.share;
  const retitled = { ...page, handle: { ...page.handle, share: { ...share, title: 'Other' } } };
  const repainted = { ...page, handle: { ...page.handle, share: { ...share, picture: nothing } } };
  const options = { name: 'Pierlight', typeface, code: [new Uint8Array([1])] };
  const sources = [
    shareCards([page], options),
    shareCards([retitled], options),
    shareCards([repainted], options),
    shareCards([page], { ...options, name: 'Other' }),
    shareCards([page], { ...options, typeface: new Uint8Array([2]) }),
    shareCards([page], { ...options, code: [new Uint8Array([2])] }),
  ].map((cards) => cards.get(share.asset)?.source);
  expect(new Set(sources).size).toBe(sources.length);
  expect(shareCards([page], options).get(share.asset)?.source).toBe(sources[0]);
});

test('a card that was kept is not drawn', async () => {
  const drawing = { source: 'a card', draw: async () => nothing.draw() };
  const first = await rasters(new Map([['a.png', drawing]]), folder);
  const draw = () => Promise.reject(new Error('It was drawn.'));
  expect(await rasters(new Map([['a.png', { ...drawing, draw }]]), folder)).toEqual(first);
});

test('the code that sets the words is all of the code that does', () => {
  const used = new Set<string>();
  const follow = (path: string) => {
    if (used.has(path)) return;
    used.add(path);
    const text = readFileSync(join(root, path), 'utf8');
    for (const [, next = ''] of text.matchAll(/^import (?!type )[^;]*?from '(\.[^']+)'/gm)) {
      follow(join(dirname(path), next));
    }
  };
  follow('src/emit/share-card.ts');
  expect(['package-lock.json', ...[...used].sort()]).toEqual(cardSources);
});
