import type { Person } from 'schema-dts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import { fallbackPath } from '../../../engine/kernel/photograph.ts';
import type { Person as PersonData } from '../../data/settings.ts';
import { organizationId, personId } from './ids.ts';

/** A member of staff. */
export function person(base: string, { id, name, role, shown }: PersonData): Person {
  return {
    '@type': 'Person',
    '@id': personId(base, id),
    name,
    jobTitle: role,
    ...(shown && { image: absoluteUrl(base, `/${fallbackPath(shown, 'portrait')}`) }),
    url: absoluteUrl(base, '/about'),
    worksFor: { '@id': organizationId(base) },
  };
}
