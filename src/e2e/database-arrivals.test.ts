import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Database,
  insert,
  outcome,
  type Row,
  reset,
  sent,
  startDatabase,
  type Table,
  tables,
} from './database.ts';
import { from, type Headers, other, send, stored, tooMany } from './sending.ts';

let database: Database;
beforeAll(async () => {
  database = await startDatabase();
}, 60_000);
afterAll(() => database?.stop());
beforeEach(() => reset(database));

const message = sent.contact_submissions;
const rows = async (table: Table = 'contact_submissions') => {
  const [found] = await database.owner`select count(*)::int as count from ${database.owner(table)}`;
  return found?.count;
};

test.for(tables)(
  '%s: fifty copies at once and one later make one row and no complaint',
  async (table) => {
    const said = await Promise.all(
      Array.from({ length: 50 }, () => send(database, sent[table], {}, table)),
    );
    said.push(await send(database, sent[table], {}, table));
    // `0 rows` is no error: PostgREST answers 201 to both.
    expect(said.filter((result) => result === '1 row')).toHaveLength(1);
    expect(said.filter((result) => result === '0 rows')).toHaveLength(50);
    expect(await rows(table)).toBe(1);
  },
);

const changes: [what: string, Row, count: number][] = [
  ['the same address in capitals', { email: 'ADA@Quay.example' }, 1],
  ['another address', { email: 'bob@quay.example' }, 2],
  ['another word', { message: 'Can you help me?' }, 2],
  ['another name', { name: 'Ada Ware' }, 2],
  ['no company', { company: null }, 2],
];

test.for(changes)('%s makes %o rows in all', async ([, change, count]) => {
  await send(database, message);
  await send(database, { ...message, ...change });
  expect(await rows()).toBe(count);
});

test('the same words after ten minutes are a new row', async () => {
  await send(database, message);
  await database.owner`
    update contact_submissions set created_at = now() - interval '10 minutes 1 second'`;
  await send(database, message);
  expect(await rows()).toBe(2);
});

test('whoever sends again what was deleted is heard again', async () => {
  await send(database, message);
  await database.staff`delete from contact_submissions`;
  expect(await send(database, message)).toBe('1 row');
});

test('a duplicate of what staff have answered is still a duplicate', async () => {
  await send(database, message);
  await database.staff`update contact_submissions set answered_at = now(), suspect = true`;
  expect(await send(database, message)).toBe('0 rows');
});

test('a duplicate comes before every limit and is not counted', async () => {
  await database.owner`
    update private.settings set client_limit = 2, everyone_limit = 2, client_bytes = 1`;
  const results: string[] = [];
  for (const row of [message, message, message, other(1), message, other(2), message]) {
    results.push(await send(database, row));
  }
  expect(results).toEqual(['1 row', '0 rows', '0 rows', '1 row', '0 rows', tooMany, '0 rows']);
});

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
    ['sends a domain that listens', (number) => from(`${number}'); select pg_sleep(9); --`)],
    ['sends headers that are no JSON', (number) => `{"cf-connecting-ip": ${number}`],
    ['sends a list for headers', (number) => `["198.51.${number}.1"]`],
    ['sends an object for an address', (number) => `{"cf-connecting-ip": {"ip": ${number}}}`],
    ['sends deep JSON for headers', (number) => '['.repeat(100_000 * number)],
  ];

test.for(forgeries)('who %s is one network all the same', async ([, headers, trusted]) => {
  await database.owner`update private.settings set client_limit = 3, client_bytes = 1`;
  if (trusted) await database.owner`update private.settings set client_header = ${trusted}`;
  const results: string[] = [];
  for (const number of [1, 2, 3, 4]) {
    results.push(await send(database, other(number), headers(number)));
  }
  expect(results).toEqual(['1 row', '1 row', '1 row', tooMany]);
});

test('without a proxy no header is believed, and the limits for everybody hold', async () => {
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

test('one network at its limit stops nobody else', async () => {
  await database.owner`update private.settings set client_limit = 1, client_bytes = 1`;
  await send(database, other(1), from('203.0.113.7'));
  expect(await send(database, other(2), from('203.0.113.8'))).toBe(tooMany);
  expect(await send(database, other(3), from('203.0.114.7'))).toBe('1 row');
  expect(await send(database, other(4), from('::ffff:203.0.115.9'))).toBe('1 row');
  expect(await send(database, other(5), from('::ffff:203.0.116.9'))).toBe('1 row');
  expect(await stored(database, true)).toBe(0);
});

test('a flood from everywhere is stopped for both forms together', async () => {
  await database.owner`update private.settings set everyone_limit = 2, everyone_bytes = 1`;
  const { quiz_submissions: answers } = sent;
  expect(await send(database, other(1), from('203.0.113.1'))).toBe('1 row');
  expect(await send(database, answers, from('203.0.114.1'), 'quiz_submissions')).toBe('1 row');
  expect(await send(database, other(3), from('203.0.115.1'))).toBe(tooMany);
});

test('a limit holds however many come at once, or in one request', async () => {
  await database.owner`update private.settings set client_limit = 5, client_bytes = 1`;
  const many = Array.from({ length: 20 }, (_, number) => other(number));
  expect(await outcome(insert(database.visitor, 'contact_submissions', ...many))).toBe(tooMany);
  const said = await Promise.all(many.map((row) => send(database, row)));
  expect(said.filter((result) => result === '1 row')).toHaveLength(5);
});

test('two hours later at most, the network that was stopped is heard', async () => {
  const { owner } = database;
  await owner`update private.settings set client_limit = 1, client_bytes = 1`;
  await send(database, other(1));
  expect(await send(database, other(2))).toBe(tooMany);
  const anHourPasses = () =>
    owner`update private.hourly_counts set hour = hour - interval '1 hour'`;
  // Of the hour before, the part within the last 60 minutes counts.
  await anHourPasses();
  expect(await send(database, other(2))).toBe(tooMany);
  await anHourPasses();
  expect(await send(database, other(2))).toBe('1 row');
});

test('what the checks refuse is not counted', async () => {
  await database.owner`update private.settings set client_limit = 1, client_bytes = 1`;
  expect(await send(database, { ...message, name: '' })).toBe('23514');
  expect(await send(database, message)).toBe('1 row');
  expect(await stored(database, true)).toBe(0);
});

test('a submission of more than 12,000 bytes is refused before anything is done for it', async () => {
  // Any work would wait for this lock.
  await database.owner.begin(async (sql) => {
    await sql`lock table private.settings`;
    expect(await send(database, { ...message, message: 'x'.repeat(12_000) })).toBe('23514');
  });
});

test('copies wait for one another, and nobody else waits for them', async () => {
  const copies = await database.superuser.begin(async (sql) => {
    await sql`set local role anon`;
    await insert(sql, 'contact_submissions', message);
    const waiting = [1, 2, 3].map(() => send(database, message));
    expect(await send(database, other(1), from('203.0.113.7'))).toBe('1 row');
    return waiting;
  });
  expect(await Promise.all(copies)).toEqual(['0 rows', '0 rows', '0 rows']);
});

test('whoever owns the table cannot set what belongs to the server either', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const forged = {
    ...message,
    id,
    created_at: '2020-01-01',
    suspect: true,
    answered_at: '2020-01-01',
  };
  await insert(database.owner, 'contact_submissions', forged);
  const [row] = await database.owner`select * from contact_submissions`;
  expect(row?.id).not.toBe(id);
  expect(Math.abs(row?.created_at - Date.now())).toBeLessThan(60_000);
  expect(row).toMatchObject({ suspect: false, answered_at: null });
});
