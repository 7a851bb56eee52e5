import type { CreativeWork } from 'schema-dts';
import { mainId, organizationId } from './ids.ts';

type CreativeWorkOptions = {
  base: string;
  url: string;
  name: string;
  description: string;
  /** Absolute. */
  image: string;
  date: string;
};

/** A finished project. */
export function creativeWork(options: CreativeWorkOptions): CreativeWork {
  const { base, url, name, description, image, date } = options;
  return {
    '@type': 'CreativeWork',
    '@id': mainId(url),
    name,
    description,
    url,
    image,
    datePublished: `${date}T09:00:00+00:00`,
    inLanguage: 'en-GB',
    creator: { '@id': organizationId(base) },
  };
}
