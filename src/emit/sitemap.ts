import { SitemapStream, streamToPromise } from 'sitemap';
import type { OutputFile } from '../kernel/output-file.ts';
import type { PageRoute } from '../routes/page-route.ts';

/** `sitemap.xml`: every page that search engines may list, with its last change where known. */
export async function sitemap(base: string, routes: readonly PageRoute[]): Promise<OutputFile> {
  const stream = new SitemapStream({
    hostname: base,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, xhtml: false, image: false },
  });
  for (const { path, handle } of routes) {
    if (!handle.canonical || !handle.metadata.indexed) continue;
    stream.write({
      url: path,
      ...(handle.lastModified && { lastmod: handle.lastModified }),
    });
  }
  stream.end();
  return { path: 'sitemap.xml', content: (await streamToPromise(stream)).toString() };
}
