import { expect, test } from 'vitest';
import { mendedLinks } from './links-here.ts';
import { savedTexts } from './saved-content.ts';

const path = 'content/insights/reels.md';
const text = `---
title: Reels
---

See [ads](/services/paid-media#prices) and [work](/work?category=Strategy).
`;
const texts = savedTexts([{ path, bytes: new TextEncoder().encode(text) }]);
const lead = { from: '/services/paid-media', to: '/services/films', own: 'content/services/x.md' };

test('a page that is moved keeps the place that links name; another page has no such place', () => {
  expect(mendedLinks(texts, lead).get(path)).toContain('(/services/films#prices)');
  const elsewhere = { ...lead, isElsewhere: true };
  expect(mendedLinks(texts, elsewhere).get(path)).toContain('(/services/films) and [work](/work?');
});
