import type { WebSite } from 'schema-dts';
import type { Settings } from '../../data/settings.ts';
import { absoluteUrl } from '../../kernel/path.ts';
import { organizationId, websiteId } from './ids.ts';

/** The site itself. */
export function website({ name, url, description }: Settings): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(url),
    url: absoluteUrl(url, '/'),
    name,
    description,
    inLanguage: 'en-GB',
    publisher: { '@id': organizationId(url) },
  };
}
