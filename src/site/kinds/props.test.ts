import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { mapValues } from '../../e2e/injection/injected.ts';
import { rendering } from '../../e2e/units/rendering.ts';
import type { PageRoute } from '../../engine/render/page-route.ts';
import { renderPage } from '../../engine/render/render-page.tsx';
import { headTags } from '../../engine/seo/head.ts';
import { routeTable, siteLists } from '../own-site.ts';
import type { Site } from './site.ts';

const before = new Map(routeTable(fixtureSite).map((route) => [route.path, route]));

/** The pages that are made again where the site has become this one. */
function madeAgain(site: Site): string[] {
  return routeTable(site)
    .filter(({ path, handle }) => before.get(path)?.handle.from !== handle.from)
    .map(({ path }) => path);
}

/** All of a page but what all pages share. */
function shown(route: PageRoute, site: Site): string {
  const { body } = renderPage(route, { ...rendering, site: fixtureSite });
  return headTags(route.handle.metadata, site.settings.name) + body;
}

/** A value with another end to everything in it that reads like a sentence. */
function reworded<Value>(value: Value): Value {
  const change = (_: PropertyKey[], leaf: unknown) =>
    typeof leaf === 'string' && leaf.includes(' ') && !leaf.startsWith('<') ? `${leaf} so` : leaf;
  // Only words have changed.
  return mapValues(value, [], change) as Value;
}

/** Sites in which one thing has been reworded: a data file, a single page, the last of a list. */
const edits: [what: string, site: Site][] = [
  ...(['services', 'caseStudies', 'featuredProjects', 'testimonials', 'clients'] as const).map(
    (name): (typeof edits)[number] => [
      name,
      { ...fixtureSite, [name]: reworded(fixtureSite[name]) },
    ],
  ),
  ...Object.entries(fixtureSite.pages).map(([name, page]): (typeof edits)[number] => [
    name,
    { ...fixtureSite, pages: { ...fixtureSite.pages, [name]: reworded(page) } },
  ]),
  ...siteLists(fixtureSite).map(({ family: { list }, pages }): (typeof edits)[number] => [
    `the last of ${list}`,
    { ...fixtureSite, [list]: [...pages.slice(0, -1), ...pages.slice(-1).map(reworded)] },
  ]),
];

test.each(edits)('no page shows other words of %s unless it is made again', (_, site) => {
  const changed = new Set(madeAgain(site));
  expect(changed.size).toBeGreaterThan(0);
  for (const route of routeTable(site)) {
    const old = before.get(route.path);
    if (!old || changed.has(route.path)) continue;
    expect(shown(route, site), route.path).toBe(shown(old, fixtureSite));
  }
});

const [newest, ...older] = fixtureSite.articles;
if (!newest) throw new Error('There are no articles.');

const body = { ...newest.body, html: '<p>Other words</p>' };
const { testimonials, locations } = fixtureSite;

const cases: [what: string, site: Partial<Site>, pages: string[]][] = [
  ['the text of an article', { articles: [{ ...newest, body }, ...older] }, [newest.path]],
  [
    'the excerpt of an article',
    { articles: [{ ...newest, excerpt: 'x' }, ...older] },
    ['/insights', newest.path],
  ],
  [
    'a testimonial',
    { testimonials: testimonials.map((one) => ({ ...one, author: 'Ann' })) },
    ['/', '/home', ...withWords()],
  ],
  [
    'the text of a location',
    { locations: locations.map((one, at) => (at === 0 ? { ...one, body } : one)) },
    [locations[0]?.path ?? ''],
  ],
];

function withWords(): string[] {
  const { projects, servicePages } = fixtureSite;
  return [
    ...projects.filter((one) => one.testimonial),
    ...servicePages.filter(({ exhibits = [] }) => exhibits.some(({ kind }) => kind === 'words')),
  ].map(({ path }) => path);
}

test.each(cases)('%s changes the pages that show it and no others', (_, change, pages) => {
  expect(madeAgain({ ...fixtureSite, ...change })).toEqual(pages);
});

test('a new article changes the list and the articles beside it', () => {
  const path = '/insights/new';
  const site = { ...fixtureSite, articles: [{ ...newest, path, title: 'New' }, newest, ...older] };
  const [list, own, ...beside] = madeAgain(site);
  expect([list, own]).toEqual(['/insights', path]);
  expect(beside.length).toBeGreaterThan(0);
  expect(beside.length).toBeLessThanOrEqual(6);
});
