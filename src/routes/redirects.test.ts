import { expect, test } from 'vitest';
import { realSite } from '../e2e/real-content.ts';
import { redirects } from './redirects.ts';

test('former addresses come from the list and from the pages themselves', () => {
  const [article, ...articles] = realSite.articles;
  if (!article) throw new Error('There are no articles.');
  const site = {
    ...realSite,
    redirects: [{ from: '/our-work', to: '/work' }],
    articles: [{ ...article, aliases: ['/blog/one', '/1.html'] }, ...articles],
  };
  expect(redirects(site)).toEqual([
    { from: '/1.html', to: article.path },
    { from: '/blog/one', to: article.path },
    { from: '/our-work', to: '/work' },
  ]);
});
