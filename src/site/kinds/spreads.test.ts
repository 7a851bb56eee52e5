import { expect, test } from 'vitest';
import { markdown } from '../../engine/content/markdown.ts';
import type { ShownExhibit } from './shown-exhibit.ts';
import { spreadsOf } from './spreads.tsx';

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

test('no word of a text is lost between spreads', () => {
  const whole = (html: string) => html.replaceAll(/\s/g, '');
  const spreads = spreadsOf(body, [chart('Two'), plate('Four')]);
  const joined = spreads.map(({ html, more }) => html + more.join('')).join('');
  expect(whole(joined)).toBe(whole(body.html));
});
