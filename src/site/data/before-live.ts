import type { LiveStep } from '../../engine/define-site.ts';
import type { Settings } from './settings.ts';

const settingsFile = 'content/site.json';

/**
 * What an owner does before the site goes live, in the order in which one would. Sample content is
 * known by its values where these can't be real: eight noughts, Ofcom's numbers for drama, `.example`.
 *
 * @param hasBackend undefined where only a build knows it.
 */
export function beforeLive(settings: Settings, hasBackend: boolean | undefined): LiveStep[] {
  const { company, telephone, url, email, social, sample, booking, analytics } = settings;
  const { street } = company.address;
  const isReal = (address: string) => !/\.example\b/.test(address);
  const own = [url, email, ...social.map(({ href }) => href)];
  return [
    step('Company number', settingsFile, !/^0+$/.test(company.number), 'As at Companies House.'),
    step(
      'Postal address',
      settingsFile,
      !street.includes('Riverside Studios'),
      'Also its place on a map.',
    ),
    step(
      'Telephone',
      settingsFile,
      !/^0191 498 0\d{3}$/.test(telephone),
      'And when it is answered.',
    ),
    step(
      'Web, email and social addresses',
      settingsFile,
      own.every(isReal),
      'None may end in .example.',
    ),
    step('People', settingsFile, !sample, 'Names, words and portraits.'),
    step(
      'Clients',
      'content/clients.json',
      !sample,
      'And what they say: content/testimonials.json.',
    ),
    step('Figures', 'content/case-studies.json', !sample, 'And each text that quotes them.'),
    step(
      'Promises',
      'content/prices.json',
      !sample,
      'content/README.md lists what an owner must confirm.',
    ),
    step('Privacy notice', 'content/pages/privacy.md', !sample, 'Read by whoever answers for it.'),
    step(
      'Accessibility statement',
      'content/pages/accessibility.md',
      !sample,
      'With what your own tests say.',
    ),
    step('Sample content', settingsFile, !sample, 'Off once all above is your own.'),
    step('Database of the forms', 'supabase/README.md', hasBackend, 'Steps 1 to 3, and 6.'),
    step(
      'Notices of enquiries',
      'supabase/README.md',
      undefined,
      'Steps 4 and 5. Send yourself a message.',
    ),
    step('Host', 'src/engine/hosts/README.md', undefined, 'And a build for every day.'),
    optional('Online booking', booking, 'Until then visitors ask by email.'),
    optional('Numbers', analytics, 'Counts visits without cookies.'),
  ];
}

function step(what: string, where: string, isDone: boolean | undefined, how: string): LiveStep {
  return { what, where, isDone, how };
}

/** A setting that a site does without. */
const optional = (what: string, setting: unknown, how: string): LiveStep => ({
  ...step(what, settingsFile, setting !== undefined, how),
  isOptional: true,
});
