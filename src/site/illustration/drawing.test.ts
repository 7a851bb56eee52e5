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
