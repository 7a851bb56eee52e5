/** What a visitor asks the list of articles for. */
export type Wish = {
  /** All, where left out. */
  readonly category: string | undefined;
  /** Empty where nothing is searched for. */
  readonly search: string;
};

/**
 * Whether an article is what was asked for: the search in its title or its excerpt, in capitals or
 * not, and the category.
 *
 * Source: specification, section 5.
 */
export function matches(
  article: { readonly title: string; readonly excerpt: string; readonly category: string },
  { category, search }: Wish,
): boolean {
  const { title, excerpt } = article;
  const needle = plainly(search);
  const isFound = [title, excerpt].some((text) => plainly(text).includes(needle));
  return isFound && (category === undefined || article.category === category);
}

/** Our texts have typographic apostrophes, which no keyboard has a key for. */
function plainly(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}
