import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { secondAddresses } from '../content/kinds.ts';
import { fixtureSite } from '../e2e/fixture-site.ts';
import { routeTable } from './route-table.ts';

const routes = routeTable(fixtureSite);
const paths = routes.map(({ path }) => path);

/** Every address in section 2 of the specification, and our own /privacy. */
const promised = [
  ...['/', '/home', '/work', '/services', '/about', '/insights', '/contact', '/quiz'],
  ...['/thank-you', '*', '/privacy'],
  ...[
    'the-3-second-rule-why-your-content-is-failing',
    'instagram-reels-that-convert-a-breakdown',
    'why-your-meta-ads-aren-t-working-and-how-to-fix-them',
    'content-calendars-that-actually-work',
    'local-business-social-media-what-we-ve-learned',
    'analytics-that-matter-beyond-vanity-metrics',
    'hospitality-marketing-trends-2024-what-s-working-for-restaurants',
    'sports-marketing-in-2024-building-fan-communities-that-last',
    'edtech-marketing-2024-student-acquisition-that-actually-works',
    'trades-marketing-2024-lead-generation-that-actually-books-jobs',
  ].map((slug) => `/insights/${slug}`),
  ...['durham-kit-launch', 'gst-marketing-brief', 'calm-dog', 'aspect-bathrooms'].map(
    (name) => `/projects/${name}`,
  ),
  ...['strategy-and-social', 'creative-and-content', 'paid-media', 'campaigns'].map(
    (name) => `/services/${name}`,
  ),
  ...[
    'newcastle',
    'sunderland',
    'uk',
    'london',
    'new-york',
    'lisbon',
    'manchester',
    'edinburgh',
  ].map((name) => `/marketing-${name}`),
  ...['/social-media-management-newcastle', '/content-creation-sunderland'],
  ...['hospitality', 'sports', 'edutech', 'trades'].map((name) => `/sectors/${name}-marketing`),
  ...[
    ...['small-businesses', 'smes', 'big-brands', 'consulting', 'social-media-management'],
    ...['startups', 'hospitality', 'gyms', 'b2b'],
  ].map((name) => `/who-we-help/${name}`),
];

test.each(promised)('the promised address %s is a page', (path) => {
  expect(paths).toContain(path);
});

test('no address is listed twice', () => {
  expect(new Set(paths).size).toBe(paths.length);
});

test('an address leads to its own page, and an unknown one to the 404 screen', () => {
  const kind = (path: string) => matchRoutes([...routes], path)?.at(-1)?.route.handle.kind;
  expect(kind('/insights')).toBe('insights');
  expect(kind('/insights/content-calendars-that-actually-work')).toBe('article');
  expect(kind('/nowhere/at/all')).toBe('not-found');
});

test('/home and /quiz carry the canonical of / and /contact', () => {
  const canonical = (path: string) =>
    routes.find((route) => route.path === path)?.handle.metadata.canonical;
  expect(canonical('/home')).toBe('https://pierlight.example/');
  expect(canonical('/quiz')).toBe('https://pierlight.example/contact');
});

test('thank-you and 404 stay out of search results', () => {
  const hidden = routes.filter(({ handle }) => !handle.metadata.indexed).map(({ path }) => path);
  expect(hidden).toEqual(['/thank-you', '*']);
});

test.each(routes)(
  '$path has a title of at most 60 and a description of 70 to 160 characters',
  ({ handle }) => {
    const { title, description } = handle.metadata;
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

/** Where logos lead, the page that follows a sent form, and the one at unknown addresses. */
const unlinked = ['/', '/thank-you', '*', ...Object.keys(secondAddresses)];

test('every page is linked from the words or lists of another, beside the navigation and the footer', () => {
  const { articles, projects, servicePages, locations, sectors, audiences, pages } = fixtureSite;
  const families = [servicePages, locations, sectors, audiences, projects].flat();
  const texts = [...Object.values(pages), ...articles, ...families];
  const links = [
    ...texts.flatMap(({ path, body }) => body.links.map(({ href }) => ({ href, path }))),
    ...families.flatMap(({ path, related }) => related.map((href) => ({ href, path }))),
  ];
  const linked = new Set(links.filter(({ href, path }) => href !== path).map(({ href }) => href));
  expect(paths.filter((path) => !unlinked.includes(path) && !linked.has(path))).toEqual([]);
});
