import { expect, test } from 'vitest';
import { markdown } from '../../engine/content/markdown.ts';
import type { ShownExhibit } from './shown-exhibit.ts';
import { isAsked, lookOf, spreadsOf } from './spreads.tsx';

const long = 'word '.repeat(41);
const text = (last = long) =>
  `## One\n\n${long}\n\n## Two\n\n| A | B |\n|---|---|\n| a | b |\n\n## Three\n\n${long}\n\n## Four\n\n${long}\n\n## Five\n\n${last}`;
const { body } = markdown(text(), 'x.md');
const drawn = (section: string) => ({ section, kind: 'drawing', drawing: 'coast' }) as ShownExhibit;
const person = (section: string) => ({ section, kind: 'person' }) as ShownExhibit;

test('a drawing keeps the words of its part, and everything else stays beside its own', () => {
  const parts = spreadsOf(body, [drawn('Three'), person('Three'), person('One')]);
  expect(parts.map(({ across, beside }) => [across[0]?.drawing, beside.length])).toEqual([
    [undefined, 1],
    ['coast', 1],
    [undefined, 0],
  ]);
});

test('points come after the drawing of what they follow from', () => {
  const { body } = markdown('## One\n\nFirst.\n\n- A point\n\nLast.', 'x.md');
  const [one] = spreadsOf(body, [drawn('One')]);
  expect(one?.html).not.toContain('A point');
  expect(one?.points).toMatch(/A point.*Last\./s);
  expect(spreadsOf(body, [])[0]?.html).toContain('A point');
});

test('a table is shown as messages only where its rows begin with a question', () => {
  const { html } = markdown('| A | B |\n|---|---|\n| Open late? | Until ten |', 'x.md').body;
  expect(isAsked(html)).toBe(true);
  expect(isAsked(body.html)).toBe(false);
});

const tables: [title: string, cells: string, isFirst: boolean, look: string][] = [
  ['what is done or not is looked up on a sheet', 'Ads | Yes', true, 'text--ledger'],
  ['dates are read off a board', '2 January | Work', false, 'text--board'],
  ['so are the days of a week', 'Saturday | Game day', false, 'text--board'],
  ['ways in, with which a page begins, are one line', 'Metro | Gosforth', true, 'text--line'],
  ['any other table stays as it is', 'Roker Pier | The council', false, ''],
];

test.each(tables)('%s', (_, cells, isFirst, look) => {
  const { html } = markdown(`| A | B |\n|---|---|\n| ${cells} |`, 'x.md').body;
  expect(lookOf(html, isFirst)).toBe(look);
});
