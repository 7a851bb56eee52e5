import { z } from 'zod';
import { text } from '../../engine/content/parts.ts';

/** The analytics services, with their default servers. */
const services = {
  Plausible: { host: 'https://plausible.io', path: '/api/event' },
  Umami: { host: 'https://cloud.umami.is', path: '/api/send' },
} as const;

type ServiceName = keyof typeof services;

/** An origin only, so that it is safe in every page's policy. */
const server = /^https:\/\/([a-z\d-]+\.)+[a-z]{2,}(:\d+)?$|^http:\/\/127\.0\.0\.1:\d+$/;

export const analytics = z
  .strictObject({
    service: z
      .enum(Object.keys(services) as [ServiceName, ...ServiceName[]])
      .describe('What counts visits: Plausible or Umami. Neither sets cookies.'),
    site: text(120).describe('The domain of the site at Plausible, or its website ID at Umami.'),
    address: z
      .string()
      .regex(
        server,
        'must be a server’s address without a path, such as https://stats.our-site.example',
      )
      .optional()
      .describe('The server, if you run your own.'),
  })
  .optional()
  .meta({ title: 'Numbers', description: 'Counts visits without cookies; /privacy says so.' });

type Analytics = z.infer<typeof analytics>;

export type Counter = {
  readonly service: ServiceName;
  readonly site: string;
  readonly url: string;
  /** Visits count only on this origin, so copies of the site and `npm start` count nothing. */
  readonly origin: string;
  readonly booking: string | undefined;
};

export function countingServer({ service, address }: NonNullable<Analytics>): string {
  return address ?? services[service].host;
}

export function counterOf(settings: {
  readonly analytics?: Analytics;
  readonly url: string;
  readonly booking?: string | undefined;
}): Counter | undefined {
  const { analytics, url: origin, booking } = settings;
  if (!analytics) return undefined;
  const { service, site } = analytics;
  const url = countingServer(analytics) + services[service].path;
  return { service, site, url, origin, booking };
}

/** The text on /privacy, after “We set no cookies, and”. */
export function countingNotice(analytics: Analytics): string {
  if (!analytics) {
    return 'nothing on this site follows you: no analytics, no advertising pixels, no fonts or scripts from other companies.';
  }
  const { service, address } = analytics;
  const where = `${service}${address ? ' on a server of our own' : ''} (${new URL(countingServer(analytics)).host})`;
  return `nothing on this site follows you to others: no advertising pixels, no fonts or scripts from other companies. We count visits with ${where}. It gets the page’s address, the page you came from, and that a form was sent, a step of the quiz taken, or a link to book or call used; nothing that you type. It sees your network address and kind of browser, as every server does, and stores nothing on your device. The lawful basis is our legitimate interest in knowing which pages help: Article 6(1)(f).`;
}
