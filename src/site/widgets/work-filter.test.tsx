// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { hydrated } from '../../e2e/units/hydrated.tsx';
import { categoryChips } from '../ui/chips.tsx';
import { WorkFilter } from './work-filter.tsx';

const studies = ['Content', 'Video', 'Content', 'Paid Media'].map((category) => ({ category }));
const chips = categoryChips(['Content', 'Paid Media', 'Video', 'Strategy'], studies);
const page = `<div id="all">${studies
  .map(({ category }, at) => `<p data-category="${category}">${at}</p>`)
  .join('')}</div>`;

async function start(address: string) {
  history.replaceState(null, '', address);
  return hydrated(<WorkFilter chips={chips} list="all" path="/work" />, page);
}

const shown = () =>
  [...document.querySelectorAll('#all > :not([hidden])')].map(({ textContent }) => textContent);
const told = () => document.querySelector('[role="status"]')?.textContent;
const chip = (name: string) =>
  [...document.querySelectorAll('.chips a')].find(({ textContent }) =>
    textContent?.startsWith(name),
  );
const chosen = () => document.querySelector('.chips [aria-current]')?.textContent;

test('all case studies show at first', async () => {
  const { complaints } = await start('/work');
  expect(shown()).toEqual(['0', '1', '2', '3']);
  expect(told()).toBe('Showing 4 of 4');
  expect(chosen()).toBe('All 4');
  expect(complaints).toEqual([]);
});

const choices: [name: string, shown: string[], address: string, told: string][] = [
  ['Content', ['0', '2'], '/work?category=content', 'Showing 2 of 4'],
  ['Paid Media', ['3'], '/work?category=paid-media', 'Showing 1 of 4'],
  ['Video', ['1'], '/work?category=video', 'Showing 1 of 4'],
  [
    'Strategy',
    [],
    '/work?category=strategy',
    'No Strategy case study yet. Choose another kind, or ask us about it.',
  ],
  ['All', ['0', '1', '2', '3'], '/work', 'Showing 4 of 4'],
];

test.each(choices)('%s shows its own case studies, and is in the address', async (...row) => {
  const [name, wanted, address, words] = row;
  const { click, complaints } = await start('/work?category=video');
  expect([shown(), complaints]).toEqual([['1'], []]);
  await click(chip(name));
  expect(shown()).toEqual(wanted);
  expect(location.pathname + location.search).toBe(address);
  expect(told()).toBe(words);
  expect(chosen()).toContain(name);
});

test('an unknown category shows all', async () => {
  await start('/work?category=nonsense');
  expect(shown()).toHaveLength(4);
  expect(chosen()).toBe('All 4');
});

test('other parameters in the address stay', async () => {
  const { click } = await start('/work?utm_source=mail#all');
  await click(chip('Video'));
  expect(location.search + location.hash).toBe('?utm_source=mail&category=video#all');
});

test('Back shows the previous selection', async () => {
  const { click } = await start('/work');
  await click(chip('Video'));
  await act(async () => {
    history.replaceState(null, '', '/work?category=content');
    dispatchEvent(new Event('popstate'));
  });
  expect(shown()).toEqual(['0', '2']);
});

test('a chip can be copied as a link and opened in another tab', async () => {
  await start('/work');
  expect(chip('Paid Media')?.getAttribute('href')).toBe('/work?category=paid-media');
  expect(chip('All')?.getAttribute('href')).toBe('/work');
});
