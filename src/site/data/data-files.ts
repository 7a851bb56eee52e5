import { z } from 'zod';
import { film } from '../../engine/content/film.ts';
import { redirect } from '../../engine/content/redirect.ts';
import { client } from './client.ts';
import { example } from './example-work.ts';
import { featuredProject } from './featured-project.ts';
import { navigation } from './navigation.ts';
import { prices } from './prices.ts';
import { services } from './service.ts';
import { settings } from './settings.ts';
import { testimonial } from './testimonial.ts';

/**
 * The JSON files of `content/`, by their names in `Site`. `items` lists what `npm run new` can add,
 * with the path of its list in the file.
 */
export const dataFiles = {
  settings: { file: 'content/site.json', schema: settings, items: { person: ['people'] } },
  prices: { file: 'content/prices.json', schema: prices },
  navigation: { file: 'content/navigation.json', schema: navigation },
  services: { file: 'content/services.json', schema: services },
  featuredProjects: {
    file: 'content/featured-projects.json',
    schema: z.array(featuredProject).min(1),
    items: { 'featured-project': [] },
  },
  testimonials: {
    file: 'content/testimonials.json',
    schema: z.array(testimonial).min(1),
    items: { testimonial: [] },
  },
  clients: { file: 'content/clients.json', schema: z.array(client).min(1), items: { client: [] } },
  examples: { file: 'content/examples.json', schema: z.array(example), items: { example: [] } },
  films: { file: 'content/films.json', schema: z.array(film), items: { film: [] } },
  redirects: { file: 'content/redirects.json', schema: z.array(redirect), items: { redirect: [] } },
} as const;

export type Data = {
  readonly [Name in keyof typeof dataFiles]: z.infer<(typeof dataFiles)[Name]['schema']>;
};
