import type { Person } from 'schema-dts';
import type { Person as PersonData } from '../../data/settings.ts';
import { absoluteUrl } from '../../kernel/path.ts';
import { fallbackPath } from '../../kernel/photograph.ts';
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
