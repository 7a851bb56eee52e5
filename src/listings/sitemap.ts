import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { OutputFile } from '../kernel/output-file.ts';
import { absoluteUrl } from '../kernel/path.ts';
import type { PageRoute } from '../routes/page-route.ts';

/** A little below the 50,000 addresses that the protocol allows a file. Source: sitemaps.org. */
export const most = 45_000;

type SitemapOptions = {
  readonly base: string;
  readonly routes: readonly PageRoute[];
  /** Paths of the pictures that each page shows. */
  readonly pictures: ReadonlyMap<string, readonly string[]>;
};

type Entry = { url: string; lastmod?: string; img: { url: string }[] };

/**
 * `sitemap.xml`: every page that search engines may list, with its pictures and its last change
 * where the content knows it. Where there are too many pages for one file, it is the list of
 * `sitemap-1.xml` and so on.
 */
export async function sitemap(options: SitemapOptions): Promise<OutputFile[]> {
  const entries = entriesOf(options);
  const { base } = options;
  if (entries.length <= most) return [await list(base, 'sitemap.xml', entries)];
  const lists = Array.from({ length: Math.ceil(entries.length / most) }, (_, at) =>
    list(base, `sitemap-${at + 1}.xml`, entries.slice(at * most, (at + 1) * most)),
  );
  const files = await Promise.all(lists);
  const index = new SitemapIndexStream();
  for (const { path } of files) index.write({ url: absoluteUrl(base, `/${path}`) });
  index.end();
  return [...files, { path: 'sitemap.xml', content: (await streamToPromise(index)).toString() }];
}

function entriesOf({ base, routes, pictures }: SitemapOptions): Entry[] {
  const listed = routes.filter(({ handle }) => handle.canonical && handle.metadata.indexed);
  return listed.map(({ path, handle }) => ({
    url: path,
    ...(handle.lastModified && { lastmod: handle.lastModified }),
    img: (pictures.get(path) ?? []).map((picture) => ({ url: absoluteUrl(base, picture) })),
  }));
}

async function list(base: string, path: string, entries: readonly Entry[]): Promise<OutputFile> {
  const stream = new SitemapStream({
    hostname: base,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, xhtml: false, image: true },
  });
  for (const entry of entries) stream.write(entry);
  stream.end();
  return { path, content: (await streamToPromise(stream)).toString() };
}
