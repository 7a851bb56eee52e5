import { expect, test } from 'vitest';
import { isSaid } from './said.tsx';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

const cases: [title: string, html: string, is: boolean][] = [
  ['a short paragraph with a link is said large', '<p>See <a href="/x y">more</a>.</p>', true],
  ['forty words are', `<p>${words(40)}</p>`, true],
  ['their heading is not counted', `<h2 id="why">Why we began</h2><p>${words(40)}</p>`, true],
  ['forty-one are read', `<p>${words(41)}</p>`, false],
  ['a list is read', '<p>Two:</p><ul><li>a</li></ul>', false],
  ['what stands with a figure is read', '<p>Two.</p><aside>2</aside>', false],
];

test.each(cases)('%s', (_, html, is) => {
  expect(isSaid(html)).toBe(is);
});
