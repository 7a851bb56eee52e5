import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

const words = (count: number) => 'word '.repeat(count);

test('a line that is short enough is shown as it is', () => {
  expect(excerpt('[x](/nowhere)', '/nowhere', 40)).toBe('[x](/nowhere)');
});

test.each([
  ['at its start', `[x](/nowhere) ${words(90)}`],
  ['in its middle', `${words(90)}[x](/nowhere) ${words(90)}`],
  ['at its end', `${words(90)}[x](/nowhere)`],
])('of a long paragraph the part is shown that has the mistake %s', (_, line) => {
  const shown = excerpt(line, '/nowhere', 60);
  expect(shown).toContain('/nowhere');
  expect(shown.length).toBeLessThanOrEqual(60);
  expect(line).toContain(shown.replaceAll('…', ''));
});

test('a long line that says none of a problem’s words is shown from its start', () => {
  expect(excerpt(words(90), '', 20)).toBe('word word word word…');
});
