import { archivePath } from './archive.ts';

/** Ways through the pages of the list: newer, older, and the ends and neighbours by number. */
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

/** First, last and the neighbours of a page, in order. */
function shownPages(page: number, count: number): number[] {
  const wanted = [1, page - 1, page, page + 1, count];
  return [...new Set(wanted.filter((number) => number >= 1 && number <= count))].sort(
    (a, b) => a - b,
  );
}
