import { expect, test } from 'vitest';
import { markdown } from '../../../engine/content/markdown.ts';
import type { ShownExhibit } from '../shown-exhibit.ts';
import { partsOf } from '../told.tsx';
import { rowsOf } from './service-text.tsx';

test('two parts with nothing beside them stand beside each other, and a third below', () => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five'];
  const text = names.map((name) => `## ${name}\n\nText.`).join('\n\n');
  const plate = { section: 'Two', kind: 'plate' } as ShownExhibit;
  const rows = rowsOf(partsOf(markdown(text, 'x.md').body, [plate]));
  expect(rows.map((row) => row.length)).toEqual([1, 1, 2, 1]);
});
