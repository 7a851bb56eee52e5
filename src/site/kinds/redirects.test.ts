import { expect, test } from 'vitest';
import type { z } from 'zod';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { redirects } from '../../engine/listings/redirects.ts';
import { families, kinds, type ListName } from './kinds.ts';

test('former addresses come from the list and from the pages themselves', () => {
  const [article, ...articles] = fixtureSite.articles;
  if (!article) throw new Error('There are no articles.');
  const site = {
    ...fixtureSite,
    redirects: [{ from: '/our-work', to: '/work' }],
    articles: [{ ...article, aliases: ['/blog/one', '/1.html'] }, ...articles],
  };
  expect(redirects(kinds, site)).toEqual([
    { from: '/1.html', to: article.path },
    { from: '/blog/one', to: article.path },
    { from: '/our-work', to: '/work' },
  ]);
});

test.each(families)('the former address of a page among $list leads to it', ({ list, schema }) => {
  // The table's own name; the common type of its rows widens it to string.
  const name = list as ListName;
  const [page] = fixtureSite[name];
  if (!page) throw new Error(`There are no ${name}.`);
  const aliases = ['/where-it-was'];
  const site = { ...fixtureSite, redirects: [], [name]: [{ ...page, aliases }] };
  expect(redirects(kinds, site)).toContainEqual({ from: '/where-it-was', to: page.path });
  expect(Object.keys((schema as z.ZodObject).shape)).toContain('aliases');
});
