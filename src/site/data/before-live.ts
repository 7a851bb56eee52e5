import type { LiveStep } from '../../engine/define-site.ts';
import type { Settings } from './settings.ts';

/**
 * The owner's checklist before going live, in order. Sample content is recognised by values that
 * can't be real: eight noughts, Ofcom's drama numbers, `.example`.
 *
 * @param hasBackend undefined if only a build can tell.
 */
export function beforeLive(settings: Settings, hasBackend: boolean | undefined): LiveStep[] {
  const { company, telephone, url, email, social, sample, booking, analytics } = settings;
  const { street } = company.address;
  const isReal = (address: string) => !/\.example\b/.test(address);
  const own = [url, email, ...social.map(({ href }) => href)];
  const [site, forms] = ['content/site.json', 'supabase/README.md'];
  const steps: [what: string, where: string, isDone: boolean | undefined, how: string][] = [
    ['Company number', site, !/^0+$/.test(company.number), 'As at Companies House.'],
    ['Postal address', site, !street.includes('Riverside Studios'), 'Also its place on a map.'],
    ['Telephone', site, !/^0191 498 0\d{3}$/.test(telephone), 'And when it is answered.'],
    ['Web, email and social addresses', site, own.every(isReal), 'None may end in .example.'],
    ['People', site, !sample, 'Names, words and portraits.'],
    ['Clients', 'content/clients.json', !sample, 'And what they say, under “Testimonials”.'],
    ['Figures', 'content/projects/', !sample, 'And each text that quotes them.'],
    [
      'Promises',
      'content/prices.json',
      !sample,
      'Each price, what it includes and what is said of it.',
    ],
    ['Privacy notice', 'content/pages/privacy.md', !sample, 'Read by whoever answers for it.'],
    [
      'Accessibility statement',
      'content/pages/accessibility.md',
      !sample,
      'With what your own tests say.',
    ],
    ['Sample content', site, !sample, 'Off once all above is your own.'],
    ['Database of the forms', forms, hasBackend, 'Keeps what visitors send you.'],
    [
      'Notices of enquiries',
      forms,
      undefined,
      'An email says that somebody has written. Send yourself a message.',
    ],
    [
      'Host',
      'src/engine/hosts/README.md',
      undefined,
      'Shows the site to visitors, and is brought up to date every day.',
    ],
  ];
  const optional: [what: string, setting: unknown, how: string][] = [
    ['Online booking', booking, 'Until then visitors ask by email.'],
    ['Numbers', analytics, 'Counts visits without cookies.'],
  ];
  return [
    ...steps.map(([what, where, isDone, how]) => ({ what, where, isDone, how })),
    ...optional.map(([what, setting, how]) => {
      return { what, where: site, isDone: setting !== undefined, how, isOptional: true } as const;
    }),
  ];
}
