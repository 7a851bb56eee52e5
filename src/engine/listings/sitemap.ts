import { digest, digestOf } from '../kernel/digest.ts';
import type { LazyFile } from '../kernel/output-file.ts';
import { absoluteUrl } from '../kernel/path.ts';
import type { PageRoute } from '../render/page-route.ts';
import type { FilmFacts } from './film-facts.ts';

/** The maximum number of URLs in a file; the protocol allows 50,000. Source: sitemaps.org. */
export const maxUrls = 45_000;

export type ListedPage = {
  readonly path: string;
  /** ISO date of the last change, if the content has one. */
  readonly lastModified?: string | undefined;
  readonly pictures: readonly string[];
  /** The films of our own on it; their paths have no slash before them. */
  readonly films?: readonly FilmFacts[];
};

/** A page by its route, with the output paths of its pictures, and of its photographs and films. */
export type RoutedPage = {
  readonly route: PageRoute;
  readonly pictures: readonly string[];
  readonly media: readonly string[];
};

/** The pages that search engines may list, in the order given. */
export function listed(
  pages: readonly RoutedPage[],
  films: readonly FilmFacts[] = [],
): ListedPage[] {
  return pages
    .filter(({ route: { handle } }) => handle.canonical && handle.indexed)
    .map(({ route: { path, handle }, pictures, media }) => ({
      path,
      lastModified: handle.lastModified,
      pictures: pictures.map((picture) => `/${picture}`),
      films: films.filter(({ file }) => media.includes(file)),
    }));
}

/**
 * `sitemap.xml`: every page that search engines may list, with its pictures and, if known, the date
 * of its last change. If there are too many pages for one file, it is an index of `sitemap-1.xml`
 * and so on.
 */
export function sitemap(base: string, pages: readonly ListedPage[]): LazyFile[] {
  if (pages.length <= maxUrls) return [list(base, 'sitemap.xml', pages)];
  const lists = Array.from({ length: Math.ceil(pages.length / maxUrls) }, (_, at) =>
    list(base, `sitemap-${at + 1}.xml`, pages.slice(at * maxUrls, (at + 1) * maxUrls)),
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
    const hasFilms = pages.some(({ films = [] }) => films.length > 0);
    const stream = new SitemapStream({
      hostname: base,
      lastmodDateOnly: true,
      xmlns: { news: false, video: hasFilms, xhtml: false, image: true },
    });
    for (const { path, lastModified, pictures, films = [] } of pages) {
      stream.write({
        url: path,
        ...(lastModified && { lastmod: lastModified }),
        img: pictures.map((picture) => ({ url: absoluteUrl(base, picture) })),
        video: films.map((film) => videoEntry(base, film, lastModified)),
      });
    }
    stream.end();
    return (await streamToPromise(stream)).toString();
  };
  // As one text: a hash for each of thousands of pages takes longer than the file itself.
  return { path, from: digest(JSON.stringify([base, pages])), make };
}

/** A film's entry. Source: Google's guidelines for video sitemaps. */
function videoEntry(base: string, film: FilmFacts, published: string | undefined) {
  const [minutes = 0, seconds = 0] = film.length.split(':').map(Number);
  return {
    title: film.title,
    description: film.description,
    thumbnail_loc: absoluteUrl(base, `/${film.poster}`),
    content_loc: absoluteUrl(base, `/${film.file}`),
    duration: minutes * 60 + seconds,
    ...(published && { publication_date: published }),
  };
}
