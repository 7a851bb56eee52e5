import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

const words = (count: number) => 'word '.repeat(count);
const message = 'The link "/nowhere" leads to no page.';

test('a line that is short enough is shown as it is', () => {
  expect(excerpt('[x](/nowhere)', message, 40)).toBe('[x](/nowhere)');
});

test.each([
  ['at its start', `[x](/nowhere) ${words(90)}`],
  ['in its middle', `${words(90)}[x](/nowhere) ${words(90)}`],
  ['at its end', `${words(90)}[x](/nowhere)`],
])('of a long paragraph the part is shown that has the mistake %s', (_, line) => {
  const shown = excerpt(line, message, 60);
  expect(shown).toContain('/nowhere');
  expect(shown.length).toBeLessThanOrEqual(60);
  expect(line).toContain(shown.replaceAll('…', ''));
});

test('a long line about which nothing is quoted is shown from its start', () => {
  expect(excerpt(words(90), 'is wrong.', 20)).toBe('word word word word…');
});
