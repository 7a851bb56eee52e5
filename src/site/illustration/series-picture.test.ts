import { expect, test } from 'vitest';
import type { Letters } from './letters.ts';
import { palette } from './palette.ts';
import { type Scheme, schemeNames, schemes } from './scheme.ts';
import type { Chart } from './series-layout.ts';
import { seriesPicture } from './series-picture.ts';
import { type Size, sizes } from './sizes.ts';
import { thingNames, things } from './things.ts';

const chart: Chart = {
  thing: 'containers',
  key: '1 enquiry',
  each: 1,
  names: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'],
  series: [3, 4, 5, 7, 8, 11],
};

type Word = { words: string; x: number; baseline: number; size: number };

/** Letters that only say where they would be set. */
function noting(note: (...line: Parameters<Letters['line']>) => void): Letters {
  const line: Letters['line'] = (...words) => {
    note(...words);
    return '';
  };
  return { line, set: () => '', outlines: () => '' };
}

/** The picture, and the words on it. */
function drawn(given: Partial<Chart> = {}, scheme: Scheme = schemes.noon, size: Size = sizes.card) {
  const words: Word[] = [];
  const letters = noting((text, { x, baseline, size }) =>
    words.push({ words: text, x, baseline, size }),
  );
  const svg = seriesPicture({ chart: { ...chart, ...given }, colours: scheme, ...size }, letters);
  return { svg, words };
}

test('the figures, the months, the scale and what one thing stands for are written on it', () => {
  const said = drawn().words.map(({ words }) => words);
  expect(said).toEqual(expect.arrayContaining(['3', '4', '5', '7', '8', '11', ...chart.names]));
  expect(said).toEqual(expect.arrayContaining(['2', '4', '6', '8', '10', '12', '= 1 enquiry']));
});

test('words are at least 11 px high where the picture is 350 px wide, as on a phone', () => {
  for (const size of [sizes.card, sizes.case]) {
    for (const { words, size: high } of drawn({}, schemes.noon, size).words) {
      expect((high * 350) / size.width, `${words} of ${size.width}`).toBeGreaterThan(9.5);
    }
  }
});

test('no edge of the beam runs through a number', () => {
  for (const series of [
    [3, 4, 5, 7, 8, 11],
    [11, 8, 7, 5, 4, 3],
    [5, 11, 4, 11, 3, 7],
  ]) {
    for (const size of Object.values(sizes)) {
      const { svg, words } = drawn({ series }, schemes.noon, size);
      const beam = /<path fill="#FFC93A" d="M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)/.exec(svg);
      const [lampX = 0, lampY = 0, endX = 0, endY = 0] = (beam ?? []).slice(1).map(Number);
      const edge = (x: number) => lampY + ((endY - lampY) * (lampX - x)) / (lampX - endX);
      const numbers = words.filter(
        (word) => series.includes(Number(word.words)) && word.x < lampX - 1,
      );
      for (const { x, baseline, size: high } of numbers) {
        expect(edge(x), String(size.width)).toBeLessThanOrEqual(baseline - high * 0.72);
      }
    }
  }
});

test.for(thingNames)('figures counted in %s are drawn in every scheme and size', (thing) => {
  for (const name of schemeNames) {
    for (const size of Object.values(sizes)) {
      const { svg } = drawn({ thing }, schemes[name], size);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d|style=|<style|<script|href="[^#]/);
      expect(svg).not.toMatch(/(width|height|r)="-/);
      expect(svg).not.toContain(palette.paper);
    }
  }
});

test('a picture for sharing leaves the upper left to the title', () => {
  const words: number[] = [];
  const letters = noting((_, { baseline, size }) => words.push(baseline - size * 0.72));
  const most = 100;
  const crowded = { ...chart, series: [88, 96, 100, 99, 98, 97], most };
  seriesPicture({ chart: crowded, colours: schemes.noon, ...sizes.share, isLow: true }, letters);
  // Where the title's box ends: `titleBox` in assets/draw-share-card.ts.
  for (const top of words) expect(top).toBeGreaterThan(326);
});

test('a chart that piles up has no number that could be cut', () => {
  const letters: Letters = {
    line: (words) => `<i>${words}</i>`,
    set: () => '',
    outlines: () => '',
  };
  const svg = seriesPicture({ chart, colours: schemes.noon, ...sizes.case }, letters);
  const piled = /<g id="columns">.*?<g id="front">/.exec(svg)?.[0];
  expect(piled).not.toContain('<i>');
  expect(svg).toContain('<i>11</i>');
});

test('where columns are narrow, months are initials', () => {
  const names = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];
  const series = names.map((_, at) => at + 1);
  const said = (size: Size) => drawn({ names, series }, schemes.noon, size).words;
  expect(said(sizes.case).map(({ words }) => words)).toContain('D');
  expect(said(sizes.cover).map(({ words }) => words)).toContain('Dec');
});

test('the light comes from the lighthouse that is the scale', () => {
  const { svg } = drawn();
  const lamp = svg.match(/<circle fill="#FFC93A" cx="([^"]*)" cy="([^"]*)"/);
  expect(svg).toContain(`<path fill="#FFC93A" d="M${lamp?.[1]} ${lamp?.[2]}L`);
});

test('dogs keep their size where the first column holds only part of one', () => {
  const slot = { left: 0, top: 0, width: 40, at: 0, share: 1 };
  const part = { ...slot, height: 24, share: 0.6, column: 0 };
  const dogs = things.dogs.draw([part, { ...slot, height: 40, column: 1 }], schemes.noon);
  expect(dogs).toContain('stroke-dasharray="0 40"');
});
