import { describe, expect, test } from 'vitest';
import { markdown } from '../../engine/content/markdown.ts';
import type { ShownExhibit } from './shown-exhibit.ts';
import { opensWide, spreadsOf } from './spreads.tsx';

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

describe('as panels', () => {
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
