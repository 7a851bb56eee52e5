import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

let database: Database;
beforeAll(async () => {
  database = await startDatabase();
}, 60_000);
afterAll(() => database?.stop());
beforeEach(() => reset(database));

const message = sent.contact_submissions;
const tooMany = 'PT429';

type Headers = { [name: string]: string };

/** Sends a row as a visitor whose request bears these headers. */
async function send(
  row: Row,
  headers: Headers | string = {},
  table: Table = 'contact_submissions',
) {
  const text = typeof headers === 'string' ? headers : JSON.stringify(headers);
  const work = database.visitor.begin(async (sql) => {
    await sql`select set_config('request.headers', ${text}, true)`;
    return insert(sql, table, row);
  });
  return outcome(work);
}

/** A message like no other. */
const other = (number: number) => ({ ...message, email: `ada${number}@quay.example` });

const rows = async (table: Table = 'contact_submissions') => {
  const [found] = await database.owner`select count(*)::int as count from ${database.owner(table)}`;
  return found?.count;
};

test.for(tables)(
  '%s: fifty copies at once and one later make one row and no complaint',
  async (table) => {
    const said = await Promise.all(Array.from({ length: 50 }, () => send(sent[table], {}, table)));
    said.push(await send(sent[table], {}, table));
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
  await send(message);
  await send({ ...message, ...change });
  expect(await rows()).toBe(count);
});

test('the same words after ten minutes are a new row', async () => {
  await send(message);
  await database.owner`
    update contact_submissions set created_at = now() - interval '10 minutes 1 second'`;
  await send(message);
  expect(await rows()).toBe(2);
});

test('whoever sends again what was deleted is heard again', async () => {
  await send(message);
  await database.staff`delete from contact_submissions`;
  expect(await send(message)).toBe('1 row');
});

test('a duplicate comes before every limit and is not counted', async () => {
  await database.owner`update private.settings set client_limit = 2, everyone_limit = 2`;
  const said = [message, message, message, other(1), message, other(2), message].map(
    (row) => () => send(row),
  );
  const results: string[] = [];
  for (const attempt of said) results.push(await attempt());
  expect(results).toEqual(['1 row', '0 rows', '0 rows', '1 row', '0 rows', tooMany, '0 rows']);
});

