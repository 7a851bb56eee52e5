// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { Counter } from '../data/analytics.ts';

afterEach(() => vi.resetModules());

/** What is sent when a page with this counter is opened. */
async function counted(counter: Partial<Counter>): Promise<unknown[]> {
  const sent = vi.fn(async () => new Response());
  const url = 'https://stats.example/api/send';
  const { origin } = location;
  const own = { service: 'Umami', site: 'our-site', url, origin, booking: undefined };
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('COUNTER', { ...own, ...counter });
  history.replaceState(null, '', '/work?utm_source=leaflet&search=secret');
  document.title = 'Our work';
  await import('./counting.ts');
  return sent.mock.calls.map((call: unknown[]) => {
    const { headers, body } = call[1] as { headers: object; body: string };
    return [call[0], headers, JSON.parse(body)];
  });
}

test('Umami gets a visit in its own form', async () => {
  const payload = {
    website: 'our-site',
    hostname: location.hostname,
    url: '/work?utm_source=leaflet',
    title: 'Our work',
    referrer: '',
  };
  expect(await counted({})).toEqual([
    [
      'https://stats.example/api/send',
      { 'content-type': 'application/json' },
      { type: 'event', payload },
    ],
  ]);
});

test('a copy of the site at another address counts nothing', async () => {
  expect(await counted({ origin: 'https://pierlight.example' })).toEqual([]);
});
