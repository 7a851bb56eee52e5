import { expect, test } from 'vitest';
import { noindexReason } from './noindex.ts';

const settings = { name: 'Tiny', email: 'hello@tiny.example' };
const original = { isCopy: false, settings: { ...settings, url: 'https://tiny.example' } };
const staging = { isCopy: true, settings: { ...settings, url: 'https://staging.example' } };

test('NOINDEX keeps the site itself out, and what measures a copy lets it in', () => {
  expect(noindexReason(original, true)).toBe('NOINDEX is set');
  expect(noindexReason(staging, false)).toBeUndefined();
});
