import { expect, test } from 'vitest';
import { noTarget, typedAddress } from './typed-address.ts';

const pages = [
  { path: '/services', title: 'Services', file: 'x', kind: 'Page', isHeld: false },
  { path: '/', title: 'Home', file: 'y', kind: 'Page', isHeld: false },
];

const media = [{ name: 'price-list.pdf', kind: 'download' as const, at: 0, uses: [], earlier: [] }];

const cases: [typed: string, address: string | undefined][] = [
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['http://example.com', 'https://example.com'],
  ['www.example.com/prices', 'https://www.example.com/prices'],
  ['example.co.uk', 'https://example.co.uk'],
  ['mailto:nell@pierlight.example', 'mailto:nell@pierlight.example'],
  [' nell@pierlight.example ', 'mailto:nell@pierlight.example'],
  ['/services#prices', '/services#prices'],
  ['/nowhere#prices', undefined],
  ['/services', undefined],
  ['price-list.pdf', 'price-list.pdf'],
  ['../media/price-list.pdf', 'price-list.pdf'],
  ['menu.pdf', undefined],
  ['example.com/menu.pdf', 'https://example.com/menu.pdf'],
  ['paid ads', undefined],
  ['javascript:alert(1)', undefined],
];

test.each(cases)('%s typed into the link box becomes %s', (typed, address) => {
  expect(typedAddress(typed, { pages, media })?.path).toBe(address);
});

test('a link to a missing page is reported with the cure', () => {
  expect(noTarget('menu.pdf')).toMatch(
    /^There is no file “menu.pdf” among “Pictures and files”. Add it/,
  );
  expect(noTarget('/nowhere#prices')).toMatch(
    /^No page has the address \/nowhere#prices. Search for/,
  );
  expect(noTarget('paid ads')).toBe('No page matches. Try fewer words.');
});
