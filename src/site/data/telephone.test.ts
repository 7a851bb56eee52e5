import { expect, test } from 'vitest';
import { internationalNumber, onOneLine, telephoneUrl } from './telephone.ts';

test('a number is called the same from Sunderland and from abroad', () => {
  expect(internationalNumber('0191 498 0123')).toBe('+44 191 498 0123');
  expect(telephoneUrl('0191 498 0123')).toBe('tel:+441914980123');
  expect(telephoneUrl('+44 191 498 0123')).toBe('tel:+441914980123');
});

test('nothing but a number gets into the address', () => {
  expect(telephoneUrl('0191 498 0123"><script>')).toBe('tel:+441914980123');
});

test('a line never breaks within a telephone number', () => {
  expect(onOneLine('0191 498 0123')).toBe('0191\u00a0498\u00a00123');
});
