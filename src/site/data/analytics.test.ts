import { expect, test } from 'vitest';
import { analytics, counterOf, countingNotice } from './analytics.ts';

const url = 'https://our-site.example';

test.each([
  [{ service: 'Plausible', site: 'our-site.example' }, 'https://plausible.io/api/event'],
  [{ service: 'Umami', site: 'an-id' }, 'https://cloud.umami.is/api/send'],
  [
    { service: 'Umami', site: 'an-id', address: 'https://stats.our-site.example' },
    'https://stats.our-site.example/api/send',
  ],
])('%o counts at %s, which /privacy names', (settings, address) => {
  const parsed = analytics.parse(settings);
  expect(counterOf({ url, analytics: parsed })?.url).toBe(address);
  expect(countingNotice(parsed)).toContain(`(${new URL(address).host})`);
  expect(countingNotice(parsed)).not.toContain('no analytics');
});

test('without the setting nothing counts, and /privacy says that there is nothing', () => {
  expect(counterOf({ url })).toBe(undefined);
  expect(countingNotice(undefined)).toContain('no analytics');
});

test.each([
  ...['https://*', 'https://stats.example/path', 'http://stats.example', 'https://stats.example;'],
  ...["https://a.example 'unsafe-inline'", 'javascript:alert(1)'],
])('a server at %s is refused, since every page’s policy would name it', (address) => {
  expect(analytics.safeParse({ service: 'Umami', site: 'x', address }).success).toBe(false);
});
