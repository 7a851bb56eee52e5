import type { PageOf } from '../../../engine/content/content-page.ts';
import { defineKind } from '../../../engine/content/tables.ts';
import { digestOf } from '../../../engine/kernel/digest.ts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import { pageRoute } from '../../../engine/render/page-route.ts';
import { itemList } from '../../seo/json-ld/main-entity.ts';
import { categoryChips } from '../../ui/chips.tsx';
import type { article } from '../article/schema.ts';
import { articleCategories } from '../article/schema.ts';
import { describePage } from '../describe-page.ts';
import type { CardSubject } from '../pictures.ts';
import type { Routes } from '../routes.ts';
import { shareCard } from '../share-card.ts';
import type { Subjects } from '../subject.ts';
import { archive, articleEntries, articleSummary } from './archive.ts';
import { listedSubjects } from './listed-subjects.ts';
import { Insights } from './page.tsx';
import { insights } from './schema.ts';

const routes: Routes = ({ pages, articles, settings }, subjects) => {
  const page = pages.insights;
  const lists = archive(articles);
  const newest = lists[0] ?? [];
  return [
    pageRoute({
      kind: 'insights',
      path: page.path,
      source: page.source,
      props: {
        page,
        featured: featured(articles, subjects),
        articles: newest.map(articleSummary),
        subjects: listedSubjects(lists, 1, subjects),
        chips: categoryChips(articleCategories, articles, newest),
        count: lists.length,
        // The page names the file that the search reads, whose name follows from what is in it.
        index: lists.length > 1 && digestOf(articleEntries(articles)),
      },
      settings,
      share: shareCard(page, { motif: 'lens' }),
      element: ({ index: _, ...props }, { url, closing }) => (
        <Insights {...props} url={absoluteUrl(url, page.path)} closing={closing} />
      ),
      metadata: ({ page, articles }, settings) =>
        describePage(page, settings, {
          type: 'CollectionPage',
          trail: [{ name: 'Insights', path: page.path }],
          main: itemList(settings.url, absoluteUrl(settings.url, page.path), articles),
        }),
    }),
  ];
};

function featured(articles: readonly PageOf<typeof article>[], subjects: Subjects): CardSubject[] {
  return articles
    .filter((article) => article.featured)
    .flatMap(({ path, excerpt }) => {
      const subject = subjects.get(path);
      return subject ? [{ ...subject, excerpt }] : [];
    });
}

export const insightsKind = defineKind({
  file: 'content/pages/insights.md',
  schema: insights,
  path: '/insights',
  routes,
});
