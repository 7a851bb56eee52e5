import { expect, test } from 'vitest';
import { inWords } from './git-words.ts';

const article = 'content/insights/reels.md';
const written = (more: string) => `---\ntitle: "Reels"\n${more}---\n\nWords.\n`;
const summary = (file: string, before: string | undefined, after: string) =>
  inWords({ file, how: before ? 'changed' : 'new', before, after }, '2026-11-24').words;

const [seen, later, draft] = ['date: 2026-03-12\n', 'date: 2026-12-24\n', 'draft: true\n'];

const fates: [before: string | undefined, after: string, words: string][] = [
  [seen, later, 'changed, leaves the site until 24 December 2026'],
  [undefined, later, 'new, goes live on 24 December 2026'],
  [seen, draft, 'changed, leaves the site as a draft'],
  [draft, seen, 'changed, goes live'],
  [undefined, draft, 'new, a draft'],
  [seen, seen, 'changed'],
  [draft, `${draft}tags: x\n`, 'changed, stays a draft'],
];

test.each(fates)('a page with %j that gets %j is described as %s', (before, after, words) => {
  const text = before && written(before);
  expect(summary(article, text, written(after)).replace(/, (one|2) words? (more|fewer)/, '')).toBe(
    `Article “Reels”: ${words}`,
  );
});

test('of lists and settings, what has changed is called as the form calls it', () => {
  const prices = (price: number, minimumAdSpend = 1000) =>
    JSON.stringify({ retainer: [{ name: 'One account', price }], minimumAdSpend });
  expect(summary('content/prices.json', prices(1000), prices(1100, 900))).toBe(
    'Prices: changed in Sizes and Minimum for ads',
  );
  const clients = (...names: string[]) => JSON.stringify(names.map((name) => ({ name })));
  expect(summary('content/clients.json', clients('Calm Dog'), clients('Calm Dog', 'Aspect'))).toBe(
    'Clients: changed in Aspect',
  );
});
