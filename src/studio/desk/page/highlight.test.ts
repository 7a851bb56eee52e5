import { expect, test } from 'vitest';
import { withHighlight } from './highlight.ts';

const cases: [title: string, text: string, selected: string, becomes: string][] = [
  ['is marked, without the space after it', 'We sold out.', 'sold ', 'We ==sold== out.'],
  ['is no longer, pressed again', 'We ==sold== out.', 'sold', 'We sold out.'],
  ['takes in what was highlighted', 'We ==sold== out.', '==sold== out', 'We ==sold out==.'],
  ['stays the same if nothing is selected', 'We sold out.', '', 'We sold out.'],
];

test.each(cases)('what is highlighted %s', (_, text, selected, becomes) => {
  const start = text.indexOf(selected);
  expect(withHighlight(text, start, start + selected.length)).toBe(becomes);
});
