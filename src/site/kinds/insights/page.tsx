import type { PageOf } from '../../../engine/content/content-page.ts';
import type { ArticleSummary } from '../../data/article-summary.ts';
import type { Settings } from '../../data/settings.ts';
import { Cards } from '../../ui/cards.tsx';
import type { Chip } from '../../ui/chips.tsx';
import { Closing } from '../../ui/closing.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Widget } from '../../widgets/widget.tsx';
import { type CardSubject, cardsOf } from '../pictures.ts';
import type { Subject } from '../subject.ts';
import { ArchiveLinks } from './archive-links.tsx';
import { ArticleList } from './article-list.tsx';
import type { insights } from './schema.ts';

type InsightsProps = {
  page: PageOf<typeof insights>;
  featured: readonly CardSubject[];
  /** The newest: the first page of the list. */
  articles: readonly ArticleSummary[];
  /** What their pictures are made from, in the same order. */
  subjects: readonly Subject[];
  chips: readonly Chip[];
  /** How many pages the list has. */
  count: number;
  url: string;
  closing: Settings['closing'];
};

/** The featured articles as cards, then the newest as a list with its search and filter. */
export function Insights(props: InsightsProps) {
  const { page, featured, articles, subjects, chips, count, url, closing } = props;
  const { title, lead, body, path, featuredHeading, allHeading } = page;
  const cards = cardsOf(featured);
  return (
    <>
      <PageHead label="Insights" title={title} lead={lead} />
      <section className="container insights__featured" id="featured">
        <h2>{featuredHeading}</h2>
        <Cards cards={cards} />
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
        <ArticleList articles={articles} subjects={subjects} above={cards} id="articles" />
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
