import { expect, test } from 'vitest';
import { typedAddress } from './typed-address.ts';

const pages = [
  { path: '/services', title: 'Services', file: 'x', kind: 'Page', isHeld: false },
  { path: '/', title: 'Home', file: 'y', kind: 'Page', isHeld: false },
];

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
  ['paid ads', undefined],
  ['javascript:alert(1)', undefined],
];

test.each(cases)('whoever types %s into the box for a link gets %s', (typed, address) => {
  expect(typedAddress(typed, pages)?.path).toBe(address);
});
