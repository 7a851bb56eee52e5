import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Said } from './said.tsx';

const look = (html: string) =>
  /class="(\w+)"/.exec(renderToStaticMarkup(<Said html={html} />))?.[1];

test('a text of up to forty words is set large, whatever its heading and marks', () => {
  const words = (count: number) => 'word '.repeat(count);
  expect(look(`<p>${words(40)}</p>`)).toBe('said');
  expect(look(`<h2 id="why">Why we began</h2><p><a href="/a b">${words(40)}</a></p>`)).toBe('said');
  expect(look(`<p>${words(41)}</p>`)).toBe('prose');
});
