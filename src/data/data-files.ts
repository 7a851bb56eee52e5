import { z } from 'zod';
import { redirect } from '../content/redirect.ts';
import { caseStudy } from './case-study.ts';
import { client } from './client.ts';
import { featuredProject } from './featured-project.ts';
import { navigation } from './navigation.ts';
import { prices } from './prices.ts';
import { service } from './service.ts';
import { settings } from './settings.ts';
import { facts } from './stated-facts.ts';
import { testimonial } from './testimonial.ts';

/** The JSON files of `content/`, by the names that the site has for what they hold. */
export const dataFiles = {
  settings: { file: 'content/site.json', schema: settings },
  prices: { file: 'content/prices.json', schema: prices },
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

/** The facts that texts use: see `withFacts`. */
export const statedFacts = { from: ['settings', 'prices'], make: facts } as const;

/** What they hold. */
export type Data = {
  readonly [Name in keyof typeof dataFiles]: z.infer<(typeof dataFiles)[Name]['schema']>;
};
