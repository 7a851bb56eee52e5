import { defineKind } from '../../../engine/content/tables.ts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import { pageRoute } from '../../../engine/render/page-route.ts';
import { describe } from '../../seo/describe.ts';
import { itemList } from '../../seo/json-ld/main-entity.ts';
import { Closing } from '../../ui/closing.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import type { Routes } from '../family.ts';
import { shareCard } from '../share-card.ts';
import { archive, archivePath, archivePaths, listed } from './archive.ts';
import { ArchiveLinks, ArticleList } from './article-list.tsx';

/** Pages after the first: `/insights/page/2` and so on; often none. */
const routes: Routes = ({ articles, pages, settings }) => {
  const { allHeading, keywords, source } = pages.insights;
  const lists = archive(articles);
  const route = (page: number) => {
    const path = archivePath(page);
    const title = `Insights, page ${page}`;
    const description = `Older articles on social media, content and paid ads, newest first. This is page ${page} of the list.`;
    return pageRoute({
      kind: 'insights-archive',
      path,
      source,
      props: { ...listed(lists, page), allHeading, keywords },
      settings,
      share: shareCard({ path, title }, { motif: 'lens' }),
      element: ({ articles, count, allHeading }, { closing }) => (
        <>
          <PageHead
            label="Insights"
            title={`${allHeading}, page ${page}`}
            lead={`Older articles, newest first: page ${page} of ${count}.`}
          >
            <p>
              <a className="link" href={archivePath(1)}>
                Search all insights
              </a>
            </p>
          </PageHead>
          <section className="container section insights">
            <h2 className="visually-hidden">Articles</h2>
            <ArticleList articles={articles} />
            <ArchiveLinks page={page} count={count} />
          </section>
          <Closing closing={closing} scene="bottle" />
        </>
      ),
      metadata: ({ articles, keywords }, settings) =>
        describe({ path, title, metaTitle: title, description, keywords }, settings, {
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
