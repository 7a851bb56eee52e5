import { expect, test } from 'vitest';
import { readContent } from '../content/reader.ts';
import { loadSite, routesOf } from '../stages/load-site.ts';
import { tinyFolder, tinySite } from '../tiny-site/tiny-site.tsx';
import { type ListedPage, listed, maxUrls, sitemap } from './sitemap.ts';

const base = 'https://tiny.example';
const routes = routesOf(tinySite, loadSite(tinySite, readContent(tinyFolder)));
const pages = listed(
  routes.map((route) => ({
    ...{ route, media: [] },
    pictures: route.path === '/' ? ['assets/a-1b2c3d.svg'] : [],
  })),
);

function made(listed: readonly ListedPage[]) {
  const files = sitemap(base, listed).map(async ({ path, make }) => ({
    path,
    content: String(await make()),
  }));
  return Promise.all(files);
}

const locations = (xml: unknown) =>
  [...String(xml).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);

test('the sitemap lists every indexable page once, and no other', async () => {
  const [file, ...more] = await made(pages);
  const wanted = routes
    .filter(({ handle }) => handle.canonical && handle.metadata.indexed)
    .map(({ handle }) => handle.metadata.canonical);
  expect(wanted).toHaveLength(3);
  expect(locations(file?.content).sort()).toEqual(wanted.sort());
  expect(more).toEqual([]);
});

test('a page has the date of its content, or none', async () => {
  const [file] = await made(pages);
  const dated = routes.filter(({ handle }) => handle.lastModified && handle.canonical);
  expect(dated).toHaveLength(2);
  const dates = [...String(file?.content).matchAll(/<lastmod>([^<]+)<\/lastmod>/g)];
  expect(dates.map((match) => match[1]).sort()).toEqual(
    dated.map(({ handle }) => handle.lastModified).sort(),
  );
});

test('the sitemap lists the pictures of a page', async () => {
  const [file] = await made(pages);
  expect(file?.content).toContain(
    `<loc>${base}/</loc><image:image><image:loc>${base}/assets/a-1b2c3d.svg</image:loc>`,
  );
});

test('more pages than one sitemap may hold are split into several, with an index', async () => {
  const many = Array.from({ length: maxUrls + 1 }, (_, at) => ({
    path: `/page-${at}`,
    pictures: [],
  }));
  const files = await made(many);
  expect(files.map(({ path }) => path)).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml']);
  expect(files.map(({ content }) => locations(content).length)).toEqual([maxUrls, 1, 2]);
  expect(locations(files[2]?.content)[0]).toBe(`${base}/sitemap-1.xml`);
});
