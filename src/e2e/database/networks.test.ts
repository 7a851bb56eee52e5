import { beforeEach, expect, test } from 'vitest';
import { reset } from './database.ts';
import { from, type Headers, other, send, stored, tooMany } from './sending.ts';
import { database } from './shared-database.ts';

beforeEach(() => reset(database));

const forgeries: [what: string, headers: (number: number) => Headers | string, trusted?: string][] =
  [
    [
      'writes other addresses before the real one',
      (number) => ({ 'x-forwarded-for': `198.51.${number}.1, 203.0.113.7` }),
      'x-forwarded-for',
    ],
    [
      'forwards for others behind Cloudflare',
      (number) => ({ ...from('203.0.113.7'), 'x-forwarded-for': `198.51.${number}.1` }),
    ],
    [
      'claims to be behind Cloudflare where another proxy stands',
      (number) => ({ ...from(`198.51.${number}.1`), 'x-real-ip': '203.0.113.7' }),
      'x-real-ip',
    ],
    ['moves within its own IPv4 network', (number) => from(`203.0.113.${number}`)],
    ['moves within its own IPv6 network', (number) => from(`2001:db8:1:${number}::${number}`)],
    ['writes IPv4 as IPv6', (number) => from(`${number % 2 ? '::ffff:' : ''}203.0.113.${number}`)],
    ['writes IPv4 as IPv6 in hex', (number) => from(`::FFFF:cb00:71${number}0`)],
    ['adds a mask', (number) => from(`203.0.113.7/${number}`)],
    ['invents addresses', (number) => from(`no address ${number}`)],
    ['adds a port', (number) => from(`198.51.${number}.1:443`)],
    ['adds a zone', (number) => from(`fe80::${number}:0:0:1%eth0`)],
    ['sends no address', (number) => ({ 'user-agent': `${number}`, 'cf-connecting-ip': '' })],
    ['sends an address of a megabyte', (number) => from(`${number}`.repeat(1_000_000))],
    ['sends SQL in place of an address', (number) => from(`${number}'); select pg_sleep(9); --`)],
    ['sends headers that are not JSON', (number) => `{"cf-connecting-ip": ${number}`],
    ['sends a list in place of headers', (number) => `["198.51.${number}.1"]`],
    [
      'sends an object in place of an address',
      (number) => `{"cf-connecting-ip": {"ip": ${number}}}`,
    ],
    ['sends deeply nested JSON in place of headers', (number) => '['.repeat(100_000 * number)],
  ];

test.for(forgeries)('a visitor who %s is still one network', async ([, headers, trusted]) => {
  await database.owner`update private.settings set client_limit = 3, client_bytes = 1`;
  if (trusted) await database.owner`update private.settings set client_header = ${trusted}`;
  const results: string[] = [];
  for (const number of [1, 2, 3, 4]) {
    results.push(await send(database, other(number), headers(number)));
  }
  expect(results).toEqual(['1 row', '1 row', '1 row', tooMany]);
});

test('without a proxy no header is trusted, and the limits for everybody apply', async () => {
  await database.owner`
    update private.settings set client_header = null, client_limit = 1, client_bytes = 1,
      everyone_limit = 3, everyone_bytes = 1`;
  const results: string[] = [];
  for (const number of [1, 2, 3, 4]) {
    results.push(await send(database, other(number), from(`198.51.${number}.1`)));
  }
  expect(results).toEqual(['1 row', '1 row', '1 row', tooMany]);
  expect(await stored(database, true)).toBe(0);
});

test('one network at its limit does not affect any other', async () => {
  await database.owner`update private.settings set client_limit = 1, client_bytes = 1`;
  await send(database, other(1), from('203.0.113.7'));
  expect(await send(database, other(2), from('203.0.113.8'))).toBe(tooMany);
  expect(await send(database, other(3), from('203.0.114.7'))).toBe('1 row');
  expect(await send(database, other(4), from('::ffff:203.0.115.9'))).toBe('1 row');
  expect(await send(database, other(5), from('::ffff:203.0.116.9'))).toBe('1 row');
  expect(await stored(database, true)).toBe(0);
});
