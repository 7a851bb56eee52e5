import type { OwnIds } from '../../engine/content/markdown.ts';
import type { SiteOf } from '../../engine/content/site-of.ts';
import type { CaseStudy } from '../data/case-study.ts';
import { dataFiles } from '../data/data-files.ts';
import { foundedProblems, type Settings } from '../data/settings.ts';
import { statedFacts } from '../data/stated-facts.ts';
import { chartImage } from '../illustration/chart-picture.ts';
import { pictogramImage } from '../illustration/pictogram-picture.ts';
import { kinds } from './kinds.ts';
import { pieceProblems } from './piece-problems.ts';

const ownIds: OwnIds = {
  names: [
    // First those on every page.
    ...['main', 'menu', 'who-we-help', 'page-status', 'toasts'],
    ...['contents', 'slides', 'goal', 'how', 'proof', 'quiz', 'prices', 'timetable', 'all'],
    ...['featured', 'articles', 'archive'],
  ],
  // Ids of form fields, tabs and category lists.
  pattern: /^(category|contact|quiz|tab)-/,
};

export const tables = {
  data: dataFiles,
  facts: statedFacts,
  kinds,
  drawings: { chart: chartImage, pictogram: pictogramImage },
  ownIds,
  comparisons: [pieceProblems, foundedProblems],
  menus: 'content/navigation.json',
  hint: 'Articles are .md files directly in content/insights; content/README.md lists the other places.',
} as const;

export interface Site extends Omit<SiteOf<typeof tables>, 'settings'> {
  readonly settings: Settings;
  /** Of all projects, the newest first. */
  readonly caseStudies: readonly CaseStudy[];
}
