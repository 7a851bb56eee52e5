import { digestOf } from '../kernel/digest.ts';
import type { LazyFile } from '../kernel/output-file.ts';
import { absoluteUrl } from '../kernel/path.ts';
import type { PageRoute } from '../kinds/page-route.ts';

/** A little below the 50,000 addresses that the protocol allows a file. Source: sitemaps.org. */
export const most = 45_000;

/** What the sitemap tells of a page. */
export type ListedPage = {
  readonly path: string;
  /** ISO date of the last change, where the content has one. */
  readonly lastModified?: string | undefined;
  /** Paths of the pictures that it shows. */
  readonly pictures: readonly string[];
};

/** A page by its route, and where the pictures on it lie in the output. */
export type RoutedPage = { readonly route: PageRoute; readonly pictures: readonly string[] };

/** The pages that search engines may list, in the order given. */
export function listed(pages: readonly RoutedPage[]): ListedPage[] {
  return pages
    .filter(({ route: { handle } }) => handle.canonical && handle.indexed)
    .map(({ route: { path, handle }, pictures }) => ({
      path,
      lastModified: handle.lastModified,
      pictures: pictures.map((picture) => `/${picture}`),
    }));
}

/**
 * `sitemap.xml`: every page that search engines may list, with its pictures and its last change
 * where the content knows it. Where there are too many pages for one file, it is the list of
 * `sitemap-1.xml` and so on.
 */
export function sitemap(base: string, pages: readonly ListedPage[]): LazyFile[] {
  if (pages.length <= most) return [list(base, 'sitemap.xml', pages)];
  const lists = Array.from({ length: Math.ceil(pages.length / most) }, (_, at) =>
    list(base, `sitemap-${at + 1}.xml`, pages.slice(at * most, (at + 1) * most)),
  );
  const addresses = lists.map(({ path }) => absoluteUrl(base, `/${path}`));
  const make = async () => {
    const { SitemapIndexStream, streamToPromise } = await import('sitemap');
    const index = new SitemapIndexStream();
    for (const url of addresses) index.write({ url });
    index.end();
    return (await streamToPromise(index)).toString();
  };
  return [...lists, { path: 'sitemap.xml', from: digestOf(addresses), make }];
}

function list(base: string, path: string, pages: readonly ListedPage[]): LazyFile {
  const make = async () => {
    const { SitemapStream, streamToPromise } = await import('sitemap');
    const stream = new SitemapStream({
      hostname: base,
      lastmodDateOnly: true,
      xmlns: { news: false, video: false, xhtml: false, image: true },
    });
    for (const { path, lastModified, pictures } of pages) {
      stream.write({
        url: path,
        ...(lastModified && { lastmod: lastModified }),
        img: pictures.map((picture) => ({ url: absoluteUrl(base, picture) })),
      });
    }
    stream.end();
    return (await streamToPromise(stream)).toString();
  };
  return { path, from: digestOf([base, pages]), make };
}
