import type { Settings } from '../../data/settings.ts';
import type { ArticleSummary } from '../../kernel/article-summary.ts';
import { ArticleRow } from '../../ui/article-row.tsx';
import { Cards } from '../../ui/cards.tsx';
import { type Chip, firstOfCategory } from '../../ui/chips.tsx';
import { Closing } from '../../ui/closing.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Widget } from '../../widgets/widget.tsx';
import type { PageOf } from '../kinds.ts';
import { type CardSubject, cardsOf } from '../pictures.ts';
import { ArchiveLinks } from './archive-links.tsx';

type InsightsProps = {
  page: PageOf<'insights'>;
  featured: readonly CardSubject[];
  /** The newest: the first page of the list. */
  articles: readonly ArticleSummary[];
  chips: readonly Chip[];
  /** How many pages the list has. */
  count: number;
  url: string;
  closing: Settings['closing'];
};

/** The featured articles as cards, then the newest as a list with its search and filter. */
export function Insights(props: InsightsProps) {
  const { page, featured, articles, chips, count, url, closing } = props;
  const { title, lead, body, path, featuredHeading, allHeading } = page;
  return (
    <>
      <PageHead label="Insights" title={title} lead={lead} />
      <section className="container insights__featured" id="featured">
        <h2>{featuredHeading}</h2>
        <Cards cards={cardsOf(featured)} />
      </section>
      <section className="container section insights">
        <h2 id="all">{allHeading}</h2>
        <Widget
          name="insights-filter"
          props={{
            chips,
            list: 'articles',
            shown: articles.length,
            unfiltered: ['featured', 'archive'],
            path,
            ...(count > 1 && { index: '/assets/articles.json' }),
          }}
        />
        <ol className="article-list" id="articles">
          {articles.map((article, index) => (
            <li key={article.path} id={firstOfCategory(articles, index)}>
              <ArticleRow article={article} />
            </li>
          ))}
        </ol>
        <ArchiveLinks page={1} count={count} />
        <Prose body={body} />
        <div className="insights__share">
          <span>Share</span>
          <Widget name="share-bar" props={{ url, title }} />
        </div>
      </section>
      <Closing closing={closing} />
    </>
  );
}
