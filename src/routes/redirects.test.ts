import { expect, test } from 'vitest';
import { fixtureSite } from '../e2e/fixture-site.ts';
import { redirects } from './redirects.ts';

test('former addresses come from the list and from the pages themselves', () => {
  const [article, ...articles] = fixtureSite.articles;
  if (!article) throw new Error('There are no articles.');
  const site = {
    ...fixtureSite,
    redirects: [{ from: '/our-work', to: '/work' }],
    articles: [{ ...article, aliases: ['/blog/one', '/1.html'] }, ...articles],
  };
  expect(redirects(site)).toEqual([
    { from: '/1.html', to: article.path },
    { from: '/blog/one', to: article.path },
    { from: '/our-work', to: '/work' },
  ]);
});
