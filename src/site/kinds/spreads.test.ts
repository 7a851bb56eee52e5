import { expect, test } from 'vitest';
import { markdown } from '../../engine/content/markdown.ts';
import type { ShownExhibit } from './shown-exhibit.ts';
import { spreadsOf } from './spreads.tsx';

const { body } = markdown(
  'Before.\n\n## One\n\nFirst.\n\n## Two\n\nSecond.\n\n## Three\n\nThird.\n\n## Four\n\nLast.',
  'x.md',
);
const plate = (section: string): ShownExhibit => ({
  ...{ section, kind: 'plate', struck: ['Old'], instead: 'New.' },
});
const chart = (section: string): ShownExhibit => ({
  ...{ section, kind: 'chart', counts: '12 sails', from: { path: '/projects/x', client: 'X' } },
  chart: { series: [4, 8], names: ['May', 'June'], thing: 'sail', each: 1, key: '1 sail' } as never,
});

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