const forgeries: [what: string, headers: (number: number) => Headers | string][] = [
  [
    'writes other addresses before the real one',
    (number) => ({ 'x-forwarded-for': `198.51.100.${number}, 203.0.113.7` }),
  ],
  [
    'forwards for others behind Cloudflare',
    (number) => ({ 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': `198.51.100.${number}` }),
  ],
  ['moves within its own network', (number) => ({ 'cf-connecting-ip': `2001:db8:1:2::${number}` })],
  ['invents addresses', (number) => ({ 'cf-connecting-ip': `no address ${number}` })],
  ['sends headers that are no JSON', (number) => `{"cf-connecting-ip": ${number}`],
  ['sends a list for headers', (number) => `["203.0.113.${number}"]`],
];

test.for(forgeries)('who %s is one client all the same', async ([, headers]) => {
  await database.owner`update private.settings set client_limit = 3`;
  const results: string[] = [];
  for (const number of [1, 2, 3, 4]) results.push(await send(other(number), headers(number)));
  expect(results).toEqual(['1 row', '1 row', '1 row', tooMany]);
});

test('one client at its limit stops nobody else', async () => {
  await database.owner`update private.settings set client_limit = 1`;
  await send(other(1), { 'cf-connecting-ip': '203.0.113.7' });
  expect(await send(other(2), { 'cf-connecting-ip': '203.0.113.7' })).toBe(tooMany);
  expect(await send(other(3), { 'cf-connecting-ip': '203.0.113.8' })).toBe('1 row');
  expect(await send(other(4), { 'x-forwarded-for': '::ffff:203.0.113.9' })).toBe('1 row');
  expect(await send(other(5), { 'x-forwarded-for': '::ffff:203.0.113.10' })).toBe('1 row');
});

test('a flood from everywhere is stopped for both forms together', async () => {
  await database.owner`update private.settings set everyone_limit = 2`;
  const from = (number: number) => ({ 'cf-connecting-ip': `203.0.113.${number}` });
  expect(await send(other(1), from(1))).toBe('1 row');
  expect(await send(sent.quiz_submissions, from(2), 'quiz_submissions')).toBe('1 row');
  expect(await send(other(3), from(3))).toBe(tooMany);
});

test('a limit holds however many come at once, or in one request', async () => {
  await database.owner`update private.settings set client_limit = 5`;
  const many = Array.from({ length: 20 }, (_, number) => other(number));
  expect(await outcome(insert(database.visitor, 'contact_submissions', ...many))).toBe(tooMany);
  const said = await Promise.all(many.map((row) => send(row)));
  expect(said.filter((result) => result === '1 row')).toHaveLength(5);
});

test('an hour later, the client that was stopped is heard', async () => {
  await database.owner`update private.settings set client_limit = 1`;
  await send(other(1));
  expect(await send(other(2))).toBe(tooMany);
  await database.owner`update private.arrivals set arrived_at = now() - interval '61 minutes'`;
  expect(await send(other(2))).toBe('1 row');
});

test('what the checks refuse is not counted', async () => {
  await database.owner`update private.settings set client_limit = 1`;
  expect(await send({ ...message, name: '' })).toBe('23514');
  expect(await send(message)).toBe('1 row');
});

test('no network address is kept, and its code changes when nothing is counted', async () => {
  const codes: unknown[] = [];
  for (const number of [1, 2]) {
    await send(other(number), { 'cf-connecting-ip': '203.0.113.7' });
    const [everything] = await database.owner`
      select (select json_agg(a) from private.arrivals a)::text
        || (select json_agg(s) from private.settings s)::text
        || (select json_agg(c) from contact_submissions c)::text as text`;
    expect(everything?.text).not.toContain('203.0.113.7');
    codes.push(
      (await database.owner`delete from private.arrivals returning client::text`)[0]?.client,
    );
  }
  expect(codes[0]).not.toBe(codes[1]);
});

test('whoever owns the table cannot set what belongs to the server either', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const forged = { ...message, id, created_at: '2020-01-01' };
  await insert(database.owner, 'contact_submissions', forged);
  const [row] = await database.owner`select * from contact_submissions`;
  expect(row?.id).not.toBe(id);
  expect(Math.abs(row?.created_at - Date.now())).toBeLessThan(60_000);
});

const ages: [age: string, kept: boolean][] = [
  ['23 months', true],
  ['24 months 1 day', false],
];

for (const table of tables) {
  test.for(ages)(`${table}: what is %s old is kept: %s`, async ([age, kept]) => {
    const { owner } = database;
    await insert(owner, table, sent[table]);
    await owner`update ${owner(table)} set created_at = now() - ${age}::interval`;
    const [deleted] = await owner`select private.forget_expired()::int as count`;
    expect([deleted?.count, await rows(table)]).toEqual(kept ? [0, 1] : [1, 0]);
  });
}

test('codes of addresses go with what expires', async () => {
  await send(message);
  await database.owner`update private.arrivals set arrived_at = now() - interval '2 hours'`;
  await database.owner`select private.forget_expired()`;
  expect([...(await database.owner`select * from private.arrivals`)]).toEqual([]);
});

const privacy = readFileSync(join(import.meta.dirname, '../../content/pages/privacy.md'), 'utf8');

test.for(['Quick Contact', 'Growth quiz'])(
  'the database keeps what comes from the %s as long as the privacy page says',
  async (form) => {
    const months = new RegExp(`\\| ${form}.*\\| (\\d+) months \\|`).exec(privacy)?.[1];
    const [settings] = await database.owner`
      select keep = make_interval(months => ${Number(months)}) as agrees from private.settings`;
    expect(settings?.agrees).toBe(true);
  },
);

test.for(['client_window', 'everyone_window'])(
  '%s cannot be so long that the privacy page’s word on addresses is broken',
  async (window) => {
    const hours = /scrambled form of your network address.*\| (\d+) hours at most/.exec(
      privacy,
    )?.[1];
    // Deleted every hour, so one hour later at worst.
    const longest = `${Number(hours) - 1} hours`;
    const { owner } = database;
    const change = owner`update private.settings set ${owner(window)} = ${longest}::interval`;
    expect(await outcome(change)).toBe('23514');
  },
);
