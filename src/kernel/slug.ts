/**
 * Turns an article's title into its slug: lower-cased, each run of characters other than a-z and
 * 0-9 becomes one hyphen, trailing hyphens are removed.
 *
 * Source: specification, section 2. It doesn't mention leading hyphens, so they are not removed.
 */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-+$/, '');
}

/** Valid ids and file names of pages: safe in every URL and on every file system. */
export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The closest valid id to a name: `Café Culture` gives `cafe-culture`; may be empty. */
export function idFrom(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return slug(plain).replace(/^-/, '');
}
