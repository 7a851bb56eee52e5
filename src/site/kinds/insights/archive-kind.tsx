import { defineKind } from '../../../engine/content/tables.ts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import { pageRoute } from '../../../engine/render/page-route.ts';
import { describe } from '../../seo/describe.ts';
import { itemList } from '../../seo/json-ld/main-entity.ts';
import type { Routes } from '../routes.ts';
import { shareCard } from '../share-card.ts';
import { archive, articleSummary } from './archive.ts';
import { InsightsArchive } from './archive-page.tsx';
import { archivePath, archivePaths } from './archive-paths.ts';
import { listedSubjects } from './listed-subjects.ts';

/** The further pages of the list of articles, `/insights/page/2` and so on; often none. */
const routes: Routes = (site, subjects) => {
  const { articles, settings } = site;
  const { insights } = site.pages;
  const lists = archive(articles);
  const { allHeading, keywords, source } = insights;
  const route = (page: number) => {
    const path = archivePath(page);
    const title = `Insights, page ${page}`;
    const listed = lists[page - 1] ?? [];
    return pageRoute({
      kind: 'insights-archive',
      path,
      source,
      props: {
        articles: listed.map(articleSummary),
        subjects: listedSubjects(lists, page, subjects),
        page,
        count: lists.length,
        allHeading,
        keywords,
      },
      settings,
      share: shareCard({ path, title }, { motif: 'lens' }),
      element: ({ keywords: _, ...props }, { closing }) => (
        <InsightsArchive {...props} closing={closing} />
      ),
      metadata: ({ articles, keywords }, settings) =>
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
  };
  return lists.slice(1).map((_, at) => route(at + 2));
};

export const archiveKind = defineKind({
  paths: (count) => archivePaths(count('articles')).slice(1),
  routes,
});
