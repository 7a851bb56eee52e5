import { z } from 'zod';
import { slug } from '../kernel/slug.ts';
import { article } from './schema/article.ts';
import { audience } from './schema/audience.ts';
import { caseStudy } from './schema/case-study.ts';
import { client } from './schema/client.ts';
import { corePages } from './schema/core-pages.ts';
import { featuredProject } from './schema/featured-project.ts';
import { location } from './schema/location.ts';
import { navigation } from './schema/navigation.ts';
import { project } from './schema/project.ts';
import { redirect } from './schema/redirect.ts';
import { sector } from './schema/sector.ts';
import { service } from './schema/service.ts';
import { servicePage } from './schema/service-page.ts';
import { settings } from './schema/settings.ts';
import { testimonial } from './schema/testimonial.ts';

// Every kind of file in `content/`: a new kind is a new row here and a schema.

/** Kinds that have one JSON file. */
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

/** Kinds that have a folder with a Markdown file for each page; `path` makes the page's path. */
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

/** Second addresses of pages, and their canonical ones. Source: specification, section 2. */
export const secondAddresses = { '/home': '/', '/quiz': '/contact' } as const;

export { corePages };

export type DataFileName = keyof typeof dataFiles;
export type FamilyName = keyof typeof families;
export type CorePageName = keyof typeof corePages;
