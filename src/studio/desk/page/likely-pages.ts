import type { ListedPage } from '../desk-lists.ts';
import { plain } from '../search-words.ts';

const most = 3;

/** The pages that may best take a page's place: of its kind, and with words of its title. */
export function likelyPages(pages: readonly ListedPage[], gone: ListedPage): ListedPage[] {
  const words = wordsOf(gone);
  const likeness = (page: ListedPage) =>
    (page.kind === gone.kind ? 1 : 0) + [...wordsOf(page)].filter((word) => words.has(word)).length;
  return pages
    .filter(({ file, isHeld }) => file !== gone.file && !isHeld)
    .toSorted((one, other) => likeness(other) - likeness(one))
    .slice(0, most);
}

/** Without such as “the” and “for”. */
const wordsOf = ({ title }: ListedPage) => new Set(plain(title).match(/[\p{L}\p{N}]{4,}/gu));
