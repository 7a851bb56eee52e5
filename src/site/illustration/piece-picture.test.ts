import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { root } from '../../e2e/root.ts';
import { lettersOfFace } from '../brand/outlined-letters.ts';
import { shownExample, shownPiece } from '../kinds/project/shown-piece.ts';
import { clientInks } from '../kinds/project/subject.ts';
import type { FaceName } from './faces.ts';
import { faces } from './faces.ts';
import { houseBrand, nightInks } from './inks.ts';
import { palette } from './palette.ts';
import { type PieceDrawing, type PieceOptions, piecePicture } from './piece-picture.ts';

const read = (face: FaceName) => readFileSync(join(root, faces[face]));
const drawn = (options: PieceOptions) =>
  piecePicture(options).draw(lettersOfFace(options.face, read));

const projectPieces = fixtureSite.projects.flatMap(({ pieces = [], path, caseStudy }) => {
  const inks = clientInks(caseStudy.client, fixtureSite.clients);
  return pieces.flatMap((one) => {
    const { drawn } = shownPiece(one, path.slice(1), inks, fixtureSite);
    return drawn ? [drawn] : [];
  });
});

const examples = fixtureSite.examples.flatMap((example) =>
  example.pieces.flatMap((one) => shownExample(example, one, '').drawn ?? []),
);
const pieces = [...projectPieces, ...examples];

test.each(pieces)('a drawing of a piece has at most 16 KB: $seed, $drawing.kind', (one) => {
  expect(drawn(one).length).toBeLessThanOrEqual(16 * 1024);
  expect(drawn(one)).toBe(drawn(one));
});

test.each(pieces)('no piece is cut by the page’s own colour: $seed, $drawing.kind', (one) => {
  const { height } = piecePicture(one);
  const [, ...shapes] = drawn(one).split(/<(?=rect)/);
  for (const ground of [palette.paper, palette.ink]) {
    expect(
      shapes.filter((shape) => shape.includes(ground) && shape.includes(`height="${height}"`)),
    ).toEqual([]);
  }
});

const base = { seed: 'x', brand: houseBrand, face: 'public-sans' } as const;

test('the sheet of an example says that it is one, over its figures', () => {
  const report = examples.find(({ drawing }) => drawing.kind === 'report');
  const set: string[] = [];
  const noting = {
    line: () => '',
    outlines: () => '',
    set: (words: string) => `${set.push(words)}`,
  };
  if (report) piecePicture(report).draw(noting);
  expect(set).toContain('Example');
});

test('each letter of a drawing is written once, however often it is set', () => {
  const drawing: PieceDrawing = { kind: 'feed', posts: Array(9).fill({ words: 'noon' }) };
  const svg = drawn({ ...base, drawing });
  expect(svg.match(/<path id=/g)).toHaveLength(2);
  expect(svg.match(/<use href=/g)).toHaveLength(9 * 4);
});

test.each([
  ['wall', houseBrand.main, houseBrand.accent],
  ['windows', palette.beam, houseBrand.deep],
] as const)('a reader counts as many in a %s as its figures say', (form, first, rest) => {
  const [before, after] = ['7', '30'].map((figure) => ({ figure, counts: 'months' }));
  if (!before || !after) throw new Error('There are no figures.');
  for (const size of ['cover', 'case'] as const) {
    const svg = drawn({ ...base, drawing: { kind: 'tally', form, before, after, size } });
    const count = (fill: string) =>
      new RegExp(`<path fill="${fill}" d="([^"]*)"`).exec(svg)?.[1]?.match(/M/g)?.length ?? 0;
    expect([size, count(first), count(rest) + (form === 'windows' ? 1 : 0)]).toEqual([size, 7, 23]);
  }
});

test('a result and that of the year before have bars on one scale', () => {
  const year = (...series: number[]) => ({ figure: '1', counts: 'jobs', series });
  const names = ['Apr', 'May'];
  const svg = drawn({
    ...base,
    drawing: { kind: 'years', names, now: year(2, 8), before: year(4, 4) },
  });
  const heights = [...svg.matchAll(/v([\d.]+)h-/g)].map(([, high]) => Number(high));
  expect(heights.map((high) => (high / Math.max(...heights)) * 8)).toEqual([2, 8, 4, 4]);
});

test('the last picture of a project is all in its client’s colours', () => {
  const svg = drawn({ ...base, drawing: { kind: 'lit', subject: 'shower', size: 'case' } });
  expect(svg).toContain(houseBrand.main);
  for (const dark of Object.values(nightInks)) expect(svg).not.toContain(dark);
});

test('the beam shows a subject in its client’s colours, and the dark has none of them', () => {
  const drawing: PieceDrawing = { kind: 'reveal', subject: 'shower', size: 'case', from: 'left' };
  const svg = drawn({ ...base, drawing });
  const [, dark, lit] = svg.split('<symbol ').map((symbol) => symbol.split('</symbol>')[0]);
  for (const colour of Object.values(houseBrand)) expect(lit).toContain(colour);
  expect(dark).toContain(nightInks.main);
  expect(dark).not.toContain(houseBrand.main);
  // As a whole, each is a view of the same file, which the page's script shows.
  expect(svg.match(/<view id="\w+"/g)).toEqual(['<view id="dark"', '<view id="lit"']);
});

test('what a project’s page opens with is lit from edge to edge until the beam turns', () => {
  const side = { subject: 'shower', size: 'case', from: 'left' } as const;
  const [whole, beam] = [true, false].map((isWhole) =>
    drawn({ ...base, drawing: { kind: 'reveal', ...side, isWhole } }),
  );
  expect(beam).toContain('<clipPath');
  expect(whole).not.toContain('<clipPath');
  expect(whole?.match(/<view id="\w+"/g)).toEqual(['<view id="dark"', '<view id="lit"']);
});

test('the ad that won is in the colours of its client, and the other one is dark', () => {
  const variants = [
    { subject: 'bath', words: 'Won', figure: '2%' },
    { subject: 'bath', words: 'Lost', figure: '1%' },
  ] as const;
  const lit = (winner: number) =>
    drawn({ ...base, drawing: { kind: 'ad', variants, winner } }).split('<svg x=')[1] ?? '';
  expect(lit(1)).toContain(houseBrand.main);
  expect(lit(2)).not.toContain(houseBrand.main);
});
