/** The number of articles on one page of the list. */
export const articlesPerPage = 24;

/** The paths of all pages of the list, given the number of articles. */
export function archivePaths(articles: number): string[] {
  return Array.from({ length: pageCount(articles) }, (_, at) => archivePath(at + 1));
}

/** The number of pages of the list; always at least one. */
export function pageCount(articles: number): number {
  return Math.max(1, Math.ceil(articles / articlesPerPage));
}

/** The path of a page of the list; pages count from 1. */
export function archivePath(page: number): string {
  return page === 1 ? '/insights' : `/insights/page/${page}`;
}
