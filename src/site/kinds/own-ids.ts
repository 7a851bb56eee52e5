import type { OwnIds } from '../../engine/content/own-ids.ts';

/** The ids that our own markup uses. */
export const ownIds: OwnIds = {
  names: [
    // On every page.
    ...['main', 'menu', 'who-we-help', 'page-status', 'toasts'],
    // On some pages.
    ...['contents', 'slides', 'goal', 'how', 'proof', 'quiz', 'prices', 'all', 'featured'],
    ...['articles', 'archive'],
  ],
  // Ids of form fields, tabs and category lists.
  pattern: /^(category|contact|quiz|tab)-/,
};
