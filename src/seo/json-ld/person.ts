import type { Person } from 'schema-dts';
import type { Person as PersonData } from '../../data/settings.ts';
import { absoluteUrl } from '../../kernel/path.ts';
import { organizationId, personId } from './ids.ts';

/** A member of staff. */
export function person(base: string, { id, name, role }: PersonData): Person {
  return {
    '@type': 'Person',
    '@id': personId(base, id),
    name,
    jobTitle: role,
    url: absoluteUrl(base, '/about'),
    worksFor: { '@id': organizationId(base) },
  };
}
