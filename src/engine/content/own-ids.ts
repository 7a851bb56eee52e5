/** The ids with names of their own. */
export const ownIds: ReadonlySet<string> = new Set([
  // On every page.
  ...['main', 'menu', 'who-we-help', 'page-status', 'toasts'],
  // On some pages.
  ...[
    'contents',
    'slides',
    'goal',
    'how',
    'proof',
    'quiz',
    'prices',
    'all',
    'featured',
    'articles',
    'archive',
  ],
]);

/** Ids of form fields, tabs, category lists and notes; widgets are `w1` and so on. */
const patterns = /^(category|contact|quiz|tab)-|^note-\d|^w\d+$/;

/**
 * Whether the site's own markup uses an id, so that no heading may have it: a link, script or label
 * finds the first element with an id. `src/engine/render/own-ids.test.ts` compares this with the pages.
 */
export function isOwnId(id: string): boolean {
  return ownIds.has(id) || patterns.test(id);
}
