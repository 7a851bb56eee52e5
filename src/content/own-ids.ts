const names = new Set([
  // Of every page.
  ...['main', 'menu', 'who-we-help', 'page-status', 'toasts'],
  // Of some.
  ...[
    'contents',
    'slides',
    'goal',
    'how',
    'proof',
    'quiz',
    'all',
    'featured',
    'articles',
    'archive',
  ],
]);

/** Those of form fields, tabs and lists of a category; widgets are `w1` and so on. */
const patterns = /^(category|contact|quiz|tab)-|^w\d+$/;

/**
 * Whether our own markup uses an id, so that no heading of a text may have it: a link, a script or
 * a label would find whichever comes first. `src/render/own-ids.test.ts` derives them from the pages.
 */
export function isOwnId(id: string): boolean {
  return names.has(id) || patterns.test(id);
}
