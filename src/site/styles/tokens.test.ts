import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from '../illustration/contrast.ts';

const src = join(import.meta.dirname, '..');
const tokens = readFileSync(join(src, 'styles/tokens.css'), 'utf8');
const values = new Map(
  [...tokens.matchAll(/--([\w-]+): (#[0-9a-f]{6})([0-9a-f]{2})?;/g)].map(
    ([, name = '', ...parts]) => [name, parts],
  ),
);

/** `#RRGGBB`, blended with the background if it is translucent. */
function colour(name: string, ground = 'ink'): string {
  const [value = '', alpha] = values.get(name) ?? [];
  if (!alpha) return value.toUpperCase();
  const share = Number.parseInt(alpha, 16) / 255;
  const below = colour(ground);
  const mixed = [1, 3, 5].map((at) => {
    const [over, under] = [value, below].map((one) => Number.parseInt(one.slice(at, at + 2), 16));
    return Math.round((over ?? 0) * share + (under ?? 0) * (1 - share));
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The backgrounds of every text colour, in all states. WCAG 2.2, 1.4.3: 4.5 to 1. */
const text: [words: string, grounds: string[]][] = [
  ['ink', ['paper', 'white', 'bone', 'beam', 'pale', 'glass', 'dawn', 'sunset', 'blush']],
  ['muted', ['paper', 'white', 'bone']],
  ['white', ['red', 'ink']],
  ['paper', ['ink', 'deep']],
  ['beam', ['ink']],
  ['fog', ['ink']],
  ['pale', ['ink']],
  ['glass', ['ink']],
  ['dawn', ['ink']],
  ['error', ['paper', 'white']],
];

test.each(text)('text in %s has a contrast of at least 4.5 everywhere', (words, grounds) => {
  for (const ground of grounds) {
    expect(contrast(colour(words), colour(ground)), ground).toBeGreaterThanOrEqual(4.5);
  }
});

/** Text of 24 px or more, and the parts that identify a control: 3 to 1. */
const large: [what: string, grounds: string[]][] = [
  ['red', ['paper', 'white']],
  ['sea', ['white']],
  ['line', ['paper', 'white']],
  ['ink', ['paper', 'white', 'beam']],
];

test.each(large)('%s has a contrast of at least 3 for large text and borders', (what, grounds) => {
  for (const ground of grounds) {
    expect(contrast(colour(what), colour(ground)), ground).toBeGreaterThanOrEqual(3);
  }
});

test('no stylesheet uses a text colour that is not tested here', () => {
  const known = new Set([...text, ...large].map(([name]) => name));
  const set = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => [
      ...readFileSync(join(src, name), 'utf8').matchAll(/[\s;{]color: var\(--([\w-]+)\)/g),
    ])
    .map(([, name = '']) => name);
  expect(set.length).toBeGreaterThan(10);
  expect(set.filter((name) => !known.has(name))).toEqual([]);
});

test('no stylesheet gives an underline its thickness in the shorthand, which Safari ignores whole', () => {
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(src, file), 'utf8'));
  const decorations = sheets.flatMap((css) => css.match(/text-decoration: .*;/g) ?? []);
  expect(decorations.length).toBeGreaterThan(10);
  expect(decorations.filter((one) => /\d/.test(one))).toEqual([]);
});

test('what moves for ever moves by transforms, which take nothing from the main thread', () => {
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(src, file), 'utf8'))
    .join('');
  const endless = [...sheets.matchAll(/animation: ([\w-]+) [^;]*infinite/g)];
  expect(endless.length).toBeGreaterThan(0);
  for (const [, name] of endless) {
    const frames = new RegExp(`@keyframes ${name} \\{(.*?)\\n\\}`, 's').exec(sheets)?.[1] ?? '';
    const moved = [...frames.matchAll(/([\w-]+): /g)].map(([, property]) => property);
    expect([name, ...new Set(moved)]).toEqual([name, 'transform']);
  }
});
