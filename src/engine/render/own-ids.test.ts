import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { articlesPerPage } from '../../site/kinds/insights/archive-paths.ts';
import { routeTable } from '../../site/load.ts';
import { site as definition } from '../../site/site.ts';
import { markdown } from '../content/markdown.ts';
import { renderPage } from './render-page.tsx';
import { loadWidgets } from './render-widgets.tsx';

const [pattern] = fixtureSite.articles;
if (!pattern) throw new Error('There is no article.');

/** Enough articles for a second page of the list. */
const articles = Array.from({ length: articlesPerPage + 1 }, (_, at) => ({
  ...pattern,
  path: `/insights/article-${at}`,
}));
const site = { ...fixtureSite, articles: [...fixtureSite.articles, ...articles] };
const context = {
  site,
  year: 2026,
  layout: definition.layout,
  widgets: await loadWidgets(definition.widgets),
};

/** Ids that staff choose in content: headings, case studies, services. */
const { pages, projects, servicePages, locations, sectors, audiences } = site;
const bodies = [
  ...Object.values(pages),
  ...[site.articles, projects, servicePages, locations, sectors, audiences].flat(),
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
  const got = own.flatMap((id) => markdown(`## ${id}\n`, 'x.md').body.headings.map(({ id }) => id));
  expect(own.filter((id) => got.includes(id))).toEqual([]);
});
