import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { client } from '../data/client.ts';
import { marks } from '../illustration/art.ts';
import { faceNames, faces } from '../illustration/faces.ts';
import { wordmark } from './wordmark.ts';

const { clients } = fixtureSite;
const drawn = clients.map((one) => [
  one.id,
  wordmark(one, readFileSync(faces[one.logo.face ?? 'fraunces'])),
]);

test.for(drawn)('the wordmark of %s fits the space that pages reserve for it', ([, svg = '']) => {
  const [left = NaN, top = NaN, width = NaN, height = NaN] = numbers(svg, 'viewBox');
  const room = { width: numbers(svg, 'width')[0], height: numbers(svg, 'height')[0] };
  expect(room.width).toBeLessThanOrEqual(264);
  expect(room.height).toBe(60);
  const places = [...svg.matchAll(/ d="([^"]+)"/g)].slice(-1).flatMap(([, d = '']) => corners(d));
  expect(places.length).toBeGreaterThan(20);
  // Coordinates are rounded to tenths, and so is the box.
  const slack = 0.2;
  for (const [x, y] of places) {
    expect(x).toBeGreaterThan(left - slack);
    expect(x).toBeLessThan(left + width + slack);
    expect(y).toBeGreaterThan(top - slack);
    expect(y).toBeLessThan(top + height + slack);
  }
});

test.for(drawn)('the wordmark of %s is small and consists of outlines only', ([, svg = '']) => {
  expect(svg.length).toBeLessThan(9 * 1024);
  expect(svg.replace(/ d="[^"]+"/g, '')).toMatch(
    /^<svg xmlns="http[^"]+" fill="#0E2127" [^>]+>(<path[^>]*\/>){1,2}<\/svg>$/,
  );
  expect(svg).not.toMatch(/NaN|undefined|Infinity|style=|id="|\d\.\d\d/);
});

test('a letter that the typeface lacks is reported with the client and the letter', () => {
  const one = client.parse({ id: 'beetle', name: 'Cafe Жук', logo: { face: 'fraunces' } });
  expect(() => wordmark(one, readFileSync(faces.fraunces))).toThrow(
    '"beetle" needs "Ж", which the face "fraunces" lacks. Choose another.',
  );
});

test('every typeface and mark is used by a client', () => {
  const used = clients.map(({ logo }) => logo);
  expect(new Set(used.map(({ face }) => face))).toEqual(new Set(faceNames));
  expect(new Set(used.flatMap(({ mark }) => mark ?? []))).toEqual(new Set(marks.names));
});

function numbers(svg: string, attribute: string): number[] {
  return (new RegExp(` ${attribute}="([^"]+)"`).exec(svg)?.[1] ?? '').split(' ').map(Number);
}

/** The points on the path without its control points, which may lie outside the box. */
function corners(outline: string): [x: number, y: number][] {
  let [x, y] = [0, 0];
  return [...outline.matchAll(/([Mlqc])([^Mlqcz]*)/g)].flatMap(([, step = 'M', places = '']) => {
    const lengths = (places.match(/-?(\d+(\.\d+)?|\.\d+)/g) ?? []).map(Number);
    const size = { M: 2, l: 2, q: 4, c: 6 }[step] ?? NaN;
    // Without a letter, a step is like the one before it.
    return Array.from({ length: lengths.length / size }, (_, at): [number, number] => {
      const [right = NaN, down = NaN] = lengths.slice(at * size, (at + 1) * size).slice(-2);
      [x, y] = step === 'M' ? [right, down] : [x + right, y + down];
      return [x, y];
    });
  });
}
