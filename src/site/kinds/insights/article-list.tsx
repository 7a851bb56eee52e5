import type { ArticleSummary } from '../../data/article-summary.ts';
import { ArticleRow } from '../../ui/article-row.tsx';
import { firstOfCategory } from '../../ui/chips.tsx';
import { archivePath } from './archive.ts';

type ArticleListProps = {
  articles: readonly ArticleSummary[];
  id?: string;
};

export function ArticleList({ articles, id }: ArticleListProps) {
  return (
    <ol className="article-list" id={id}>
      {articles.map((article, index) => (
        <li key={article.path} id={id && firstOfCategory(articles, index)}>
          <ArticleRow article={article} />
        </li>
      ))}
    </ol>
  );
}

/** Pagination: newer, older, first, last and neighbouring pages. */
export function ArchiveLinks({ page, count }: { page: number; count: number }) {
  if (count === 1) return null;
  return (
    <nav className="archive-links" id="archive" aria-label="Pages of insights">
      {page > 1 && (
        <a className="archive-links__step" href={archivePath(page - 1)} rel="prev">
          Newer
        </a>
      )}
      <ol>
        {shownPages(page, count).map((number) => (
          <li key={number}>
            <a
              href={archivePath(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < count && (
        <a className="archive-links__step" href={archivePath(page + 1)} rel="next">
          Older
        </a>
      )}
    </nav>
  );
}

function shownPages(page: number, count: number): number[] {
  const wanted = [1, page - 1, page, page + 1, count];
  return [...new Set(wanted.filter((number) => number >= 1 && number <= count))].sort(
    (a, b) => a - b,
  );
}
