import { z } from 'zod';

const hosts: readonly [provider: string, host: RegExp][] = [
  ['Cal.com', /^(app\.)?cal\.(com|eu)$/],
  ['Calendly', /^calendly\.com$/],
  ['Google', /^calendar\.(app\.google|google\.com)$/],
  [
    'Microsoft',
    /^(outlook\.(office|office365)\.com|(bookings|outlook)\.cloud\.microsoft|book\.ms)$/,
  ],
];

/** The provider of a booking page; undefined if the address is not a known one. */
export function bookingProvider(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:') return undefined;
  return hosts.find(([, host]) => host.test(url.hostname))?.[0];
}

export const booking = z
  .string()
  .refine((address) => bookingProvider(address), {
    message:
      'is not the address of a booking page at Cal.com, Calendly, Google or Microsoft. Copy it from there, with https://.',
  })
  .optional()
  .meta({
    title: 'Online booking',
    description: 'The page where visitors book a session. The thank-you page then links to it.',
  });

/** The sentence on /privacy; empty without a booking page. */
export function bookingNotice(address: string | undefined): string {
  const provider = address && bookingProvider(address);
  return provider
    ? `If you book a session online, you go to ${provider}, and its rules apply there.`
    : '';
}
