import { expect, test } from 'vitest';
import { noindexReason } from './noindex.ts';

const settings = { name: 'Tiny', email: 'hello@tiny.example' };
const original = { isCopy: false, settings: { ...settings, url: 'https://tiny.example' } };
const staging = { isCopy: true, settings: { ...settings, url: 'https://staging.example' } };

test('the site at its own address may be listed', () => {
  expect(noindexReason(original)).toBeUndefined();
});

test('a copy at another address is not to be listed', () => {
  expect(noindexReason(staging)).toContain('https://staging.example');
});

test('NOINDEX keeps the site itself out, and what measures a copy lets it in', () => {
  expect(noindexReason(original, true)).toBe('NOINDEX is set');
  expect(noindexReason(staging, false)).toBeUndefined();
});
