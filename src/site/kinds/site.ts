import type { OwnIds } from '../../engine/content/markdown.ts';
import type { SiteOf } from '../../engine/content/site-of.ts';
import { dataFiles } from '../data/data-files.ts';
import type { Settings } from '../data/settings.ts';
import { statedFacts } from '../data/stated-facts.ts';
import { chartImage } from '../illustration/chart-file.ts';
import { kinds } from './kinds.ts';
import { pieceProblems } from './piece-problems.ts';

/** The ids that our own markup uses. */
const ownIds: OwnIds = {
  names: [
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
      'timetable',
      'all',
      'featured',
    ],
    ...['articles', 'archive'],
  ],
  // Ids of form fields, tabs and category lists.
  pattern: /^(category|contact|quiz|tab)-/,
};

/** What `content/` may hold. */
export const tables = {
  data: dataFiles,
  facts: statedFacts,
  kinds,
  drawings: { chart: chartImage },
  ownIds,
  comparisons: [pieceProblems],
  menus: 'content/navigation.json',
  hint: 'Articles are .md files directly in content/insights; content/README.md lists the other places.',
} as const;

/** All of `content/`, validated and frozen. */
export interface Site extends Omit<SiteOf<typeof tables>, 'settings'> {
  readonly settings: Settings;
}
