import type { Service } from 'schema-dts';
import { mainId, organizationId } from './ids.ts';

type ServiceOptions = {
  base: string;
  url: string;
  name: string;
  description: string;
  areaServed: string;
};

/** What a service, location, sector or audience page offers. */
export function serviceNode({ base, url, name, description, areaServed }: ServiceOptions): Service {
  return {
    '@type': 'Service',
    '@id': mainId(url),
    name,
    description,
    url,
    areaServed,
    provider: { '@id': organizationId(base) },
  };
}
