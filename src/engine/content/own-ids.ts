export type OwnIds = {
  /** Those with names of their own, such as `menu`. */
  readonly names: readonly string[];
  /** Those that follow a pattern, such as the ids of form fields. */
  readonly pattern: RegExp;
};

/** The ids of widgets, which every site has. */
const everywhere = /^w\d+$/;

/**
 * Whether a site's own markup uses an id, so that no heading may have it: a link, script or label
 * finds the first element with an id.
 */
export function isOwnId(id: string, { names, pattern }: OwnIds): boolean {
  return names.includes(id) || pattern.test(id) || everywhere.test(id);
}
