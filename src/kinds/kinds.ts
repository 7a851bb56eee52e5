import { z } from 'zod';
import { redirect } from '../content/redirect.ts';
import { caseStudy } from '../data/case-study.ts';
import { client } from '../data/client.ts';
import { featuredProject } from '../data/featured-project.ts';
import { navigation } from '../data/navigation.ts';
import { service } from '../data/service.ts';
import { settings } from '../data/settings.ts';
import { testimonial } from '../data/testimonial.ts';
import { slug } from '../kernel/slug.ts';
import { article } from './article/schema.ts';
import { audience } from './audience/schema.ts';
import { corePages } from './core-pages.ts';
import { location } from './location/schema.ts';
import { project } from './project/schema.ts';
import { sector } from './sector/schema.ts';
import { servicePage } from './service/schema.ts';

/** Every kind of file in `content/`: a new kind is a new row here and a schema. */

/** One JSON file each. */
export const dataFiles = {
  settings: { file: 'content/site.json', schema: settings },
  navigation: { file: 'content/navigation.json', schema: navigation },
  services: { file: 'content/services.json', schema: z.array(service).min(1) },
  caseStudies: { file: 'content/case-studies.json', schema: z.array(caseStudy).min(1) },
  featuredProjects: {
    file: 'content/featured-projects.json',
    schema: z.array(featuredProject).min(1),
  },
  testimonials: { file: 'content/testimonials.json', schema: z.array(testimonial).min(1) },
  clients: { file: 'content/clients.json', schema: z.array(client).min(1) },
  redirects: { file: 'content/redirects.json', schema: z.array(redirect) },
} as const;

type Address = (data: { readonly title: string }, fileName: string) => string;

/** One folder each, with a Markdown file for every page; `path` gives the page's address. */
export const families = {
  articles: {
    folder: 'content/insights',
    schema: article,
    path: (({ title }) => `/insights/${slug(title)}`) satisfies Address,
  },
  projects: {
    folder: 'content/projects',
    schema: project,
    path: ((_, name) => `/projects/${name}`) satisfies Address,
  },
  servicePages: {
    folder: 'content/services',
    schema: servicePage,
    path: ((_, name) => `/services/${name}`) satisfies Address,
  },
  locations: {
    folder: 'content/locations',
    schema: location,
    path: ((_, name) => `/${name}`) satisfies Address,
  },
  sectors: {
    folder: 'content/sectors',
    schema: sector,
    path: ((_, name) => `/sectors/${name}`) satisfies Address,
  },
  audiences: {
    folder: 'content/who-we-help',
    schema: audience,
    path: ((_, name) => `/who-we-help/${name}`) satisfies Address,
  },
} as const;

export const coreFolder = 'content/pages';

/** A second address of a page; its canonical stays the first. Source: specification, section 2. */
export const secondAddresses = { '/home': '/', '/quiz': '/contact' } as const;

export { corePages };

export type DataFileName = keyof typeof dataFiles;
export type FamilyName = keyof typeof families;
export type CorePageName = keyof typeof corePages;
