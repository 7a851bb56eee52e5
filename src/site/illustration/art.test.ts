import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { artOf, subjects } from './art.ts';
import { contrast } from './contrast.ts';
import { houseBrand, inksOf, nightInks } from './inks.ts';
import { palette } from './palette.ts';

const folder = join(import.meta.dirname, 'art');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.svg'))
  .map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const);

test.each(files)('%s is well formed, and has nothing that the policy would block', (_, text) => {
  expect(XMLValidator.validate(text)).toBe(true);
  expect(text).not.toMatch(/\s(style|id|on\w+)=|<(style|script|image|foreignObject)|<svg[^>]*href/);
});

test.each(subjects.names)('%s is drawn in its client’s inks alone, and dark at night', (name) => {
  const used = (inks: typeof nightInks) =>
    subjects
      .named(name)
      .shapes(inks)
      .match(/#[0-9A-F]{6}/gi) ?? [];
  expect(Object.values(inksOf(houseBrand))).toEqual(
    expect.arrayContaining(used(inksOf(houseBrand))),
  );
  expect(used(nightInks).filter((colour) => contrast(colour, palette.ink) > 2)).toEqual([]);
});

test.each(subjects.names)('what moves of %s in a film goes or turns, in steps', (name) => {
  const shapes = subjects.named(name).shapes(inksOf(houseBrand));
  const point = '-?\\d+,-?\\d+';
  const goes = `${point}( ${point})+`;
  const turns = `${point}( -?\\d+){2,}`;
  for (const [element, moves] of shapes.matchAll(/<\w+[^>]* data-moves="([^"]*)"[^>]*>/g)) {
    expect(moves).toMatch(new RegExp(`^(${goes}|${turns})$`));
    // The film's transform would take the place of the drawing's.
    expect(element).not.toContain('transform=');
  }
});

const mistakes: Record<string, [text: string, answer: string]> = {
  'a colour that is not there': [
    '<svg><path fill="var(--mein)" d="M0 0"/></svg>',
    'has fill="var(--mein)", which names no colour of this drawing. Did you mean "main"?' +
      ' Write fill="var(--name)" with one of: light, main.',
  ],
  'a colour that every picture would share': [
    '<svg><path stroke="#ff0000" d="M0 0"/></svg>',
    'has stroke="#ff0000", which names no colour of this drawing.' +
      ' Write stroke="var(--name)" with one of: light, main.',
  ],
  'another kind of file': ['PNG', 'is not an SVG file. Save the drawing as SVG.'],
};

test.each(Object.entries(mistakes))('%s is told with file and cure', (_, [text, answer]) => {
  const drawing = artOf('src/bath.svg', text);
  expect(() => drawing.shapes({ light: '#FFFFFF', main: '#1C6468' })).toThrow(
    `src/bath.svg ${answer}`,
  );
});

test('what only an editor needs is left out', () => {
  const text = `<?xml version="1.0"?>
    <!-- From the office. -->
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
      <title>A bath</title>
      <path fill="var(--main, teal)" d="M0 0h9"
        stroke="none"/>
    </svg>`;
  expect(artOf('bath.svg', text).placed([1, 2, 3, 4], { main: '#1C6468' })).toBe(
    '<svg x="1" y="2" width="3" height="4" viewBox="0 0 9 9">' +
      '<path fill="#1C6468" d="M0 0h9" stroke="none"/></svg>',
  );
});
