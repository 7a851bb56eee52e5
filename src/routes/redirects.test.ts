import { expect, test } from 'vitest';
import { type FamilyName, families } from '../content/kinds.ts';
import { fixtureSite } from '../e2e/fixture-site.ts';
import { redirects } from './redirects.ts';

test('former addresses come from redirects.json and from the pages’ aliases', () => {
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

test.each(Object.entries(families))(
  'the former address of a page in %s redirects to it',
  (name, { schema }) => {
    // A key of the table; Object.entries widens it to string.
    const [page] = fixtureSite[name as FamilyName];
    if (!page) throw new Error(`There are no ${name}.`);
    const aliases = ['/where-it-was'];
    const site = { ...fixtureSite, redirects: [], [name]: [{ ...page, aliases }] };
    expect(redirects(site)).toContainEqual({ from: '/where-it-was', to: page.path });
    expect(Object.keys(schema.shape)).toContain('aliases');
  },
);
