import type { ProfessionalService } from 'schema-dts';
import type { Settings } from '../../content/schema/settings.ts';
import { absoluteUrl } from '../../kernel/path.ts';
import { organizationId, personId } from './ids.ts';

/** The agency, in full: a professional service at its one real office. For the home page. */
export function organization(settings: Settings, image: string): ProfessionalService {
  const { name, url, email, description, company, social } = settings;
  const { street, town, region, postcode, country } = company.address;
  return {
    '@type': 'ProfessionalService',
    '@id': organizationId(url),
    name,
    legalName: company.legalName,
    url: absoluteUrl(url, '/'),
    email,
    description,
    image,
    foundingDate: company.founded,
    founder: { '@id': personId(url, settings.founder) },
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: town,
      addressRegion: region,
      postalCode: postcode,
      addressCountry: country,
    },
    sameAs: social.map(({ href }) => href),
  };
}
