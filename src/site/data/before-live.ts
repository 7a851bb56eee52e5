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
  const steps: [what: string, where: string, isDone: boolean | undefined, how: string][] = [
    ['Company number', settingsFile, !/^0+$/.test(company.number), 'As at Companies House.'],
    [
      'Postal address',
      settingsFile,
      !street.includes('Riverside Studios'),
      'Also its place on a map.',
    ],
    ['Telephone', settingsFile, !/^0191 498 0\d{3}$/.test(telephone), 'And when it is answered.'],
    [
      'Web, email and social addresses',
      settingsFile,
      own.every(isReal),
      'None may end in .example.',
    ],
    ['People', settingsFile, !sample, 'Names, words and portraits.'],
    ['Clients', 'content/clients.json', !sample, 'And what they say: content/testimonials.json.'],
    ['Figures', 'content/case-studies.json', !sample, 'And each text that quotes them.'],
    [
      'Promises',
      'content/prices.json',
      !sample,
      'content/README.md lists what an owner must confirm.',
    ],
    ['Privacy notice', 'content/pages/privacy.md', !sample, 'Read by whoever answers for it.'],
    [
      'Accessibility statement',
      'content/pages/accessibility.md',
      !sample,
      'With what your own tests say.',
    ],
    ['Sample content', settingsFile, !sample, 'Off once all above is your own.'],
    ['Database of the forms', 'supabase/README.md', hasBackend, 'Steps 1 to 3, and 6.'],
    [
      'Notices of enquiries',
      'supabase/README.md',
      undefined,
      'Steps 4 and 5. Send yourself a message.',
    ],
    ['Host', 'src/engine/hosts/README.md', undefined, 'And a build for every day.'],
  ];
  const optional: typeof steps = [
    ['Online booking', settingsFile, booking !== undefined, 'Until then visitors ask by email.'],
    ['Numbers', settingsFile, analytics !== undefined, 'Counts visits without cookies.'],
  ];
  return [
    ...steps.map(([what, where, isDone, how]) => ({ what, where, isDone, how })),
    ...optional.map(([what, where, isDone, how]) => ({
      what,
      where,
      isDone,
      how,
      isOptional: true,
    })),
  ];
}
