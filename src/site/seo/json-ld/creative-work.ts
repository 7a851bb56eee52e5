import type { CreativeWork } from 'schema-dts';
import { mainId, organizationId } from './ids.ts';

type CreativeWorkOptions = {
  base: string;
  url: string;
  name: string;
  description: string;
  /** Absolute; the first is what other sites show. */
  image: readonly string[];
  date: string;
};

/** A finished project. */
export function creativeWork(options: CreativeWorkOptions): CreativeWork {
  const { base, url, name, description, image, date } = options;
  const [first = '', ...others] = image;
  return {
    '@type': 'CreativeWork',
    '@id': mainId(url),
    name,
    description,
    url,
    image: others.length === 0 ? first : [...image],
    datePublished: `${date}T09:00:00+00:00`,
    inLanguage: 'en-GB',
    creator: { '@id': organizationId(base) },
  };
}
