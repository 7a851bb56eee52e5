/**
 * THE rule that turns an article's title into its address: lower-cased, each run of characters
 * that are not letters a-z or digits becomes one hyphen, trailing hyphens are removed.
 *
 * Source: specification, section 2. It says nothing of a leading hyphen, so none is removed.
 */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-+$/, '');
}
