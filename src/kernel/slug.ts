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

/** What an id and the name of a page's file may be: it can stand in every address and file name. */
export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The id that comes nearest to a name: `Café Culture` is `cafe-culture`; perhaps empty. */
export function idFrom(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return slug(plain).replace(/^-/, '');
}
