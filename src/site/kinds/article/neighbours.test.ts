import { expect, test } from 'vitest';
import type { PageOf } from '../../../engine/content/content-page.ts';
import { neighbours } from './neighbours.ts';
import type { article } from './schema.ts';

/** Numbered articles, newest first, with only the fields that `neighbours` reads. */
const articles = (categories: string) =>
  [...categories].map(
    (category, at) => ({ path: `/${at}`, category }) as unknown as PageOf<typeof article>,
  );

const near = (all: readonly PageOf<typeof article>[]) =>
  new Map([...neighbours(all)].map(([path, found]) => [path, found.map(({ path }) => path)]));

test('an article links to those next to it by date, the next older first', () => {
  expect(near(articles('aaaaaaaa')).get('/3')).toEqual(['/4', '/2', '/5']);
});

test('articles of the same category come first', () => {
  expect(near(articles('abababab')).get('/2')).toEqual(['/4', '/0', '/6']);
  expect(near(articles('aabbbb')).get('/0')).toEqual(['/1', '/5', '/2']);
});

test('the newest article follows the oldest', () => {
  expect(near(articles('aaaaa')).get('/4')).toEqual(['/0', '/3', '/1']);
});

test('no article links to itself or to another twice, however few there are', () => {
  for (const count of [1, 2, 3, 4]) {
    for (const [path, found] of near(articles('a'.repeat(count)))) {
      expect(found).not.toContain(path);
      expect(new Set(found).size).toBe(Math.min(3, count - 1));
    }
  }
});

test('a new article changes the links of few others', () => {
  const old = articles('abc'.repeat(100));
  const fresh = { path: '/new', category: 'b' } as unknown as PageOf<typeof article>;
  const before = near(old);
  const after = near([...old.slice(0, 120), fresh, ...old.slice(120)]);
  const changed = [...before].filter(([path, found]) => `${after.get(path)}` !== `${found}`);
  expect(changed).toHaveLength(3);
});

test('small categories borrow articles from other small categories', () => {
  const old = articles('abaabcabaaba'.repeat(2).replace(/c/, 'd'));
  const changed = (all: readonly PageOf<typeof article>[]) => {
    const [before, after] = [near(old), near(all)];
    return [...before].filter(([path, found]) => `${after.get(path)}` !== `${found}`).length;
  };
  const fresh = { path: '/new', category: 'a' } as unknown as PageOf<typeof article>;
  expect(changed([fresh, ...old])).toBe(3);
});
