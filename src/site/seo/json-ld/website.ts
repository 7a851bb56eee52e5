import type { WebSite } from 'schema-dts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import type { Settings } from '../../data/settings.ts';
import { organizationId, websiteId } from './ids.ts';

/** The site itself. The home page says what it is, in its `organization`. */
export function website({ name, url }: Settings): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(url),
    url: absoluteUrl(url, '/'),
    name,
    inLanguage: 'en-GB',
    publisher: { '@id': organizationId(url) },
  };
}
