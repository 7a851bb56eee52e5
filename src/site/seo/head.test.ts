import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { headTags } from '../../engine/seo/head.ts';
import type { PageMetadata } from '../../engine/seo/metadata.ts';
import { routeTable } from '../own-site.ts';

const routes = routeTable(fixtureSite);

function head(metadata: PageMetadata) {
  const { document } = new Window();
  document.head.innerHTML = headTags(metadata, 'Pierlight');
  const content = (selector: string) =>
    document.head.querySelector(selector)?.getAttribute('content');
  return { document, content };
}

function metadataOf(path: string): PageMetadata {
  const route = routes.find((route) => route.path === path);
  if (!route) throw new Error(`There is no route ${path}.`);
  return route.handle.metadata;
}

const article = '/insights/the-3-second-rule-why-your-content-is-failing';

test('an article’s metadata has author, dates and topics', () => {
  const { content } = head(metadataOf(article));
  expect(content('[property="og:type"]')).toBe('article');
  expect(content('[property="article:published_time"]')).toBe('2026-03-12');
  expect(content('[property="article:author"]')).toBe('Priya Raine');
  expect(content('[property="article:section"]')).toBe('Content');
  expect(content('[property="article:tag"]')).toBeTruthy();
  expect(content('[name="twitter:card"]')).toBe('summary_large_image');
});

test('every page has its own share image, and two addresses of one page have the same', () => {
  const images = routes.map(({ handle }) => handle.metadata.ogImage);
  expect(new Set(images).size).toBe(routes.filter(({ handle }) => handle.canonical).length);
  expect(metadataOf('/quiz').ogImage).toBe(metadataOf('/contact').ogImage);
  const { content } = head(metadataOf('/work'));
  expect(content('[property="og:image"]')).toBe('https://pierlight.example/assets/share-work.png');
  expect(content('[property="og:image:width"]')).toBe('1200');
  expect(content('[property="og:image:height"]')).toBe('630');
  expect(content('[property="og:image:alt"]')).toContain('The work, with numbers left in');
});

test('a page that is not indexed says noindex and has no canonical', () => {
  const { document, content } = head(metadataOf('/thank-you'));
  expect(content('[name="robots"]')).toBe('noindex');
  expect(document.head.querySelector('[rel="canonical"]')).toBeNull();
});

test('text in the metadata cannot break out of its tags', () => {
  const nasty = '"><script>alert(1)</script>';
  const { document, content } = head({ ...metadataOf('/'), title: nasty, description: nasty });
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  expect(content('[name="description"]')).toBe(nasty);
  expect(document.head.querySelector('title')?.textContent).toBe(nasty);
});

type Node = { '@type': string; '@id'?: string } & Record<string, unknown>;

const graphOf = ({ structuredData }: PageMetadata) =>
  // The builders make objects only; schema-dts also allows bare strings.
  structuredData['@graph'] as unknown as Node[];

test('every page but Home has breadcrumbs that start at Home', () => {
  for (const { path, handle } of routes) {
    const types = graphOf(handle.metadata).map((node) => node['@type']);
    expect(types.includes('BreadcrumbList'), path).toBe(path !== '/' && path !== '/home');
    if (handle.metadata.breadcrumbs.length > 0) {
      expect(handle.metadata.breadcrumbs[0]).toEqual({ name: 'Home', path: '/' });
    }
  }
});
