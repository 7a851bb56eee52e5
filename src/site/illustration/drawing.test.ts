import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { artIn } from './art.ts';
import { type DrawingName, drawing, drawingSchemes } from './drawing.ts';
import { palette } from './palette.ts';
import { sizes } from './sizes.ts';

const drawingNames = Object.keys(drawingSchemes) as DrawingName[];

test('every drawing can be named in content, and no name lacks its drawing', () => {
  expect(drawingNames.toSorted()).toEqual(artIn('drawings').names.toSorted());
});

test.for(drawingNames)('%s is flat, and never has the page’s own colour', (name) => {
  const drawn = drawing(name, sizes.drawing);
  expect(drawn).not.toMatch(/NaN|undefined|style=|<script|radient|filter|mask|pattern|image/);
  expect(drawn).not.toContain(palette.paper);
});

test('the last shirt is in the colours of the club that sold it', () => {
  const clients = readFileSync('content/clients.json', 'utf8');
  const [, main, accent] =
    /"durham-peregrines".*?"main": "(#\w+)".*?"accent": "(#\w+)"/s.exec(clients) ?? [];
  const drawn = drawing('last-shirt', sizes.drawing);
  expect(drawn).toContain(`fill="${main}"`);
  expect(drawn).toContain(`fill="${accent}"`);
});
