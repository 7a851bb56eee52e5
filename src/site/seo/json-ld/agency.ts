import type { Organization, Person, ProfessionalService, WebSite } from 'schema-dts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import { fallbackPath } from '../../../engine/kernel/photograph.ts';
import { daysOf } from '../../data/opening-hours.ts';
import type { Person as PersonData, Settings } from '../../data/settings.ts';
import { internationalNumber } from '../../data/telephone.ts';
import { organizationId, personId, websiteId } from './ids.ts';

/**
 * The agency in full, as a local business at its one real office. Only for the home page, which
 * shows that address: a location page must not claim an office there.
 */
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
    logo: absoluteUrl(url, '/assets/icon-180.png'),
    image,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: town,
      addressRegion: region,
      postalCode: postcode,
      addressCountry: country,
    },
    telephone: internationalNumber(settings.telephone),
    geo: { '@type': 'GeoCoordinates', ...company.geo },
    openingHoursSpecification: settings.openingHours.map((hours) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: daysOf(hours),
      opens: hours.opens,
      closes: hours.closes,
    })),
    sameAs: social.map(({ href }) => href),
  };
}

/** The agency on every other page: just its name and URL. */
export function organizationInShort({ name, url }: Settings): Exclude<Organization, string> {
  return { '@type': 'Organization', '@id': organizationId(url), name, url: absoluteUrl(url, '/') };
}

/** The agency on the page that says who founded it and when. */
export function organizationWithFounder(settings: Settings): Organization {
  return {
    ...organizationInShort(settings),
    foundingDate: settings.company.founded,
    founder: { '@id': personId(settings.url, settings.founder) },
  };
}

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
