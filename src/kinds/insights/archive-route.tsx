import { absoluteUrl } from '../../kernel/path.ts';
import { describe } from '../../seo/describe.ts';
import { itemList } from '../../seo/json-ld/item-list.ts';
import { type PageRoute, pageRoute } from '../page-route.ts';
import { shareCard } from '../share-card.ts';
import type { Article, Site } from '../site.ts';
import { archive, archivePath, articleSummary } from './archive.ts';
import { InsightsArchive } from './archive-page.tsx';

/** The further pages of the list of articles, `/insights/page/2` and so on; often none. */
export function archiveRoutes(site: Site): PageRoute[] {
  const pages = archive(site.articles);
  return pages
    .map((articles, index) => archiveRoute(site, articles, index + 1, pages.length))
    .slice(1);
}

function archiveRoute(
  site: Site,
  articles: readonly Article[],
  page: number,
  count: number,
): PageRoute {
  const { settings } = site;
  const { allHeading, keywords } = site.pages.insights;
  const path = archivePath(page);
  const title = `Insights, page ${page}`;
  return pageRoute({
    path,
    kind: 'insights-archive',
    props: { articles: articles.map(articleSummary), page, count, allHeading, keywords, settings },
    share: shareCard({ path, title }, { motif: 'lens' }),
    element: (props) => <InsightsArchive {...props} closing={settings.closing} />,
    metadata: ({ articles }) =>
      describe({
        settings,
        path,
        title,
        headline: title,
        description: `Older articles on social media, content and paid ads, newest first. This is page ${page} of the list.`,
        keywords,
        type: 'CollectionPage',
        trail: [
          { name: 'Insights', path: archivePath(1) },
          { name: `Page ${page}`, path },
        ],
        main: itemList(settings.url, absoluteUrl(settings.url, path), articles),
      }),
  });
}
