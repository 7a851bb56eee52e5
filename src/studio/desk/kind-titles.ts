/** What staff call the kinds of pages, one and many of them. */
const titles: Readonly<Record<string, readonly [one: string, many: string]>> = {
  article: ['Article', 'Articles'],
  project: ['Project', 'Projects'],
  service: ['Service', 'Services'],
  location: ['Location', 'Locations'],
  sector: ['Sector', 'Sectors'],
  audience: ['Audience page', 'Who we help'],
  page: ['Page', 'Pages'],
  data: ['List', 'Lists and settings'],
};

/** `Article`; what exists once is a page. */
export const titleOfOne = (kind: string) => (titles[kind] ?? titles.page)?.[0] ?? kind;

/** `Articles` */
export const titleOfMany = (kind: string) => (titles[kind] ?? titles.page)?.[1] ?? kind;

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
