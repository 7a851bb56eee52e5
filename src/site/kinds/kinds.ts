import type {
  DerivedPages,
  Family,
  PageOf as PageOfKind,
  SinglePage,
} from '../../engine/content/tables.ts';
import { slug } from '../../engine/kernel/slug.ts';
import { about } from './about/schema.ts';
import { newestFirst } from './article/newest-first.ts';
import { article } from './article/schema.ts';
import { articleSubject } from './article/subject.ts';
import { audience } from './audience/schema.ts';
import { contact } from './contact/schema.ts';
import { home } from './home/schema.ts';
import { archivePaths } from './insights/archive-paths.ts';
import { insights } from './insights/schema.ts';
import { location } from './location/schema.ts';
import { notFound } from './not-found/schema.ts';
import { privacy } from './privacy/schema.ts';
import { project } from './project/schema.ts';
import { projectSubject } from './project/subject.ts';
import { sector } from './sector/schema.ts';
import { servicePage } from './service/schema.ts';
import { services } from './services/schema.ts';
import { offerSubject, type SubjectOf } from './subject.ts';
import { thankYou } from './thank-you/schema.ts';
import { work } from './work/schema.ts';

/** A kind of page of which there are many. */
export type FamilyRow = Family & {
  /** How others show its pages. */
  readonly subject: SubjectOf;
  /** The limits on the number of words of a page's text. */
  readonly words: { readonly min: number; readonly max?: number };
};

/**
 * Every kind of page: where its files lie, what they may hold and where its pages are. Addresses,
 * references, former addresses, cards and the rules over pages follow from this table; a row in
 * `route-table.ts` says how pages are made.
 *
 * Source of the second addresses: specification, section 2.
 */
export const kinds = {
  home: { file: 'content/pages/home.md', schema: home, path: '/', second: '/home' },
  work: { file: 'content/pages/work.md', schema: work, path: '/work' },
  services: { file: 'content/pages/services.md', schema: services, path: '/services' },
  about: { file: 'content/pages/about.md', schema: about, path: '/about' },
  insights: { file: 'content/pages/insights.md', schema: insights, path: '/insights' },
  'insights-archive': { paths: (count) => archivePaths(count('articles')).slice(1) },
  contact: {
    file: 'content/pages/contact.md',
    schema: contact,
    path: '/contact',
    second: '/quiz',
  },
  'thank-you': { file: 'content/pages/thank-you.md', schema: thankYou, path: '/thank-you' },
  'not-found': { file: 'content/pages/not-found.md', schema: notFound, path: '*' },
  privacy: { file: 'content/pages/privacy.md', schema: privacy, path: '/privacy' },
  article: {
    folder: 'content/insights',
    list: 'articles',
    isListed: true,
    schema: article,
    path: ({ title }) => `/insights/${slug(title)}`,
    compare: newestFirst,
    publishedOn: ({ date }: { readonly date: string }) => date,
    subject: articleSubject,
    words: { min: 900, max: 1400 },
  },
  project: {
    folder: 'content/projects',
    list: 'projects',
    schema: project,
    path: (_, name) => `/projects/${name}`,
    subject: projectSubject,
    words: { min: 500 },
  },
  service: {
    folder: 'content/services',
    list: 'servicePages',
    isListed: true,
    schema: servicePage,
    path: (_, name) => `/services/${name}`,
    subject: offerSubject,
    words: { min: 400 },
  },
  location: {
    folder: 'content/locations',
    list: 'locations',
    schema: location,
    path: (_, name) => `/${name}`,
    subject: offerSubject,
    words: { min: 400 },
  },
  sector: {
    folder: 'content/sectors',
    list: 'sectors',
    schema: sector,
    path: (_, name) => `/sectors/${name}`,
    subject: offerSubject,
    words: { min: 400 },
  },
  audience: {
    folder: 'content/who-we-help',
    list: 'audiences',
    schema: audience,
    path: (_, name) => `/who-we-help/${name}`,
    subject: offerSubject,
    words: { min: 400 },
  },
} as const satisfies Readonly<Record<string, SinglePage | FamilyRow | DerivedPages>>;

export type PageKind = keyof typeof kinds;

/** A page of a kind: `PageOf<'article'>`. */
export type PageOf<Kind extends PageKind> = PageOfKind<(typeof kinds)[Kind]>;

type FamilyName = {
  [Kind in PageKind]: (typeof kinds)[Kind] extends Family ? Kind : never;
}[PageKind];

/** The names of lists of pages: `articles`. */
export type ListName = (typeof kinds)[FamilyName]['list'];

/** The kinds of which there are many pages. */
export const families: readonly FamilyRow[] = Object.values<SinglePage | FamilyRow | DerivedPages>(
  kinds,
).filter((kind) => 'folder' in kind);
