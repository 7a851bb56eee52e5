import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { rendering } from '../../e2e/units/rendering.ts';
import { type Body, markdown } from '../../engine/content/markdown.ts';
import { renderPage } from '../../engine/render/render-page.tsx';
import { routeTable } from '../own-site.ts';
import { articlesPerPage } from './insights/archive.ts';
import { families, type ListName } from './kinds.ts';
import { tables } from './site.ts';

const [pattern] = fixtureSite.articles;
if (!pattern) throw new Error('There is no article.');

/** Enough articles for a second page of the list. */
const articles = Array.from({ length: articlesPerPage + 1 }, (_, at) => ({
  ...pattern,
  path: `/insights/article-${at}`,
}));
const site = { ...fixtureSite, articles: [...fixtureSite.articles, ...articles] };
const context = { ...rendering, site };

/** Ids that staff choose in content: headings, case studies, services. */
const bodies = [
  ...Object.values(site.pages),
  // A family names the list of its pages.
  ...families.flatMap(({ list }): readonly { readonly body: Body }[] => site[list as ListName]),
].map(({ body }) => body);
const chosen = new Set([
  ...bodies.flatMap(({ headings }) => headings.map(({ id }) => id)),
  ...site.caseStudies.map(({ id }) => id),
  ...site.services.flatMap(({ id }) => [id, `${id}-title`]),
]);

const ids = routeTable(site).flatMap((route) =>
  [...renderPage(route, context).body.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id),
);
const own = [...new Set(ids)].filter((id) => !chosen.has(id));

test('no heading in content can get an id that our own markup uses', () => {
  expect(own).toEqual(expect.arrayContaining(['toasts', 'contents', 'archive', 'w1', 'main']));
  const got = own.flatMap((id) =>
    markdown(`## ${id}\n`, 'x.md', 1, tables).body.headings.map(({ id }) => id),
  );
  expect(own.filter((id) => got.includes(id))).toEqual([]);
});
