import type { CreativeWork } from 'schema-dts';
import { organizationId } from './ids.ts';

type CreativeWorkOptions = {
  base: string;
  url: string;
  name: string;
  description: string;
  date: string;
};

/** A finished project. */
export function creativeWork(options: CreativeWorkOptions): CreativeWork {
  const { base, url, name, description, date } = options;
  return {
    '@type': 'CreativeWork',
    '@id': `${url}#work`,
    name,
    description,
    url,
    datePublished: `${date}T09:00:00+00:00`,
    creator: { '@id': organizationId(base) },
  };
}
