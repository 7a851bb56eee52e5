import { expect, test } from 'vitest';
import { type Photograph, photographMarkup } from './photograph.ts';

const photograph = (width: number, height: number): Photograph => ({
  ...{ name: 'kiln.jpg', digest: 'abcdefghi', width, height, colour: 'a3b' },
  formats: ['avif', 'webp', 'jpg'],
});
const widths = (srcSet = '') => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

test('a small photograph is never enlarged: its own width is the widest', () => {
  const { sources, img } = photographMarkup(photograph(1000, 500), 'text');
  expect(sources.map(({ srcSet }) => widths(srcSet))).toEqual([
    [400, 800, 1000],
    [400, 800, 1000],
  ]);
  expect(img).toMatchObject({ width: 1000, height: 500, className: 'colour-a3b' });
});

test('a large cover comes in widths up to 2,560 px', () => {
  const { sources, img } = photographMarkup(photograph(8660, 5773), 'cover');
  expect(widths(sources[0]?.srcSet)).toEqual([800, 1200, 1600, 2000, 2560]);
  expect(img).toMatchObject({ width: 2560, height: 1707 });
});

test('a browser is told how wide a cover is before it is cropped to its frame', () => {
  const { sizes } = photographMarkup(photograph(3000, 1000), 'cover');
  expect(sizes).toBe('(max-width:899px) 300vw,125vw');
});

test('a picture from a phone asks for the narrower files that a text shows it in', () => {
  expect(photographMarkup(photograph(1080, 2400), 'text').sizes).toContain('420px');
});
