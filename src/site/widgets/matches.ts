export type Filter = {
  readonly category: string | undefined;
  readonly search: string;
};

/**
 * Whether an article is in the category and has the search text in title or excerpt, ignoring case.
 *
 * Source: specification, section 5.
 */
export function matches(
  article: { readonly title: string; readonly excerpt: string; readonly category: string },
  { category, search }: Filter,
): boolean {
  const { title, excerpt } = article;
  const needle = normalised(search);
  const isFound = [title, excerpt].some((text) => normalised(text).includes(needle));
  return isFound && (category === undefined || article.category === category);
}

/** Articles have typographic apostrophes and no-break spaces; visitors type straight ones. */
function normalised(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").replaceAll('\u00a0', ' ');
}
