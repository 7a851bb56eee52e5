import type { ArticleSummary } from '../../data/article-summary.ts';
import type { Settings } from '../../data/settings.ts';
import { Closing } from '../../ui/closing.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import type { Subject } from '../subject.ts';
import { ArchiveLinks } from './archive-links.tsx';
import { archivePath } from './archive-paths.ts';
import { ArticleList } from './article-list.tsx';

type InsightsArchiveProps = {
  articles: readonly ArticleSummary[];
  /** What their pictures are made from, in the same order. */
  subjects: readonly Subject[];
  page: number;
  /** How many pages the list has. */
  count: number;
  allHeading: string;
  closing: Settings['closing'];
};

/** A further page of the list of articles; `page` counts from 1, which is /insights itself. */
export function InsightsArchive(props: InsightsArchiveProps) {
  const { articles, subjects, page, count, allHeading, closing } = props;
  return (
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
        <ArticleList articles={articles} subjects={subjects} />
        <ArchiveLinks page={page} count={count} />
      </section>
      <Closing closing={closing} />
    </>
  );
}
