import { z } from 'zod';
import { film } from '../content/film.ts';
import { redirect } from '../content/redirect.ts';
import { caseStudy } from './case-study.ts';
import { client } from './client.ts';
import { featuredProject } from './featured-project.ts';
import { navigation } from './navigation.ts';
import { service } from './service.ts';
import { settings } from './settings.ts';
import { testimonial } from './testimonial.ts';

/** The JSON files of `content/`, by the names that the site has for what they hold. */
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
  films: { file: 'content/films.json', schema: z.array(film) },
  redirects: { file: 'content/redirects.json', schema: z.array(redirect) },
} as const;

/** What they hold. */
export type Data = {
  readonly [Name in keyof typeof dataFiles]: z.infer<(typeof dataFiles)[Name]['schema']>;
};
