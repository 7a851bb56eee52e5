import { ArticleRow } from '../../ui/article-row.tsx';
import { ArticleCards } from '../../ui/cards.tsx';
import { categoryChips, firstOfCategory } from '../../ui/chips.tsx';
import { Closing } from '../../ui/closing.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Widget } from '../../widgets/widget.tsx';
import { articleCategories } from '../article/schema.ts';
import type { Site } from '../site.ts';
import type { Subject } from '../subject.ts';
import { archive, articleSummary } from './archive.ts';
import { ArchiveLinks } from './archive-links.tsx';

type InsightsProps = { site: Site; subjects: ReadonlyMap<string, Subject>; url: string };

/** The featured articles as cards, then the newest as a list with its search and filter. */
export function Insights({ site, subjects, url }: InsightsProps) {
  const { title, lead, body, path, featuredHeading, allHeading } = site.pages.insights;
  const featured = site.articles
    .filter((article) => article.featured)
    .flatMap(({ path, excerpt }) => {
      const subject = subjects.get(path);
      return subject ? [{ ...subject, excerpt }] : [];
    });
  const pages = archive(site.articles);
  const articles = pages[0] ?? [];
  return (
    <>
      <PageHead label="Insights" title={title} lead={lead}>
        <Widget name="share-bar" props={{ url, title }} />
      </PageHead>
      <section className="container insights__featured" id="featured">
        <h2>{featuredHeading}</h2>
        <ArticleCards articles={featured} />
      </section>
      <section className="container section insights">
        <h2 id="all">{allHeading}</h2>
        <Widget
          name="insights-filter"
          props={{
            chips: categoryChips(articleCategories, site.articles, articles),
            list: 'articles',
            shown: articles.length,
            unfiltered: ['featured', 'archive'],
            path,
            ...(pages.length > 1 && { index: '/assets/articles.json' }),
          }}
        />
        <ol className="article-list" id="articles">
          {articles.map((article, index) => (
            <li key={article.path} id={firstOfCategory(articles, index)}>
              <ArticleRow article={articleSummary(article)} />
            </li>
          ))}
        </ol>
        <ArchiveLinks page={1} count={pages.length} />
        <Prose body={body} />
      </section>
      <Closing closing={site.settings.closing} />
    </>
  );
}
