import { expect, test } from 'vitest';
import { type FormerAddress, formerAddressProblems } from './former-addresses.ts';

const source = { file: 'content/redirects.json', line: () => 1 };
const former = (from: string, to: string): FormerAddress => ({ from, to, source, at: [] });
const pages = new Set(['/work', '/notes', '/notes/page/2']);
const said = (...formers: FormerAddress[]) =>
  formerAddressProblems(formers, pages).map(({ message }) => message);

test('a former address may point to a page, a filtered list or an anchor on a page', () => {
  expect(
    said(former('/a', '/work'), former('/b', '/work?category=video'), former('/c', '/work#d')),
  ).toEqual([]);
});

test('a further page of a list cannot be a former address', () => {
  expect(said(former('/notes/page/2', '/work'))).toEqual([
    '"/notes/page/2" is a page of the site today, so it cannot be a former address too. Delete one of the two.',
  ]);
});

test('a former address is recognised with a query too', () => {
  expect(said(former('/a', '/work'), former('/b', '/a?x=y'))).toEqual([
    '"/a?x=y" is a former address itself. Write /work, where it leads.',
  ]);
});
