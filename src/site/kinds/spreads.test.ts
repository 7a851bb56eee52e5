import { describe, expect, test } from 'vitest';
import { markdown } from '../../engine/content/markdown.ts';
import type { ShownExhibit } from './shown-exhibit.ts';
import { detailsOf, isAsked, lookOf, opensWide, spreadsOf } from './spreads.tsx';

const { body } = markdown(
  'Before.\n\n## One\n\nFirst.\n\n## Two\n\nSecond.\n\n## Three\n\nThird.\n\n## Four\n\nLast.',
  'x.md',
);
// Where it stands depends on nothing else of it.
const exhibit = (section: string, kind: ShownExhibit['kind']) =>
  ({ section, kind }) as ShownExhibit;
const plate = (section: string) => exhibit(section, 'plate');
const chart = (section: string) => exhibit(section, 'chart');

test('what stands beside a heading stays beside those that follow it', () => {
  const spreads = spreadsOf(body, [plate('One'), plate('Three')]);
  expect(spreads.map(({ beside, more }) => [beside.length, more.length])).toEqual([
    [0, 0],
    [1, 1],
    [1, 1],
  ]);
  expect(spreads[1]?.more[0]).toContain('Second.');
});

test('what goes across the page comes right after its own heading', () => {
  const [, one, two] = spreadsOf(body, [plate('One'), chart('One')]);
  expect(one).toMatchObject({ more: [], beside: [{ kind: 'plate' }], across: [{ kind: 'chart' }] });
  expect(two?.html).toContain('Second.');
});

const { body: opening } = markdown('## One\n\nFirst.\n\n## Two\n\nSecond.', 'x.md');

test.each<[title: string, exhibits: ShownExhibit[], opens: boolean]>([
  ['a page opens on what goes across it with its first words', [chart('One')], true],
  ['not on what comes later', [chart('Two')], false],
  ['nor where something stands beside those words', [chart('One'), plate('One')], false],
  ['nor on words alone', [], false],
])('%s', (_, exhibits, opens) => {
  expect(opensWide({ body: opening, exhibits })).toBe(opens);
});

test('a part is told apart from its heading, so that it can stand on its drawing', () => {
  const [, one] = spreadsOf(body, [exhibit('One', 'drawing')]);
  expect(one?.across).toHaveLength(1);
  expect(one?.heading).toMatch(/^<h2.*One.*<\/h2>/);
  expect(one?.html.slice(one.heading.length)).toContain('First.');
});

test('no word of a text is lost between spreads', () => {
  const whole = (html: string) => html.replaceAll(/\s/g, '');
  const spreads = spreadsOf(body, [chart('Two'), plate('Four')]);
  const joined = spreads.map(({ html, more }) => html + more.join('')).join('');
  expect(whole(joined)).toBe(whole(body.html));
});

describe('in rows', () => {
  const placesOf = (exhibits: readonly ShownExhibit[]) =>
    spreadsOf(body, exhibits).map(({ beside, more, across }) => [
      beside.length,
      more.length,
      across.length,
    ]);

  test('parts with nothing beside them stand together, but for one that has something across', () => {
    expect(placesOf([chart('Two')])).toEqual([
      [0, 1, 0],
      [0, 0, 1],
      [0, 1, 0],
    ]);
  });

  test('what goes across ends what stands beside a sheet', () => {
    const sheet = { ...exhibit('One', 'report'), piece: {} } as ShownExhibit;
    expect(placesOf([sheet, chart('Three')])).toEqual([
      [0, 0, 0],
      [1, 1, 0],
      [0, 0, 1],
      [0, 0, 0],
    ]);
  });
});

const { body: text } = markdown(
  '## One\n\nFirst.\n\n## Two\n\n| A | B |\n|---|---|\n| a | b |\n\n## Three\n\nThird.\n\n## Four\n\nFourth.\n\n## Five\n\nLast.',
  'x.md',
);
const drawn = (section: string) => ({ ...exhibit(section, 'drawing'), drawing: 'coast' }) as const;
const person = (section: string) => exhibit(section, 'person');

test('a drawing keeps the words of its part, and everything else stays beside its own', () => {
  const parts = spreadsOf(text, [drawn('Three'), person('Three'), person('One')]);
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
  expect(isAsked(text.html)).toBe(false);
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

test('what is read rather than seen or said is looked up, once a page has shown something', () => {
  const read = Array.from({ length: 41 }, () => 'word').join(' ');
  const { body } = markdown(
    `## One\n\n${read}\n\n## Two\n\nSaid.\n\n## Three\n\n${read}\n\n## Four\n\nSaid.\n\n## Five\n\n${read}\n\n| A |\n|---|\n| a |`,
    'x.md',
  );
  const details = detailsOf(body, [chart('Two')]);
  expect(details.map(({ name }) => name)).toEqual(['Three']);
  const told = spreadsOf(body, [chart('Two')], details);
  const words = told.flatMap(({ html, more }) => [html, ...more]);
  expect(words.map((html) => /[A-Z]\w+/.exec(html.replace(/<[^>]*>/, ''))?.[0])).toEqual([
    ...['One', 'Two', 'Four', 'Five'],
  ]);
  expect(detailsOf(body, [])).toEqual([]);
});
