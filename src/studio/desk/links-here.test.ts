import { expect, test } from 'vitest';
import { fixtureRoot } from '../../e2e/fixtures/fixture-site.ts';
import { readContent } from '../../engine/content/reader.ts';
import { mendedLinks } from './links-here.ts';
import { withoutPage } from './moved-page.ts';
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

test('figures of a project that is deleted stay in other texts, as words', () => {
  const bytes = new TextEncoder().encode('---\ntitle: X\n---\n\nIt cost {{ calm-dog-each }}.\n');
  const taking = { path: 'content/insights/x.md', bytes };
  const all = savedTexts([...readContent(fixtureRoot), taking]);
  const changes = withoutPage({ path: 'content/projects/calm-dog.md' }, all);
  expect([...changes.keys()]).toEqual([taking.path, 'content/projects/calm-dog.md']);
  expect(changes.get(taking.path)).toMatch(/It cost £[\d.]+\.\n$/);
});
