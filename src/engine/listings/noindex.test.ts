import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { noindexReason } from './noindex.ts';

const staging = {
  isCopy: true,
  settings: { ...fixtureSite.settings, url: 'https://staging.example' },
};

test('the site at its own address may be listed', () => {
  expect(noindexReason(fixtureSite)).toBeUndefined();
});

test('a copy at another address is not to be listed', () => {
  expect(noindexReason(staging)).toContain('https://staging.example');
});

test('NOINDEX keeps the site itself out, and what measures a copy lets it in', () => {
  expect(noindexReason(fixtureSite, true)).toBe('NOINDEX is set');
  expect(noindexReason(staging, false)).toBeUndefined();
});
