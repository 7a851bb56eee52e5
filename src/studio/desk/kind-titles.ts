import type { FamilyRow } from '../../site/kinds/family.ts';
import { kinds } from '../../site/kinds/kinds.ts';

/** What staff call what has no folder of its own: what exists once is a page. */
const others = { page: ['Page', 'Pages'], data: ['List', 'Lists and settings'] } as const;

function titles(kind: string): FamilyRow['titles'] {
  if (kind === 'data') return others.data;
  const row: object | undefined = (kinds as Readonly<Record<string, object>>)[kind];
  return row && 'titles' in row ? (row as FamilyRow).titles : others.page;
}

/** `Article`; what exists once is a page. */
export const titleOfOne = (kind: string) => titles(kind)[0];

export const titleOfMany = (kind: string) => titles(kind)[1];

/** What each data file holds. */
export const dataTitles: Readonly<Record<string, string>> = {
  settings: 'The agency and its people',
  prices: 'Prices',
  navigation: 'Menus and footer',
  services: 'Services',
  caseStudies: 'Case studies',
  featuredProjects: 'Featured projects',
  testimonials: 'Testimonials',
  clients: 'Clients',
  examples: 'Examples for trades',
  films: 'Films',
  redirects: 'Former addresses',
};

/** What can be started, in the words of the button that starts it. */
export function makeTitle(what: string): string {
  return `New ${what.replaceAll('-', ' ')}`;
}
