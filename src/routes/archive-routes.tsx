import { archive, archivePath } from '../content/archive.ts';
import type { Article, Site } from '../content/site.ts';
import { absoluteUrl } from '../kernel/path.ts';
import { InsightsArchive } from '../pages/insights-archive.tsx';
import { shareCard } from '../pages/share-card.ts';
import { describe } from '../seo/describe.ts';
import { itemList } from '../seo/json-ld/item-list.ts';
import type { PageRoute } from './page-route.ts';

/** The further pages of the list of articles, `/insights/page/2` and so on; often none. */
export function archiveRoutes(site: Site): PageRoute[] {
  return archive(site.articles)
    .map((articles, index) => archiveRoute(site, articles, index + 1))
    .slice(1);
}

function archiveRoute(site: Site, articles: readonly Article[], page: number): PageRoute {
  const { settings, pages } = site;
  const path = archivePath(page);
  const name = `Page ${page}`;
  const title = `Insights, page ${page}`;
  const metadata = describe({
    settings,
    path,
    title,
    headline: title,
    description: `Older articles on social media, content and paid ads, newest first. This is page ${page} of the list.`,
    keywords: pages.insights.keywords,
    type: 'CollectionPage',
    trail: [
      { name: 'Insights', path: archivePath(1) },
      { name, path },
    ],
    main: itemList(settings.url, absoluteUrl(settings.url, path), articles),
  });
  const element = <InsightsArchive site={site} page={page} />;
  const share = shareCard({ path, title }, { motif: 'lens' });
  const source = pages.insights.source.file;
  const kind = 'insights-archive';
  return { path, element, handle: { kind, metadata, source, share, canonical: true } };
}
