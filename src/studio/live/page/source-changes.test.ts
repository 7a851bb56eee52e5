// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { applyChanges } from './source-changes.ts';

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

beforeEach(() => {
  document.body.innerHTML = '';
});

/** Shows one source, lets a visitor or script change the page, and applies another source. */
function saved(before: string, after: string, meanwhile: () => void = () => {}): string {
  document.body.innerHTML = before;
  meanwhile();
  applyChanges(document.body, parsed(before), parsed(after));
  return document.body.innerHTML;
}

const cases: [what: string, before: string, after: string][] = [
  ['words', '<p>One</p>', '<p>Two</p>'],
  ['an attribute', '<p class="a" id="x">One</p>', '<p class="b">One</p>'],
  ['a paragraph in between', '<p>1</p><p>3</p>', '<p>1</p><p>2</p><p>3</p>'],
  ['a deletion', '<p>1</p><p>2</p><p>3</p>', '<p>1</p><p>3</p>'],
  ['another order', '<p>1</p><p>2</p><p>3</p>', '<p>3</p><p>1</p><p>2</p>'],
  ['another element', '<h2>One</h2>', '<h3>One</h3>'],
  ['text beside elements', 'a<b>c</b>d', 'e<b>c</b>'],
];

test.each(cases)('%s in the new source are on the page', (_, before, after) => {
  expect(saved(before, after)).toBe(after);
});

test('what scripts and visitors did stays, unless the save changed that very thing', () => {
  const details = (words: string) => `<details><summary>Q</summary><p>${words}</p></details>`;
  const html = saved(details('Old'), details('New'), () => {
    document.querySelector('details')?.setAttribute('open', '');
    document.body.append(Object.assign(document.createElement('i'), { id: 'trail' }));
  });
  expect(html).toBe('<details open=""><summary>Q</summary><p>New</p></details><i id="trail"></i>');
});

const form = (legend: string) =>
  `<div data-widget="form" data-props='{"legend":"${legend}"}'><p>${legend}</p><input name="name"></div>`;

test('a widget whose source is the same is left to React', () => {
  saved(`<h1>One</h1>${form('A')}`, `<h1>Two</h1>${form('A')}`, () => {
    document.querySelector('[data-widget] p')?.replaceWith('React was here');
  });
  expect(document.querySelector('h1')?.textContent).toBe('Two');
  expect(document.querySelector('[data-widget]')?.textContent).toBe('React was here');
});

test('a widget whose source has changed is replaced, and keeps the focus', () => {
  saved(form('A'), form('B'), () => document.querySelector('input')?.focus());
  expect(document.querySelector('p')?.textContent).toBe('B');
  expect(document.activeElement).toBe(document.querySelector('input'));
});

test('where neighbours come or go, questions that are open and the focus stay', () => {
  const field = '<input name="name"><details><summary>Q</summary></details>';
  const before = `<main><p>1</p>${field}<p>2</p></main>`;
  saved(before, `<main><h2>0</h2><p>1</p>${field}<p>3</p></main>`, () => {
    document.querySelector('input')?.focus();
    document.querySelector('details')?.setAttribute('open', '');
  });
  expect(document.querySelector('main')?.textContent).toBe('01Q3');
  expect(document.activeElement).toBe(document.querySelector('input'));
  expect(document.querySelector('details')?.open).toBe(true);
});
