import { archive, archivePath, articleSummary } from '../content/archive.ts';
import type { Site } from '../content/site.ts';
import { ArticleRow } from '../ui/article-row.tsx';
import { Closing } from '../ui/closing.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ArchiveLinks } from './archive-links.tsx';

/** A further page of the list of articles; `page` counts from 1, which is /insights itself. */
export function InsightsArchive({ site, page }: { site: Site; page: number }) {
  const pages = archive(site.articles);
  const { allHeading } = site.pages.insights;
  return (
    <>
      <PageHead
        label="Insights"
        title={`${allHeading}, page ${page}`}
        lead={`Older articles, newest first: page ${page} of ${pages.length}.`}
      >
        <p>
          <a className="link" href={archivePath(1)}>
            Search all insights
          </a>
        </p>
      </PageHead>
      <section className="container section insights">
        <h2 className="visually-hidden">Articles</h2>
        <ol className="article-list">
          {pages[page - 1]?.map((article) => (
            <li key={article.path}>
              <ArticleRow article={articleSummary(article)} />
            </li>
          ))}
        </ol>
        <ArchiveLinks page={page} count={pages.length} />
      </section>
      <Closing closing={site.settings.closing} />
    </>
  );
}
