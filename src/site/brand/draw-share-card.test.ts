import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { root } from '../../e2e/root.ts';
import { openFont } from '../../engine/assets/lettering.ts';
import { drawingCode } from '../assets.ts';
import { routeTable } from '../own-site.ts';
import { shareCard, shareCards, titleAxes } from './draw-share-card.ts';
import { ownLetters } from './outlined-letters.ts';
import { typeface as own, ownInstance } from './typeface.ts';

const typeface = readFileSync(own.path);
const font = openFont(await ownInstance(typeface, titleAxes));
const letters = await ownLetters(typeface);
const pages = routeTable(fixtureSite).filter(({ handle }) => handle.canonical);
const shares = pages.map(({ handle }) => handle.share);

/** An empty picture, so that only the words are drawn. */
const nothing = {
  name: 'nothing',
  scheme: 'noon' as const,
  width: 1200,
  height: 630,
  options: {
    seed: '',
    scheme: 'noon' as const,
    size: 'share' as const,
    composition: { view: 'off' as const, motif: 'posts' as const },
  },
  draw: () => '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"></svg>',
};

const titles: [what: string, title: string][] = [
  ['a word', 'Work'],
  ['a long word', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'],
  ['a hundred wide letters', 'W'.repeat(100)],
  ['a hundred letters in short words', 'why we do so much '.repeat(6).slice(0, 100)],
  ...shares.map(({ title }): [string, string] => [`“${title}”`, title]),
];

test.each(titles)('%s stays left of the tower and above the bars', async (_, title) => {
  const words = shareCard({ asset: 'a.png', title, picture: nothing }, 'Pierlight', font, letters);
  const trimmed = sharp(Buffer.from(words)).trim().raw();
  const { info } = await trimmed.toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft = NaN, trimOffsetTop = NaN } = info;
  const [x, y] = [-trimOffsetLeft, -trimOffsetTop];
  expect(x).toBeGreaterThanOrEqual(60);
  expect(x + width).toBeLessThanOrEqual(960);
  expect(y).toBeGreaterThanOrEqual(40);
  expect(y + height).toBeLessThanOrEqual(348);
});

test('every page has a share image of its own, 1200 by 630 px and at most 120 KB', async () => {
  const card = shareCards({ name: 'Pierlight', typeface, code: '' });
  const pictures = await Promise.all(
    shares.map(async (share) => [share.asset, Buffer.from(await card(share).make())] as const),
  );
  for (const [name, png] of pictures) {
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], name).toEqual([1200, 630]);
    expect(png.length, name).toBeLessThanOrEqual(120 * 1024);
  }
  expect(new Set(pictures.map(([, png]) => png.toString('base64'))).size).toBe(pages.length);
});

test('a share image is rebuilt when its words, picture, typeface or code change', () => {
  const [share] = shares;
  if (!share) throw new Error('There are no pages.');
  const options = { name: 'Pierlight', typeface, code: 'a' };
  const sources = [
    shareCards(options)(share),
    shareCards(options)({ ...share, title: 'Other' }),
    shareCards(options)({ ...share, picture: nothing }),
    shareCards({ ...options, name: 'Other' })(share),
    shareCards({ ...options, typeface: new Uint8Array([2]) })(share),
    shareCards({ ...options, code: 'b' })(share),
  ].map(({ from }) => from);
  expect(new Set(sources).size).toBe(sources.length);
  expect(shareCards(options)(share).from).toBe(sources[0]);
});

test('all code that draws a share image is in the folders whose changes rebuild it', () => {
  const used = new Set<string>();
  const follow = (path: string) => {
    if (used.has(path)) return;
    used.add(path);
    const text = readFileSync(join(root, path), 'utf8');
    for (const [, next = ''] of text.matchAll(/^import (?!type )[^;]*?from '(\.[^']+)'/gm)) {
      follow(join(dirname(path), next));
    }
  };
  follow('src/site/brand/draw-share-card.ts');
  const outside = [...used].filter(
    (path) => !drawingCode.some((source) => path.startsWith(source)),
  );
  // These modules only name files and draw nothing.
  expect(outside).toEqual(['src/engine/kernel/digest.ts']);
});
