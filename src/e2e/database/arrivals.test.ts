import { beforeEach, expect, test } from 'vitest';
import { insert, outcome, type Row, reset, sent, type Table, tables } from './database.ts';
import { from, other, send, stored, tooMany } from './sending.ts';
import { database } from './shared-database.ts';

beforeEach(() => reset(database));

const message = sent.contact_submissions;
const rows = async (table: Table = 'contact_submissions') => {
  const [found] = await database.owner`select count(*)::int as count from ${database.owner(table)}`;
  return found?.count;
};

test.for(tables)('%s: fifty copies at once and one later make just one row', async (table) => {
  const said = await Promise.all(
    Array.from({ length: 50 }, () => send(database, sent[table], {}, table)),
  );
  said.push(await send(database, sent[table], {}, table));
  // `0 rows` is no error: PostgREST answers 201 to both.
  expect(said.filter((result) => result === '1 row')).toHaveLength(1);
  expect(said.filter((result) => result === '0 rows')).toHaveLength(50);
  expect(await rows(table)).toBe(1);
});

const changes: [what: string, Row, count: number][] = [
  ['the same address in capitals', { email: 'ADA@Quay.example' }, 1],
  ['another address', { email: 'bob@quay.example' }, 2],
  ['another word', { message: 'Can you help me?' }, 2],
  ['another name', { name: 'Ada Ware' }, 2],
  ['no company', { company: null }, 2],
];

test.for(changes)('a second submission with %s makes %o rows in all', async ([, change, count]) => {
  await send(database, message);
  await send(database, { ...message, ...change });
  expect(await rows()).toBe(count);
});

test('the same message after more than ten minutes is a new row', async () => {
  await send(database, message);
  await database.owner`
    update contact_submissions set created_at = now() - interval '10 minutes 1 second'`;
  await send(database, message);
  expect(await rows()).toBe(2);
});

test('a deleted message can be sent again', async () => {
  await send(database, message);
  await database.staff`delete from contact_submissions`;
  expect(await send(database, message)).toBe('1 row');
});

test('a duplicate of an answered message is still a duplicate', async () => {
  await send(database, message);
  await database.staff`update contact_submissions set answered_at = now(), suspect = true`;
  expect(await send(database, message)).toBe('0 rows');
});

test('a duplicate is recognised before any limit and does not count towards it', async () => {
  await database.owner`
    update private.settings set client_limit = 2, everyone_limit = 2, client_bytes = 1`;
  const results: string[] = [];
  for (const row of [message, message, message, other(1), message, other(2), message]) {
    results.push(await send(database, row));
  }
  expect(results).toEqual(['1 row', '0 rows', '0 rows', '1 row', '0 rows', tooMany, '0 rows']);
});

test('the limit for everybody counts both forms together', async () => {
  await database.owner`update private.settings set everyone_limit = 2, everyone_bytes = 1`;
  const { quiz_submissions: answers } = sent;
  expect(await send(database, other(1), from('203.0.113.1'))).toBe('1 row');
  expect(await send(database, answers, from('203.0.114.1'), 'quiz_submissions')).toBe('1 row');
  expect(await send(database, other(3), from('203.0.115.1'))).toBe('1 row');
  expect(await stored(database, true)).toBe(1);
});

test('a limit holds for requests at the same time and for many rows in one request', async () => {
  await database.owner`update private.settings set client_limit = 5, client_bytes = 1`;
  const many = Array.from({ length: 20 }, (_, number) => other(number));
  expect(await outcome(insert(database.visitor, 'contact_submissions', ...many))).toBe(tooMany);
  const said = await Promise.all(many.map((row) => send(database, row)));
  expect(said.filter((result) => result === '1 row')).toHaveLength(5);
});

test('a network at its limit can send again after two hours at most', async () => {
  const { owner } = database;
  await owner`update private.settings set client_limit = 1, client_bytes = 1`;
  await send(database, other(1));
  expect(await send(database, other(2))).toBe(tooMany);
  const anHourPasses = () =>
    owner`update private.hourly_counts set hour = hour - interval '1 hour'`;
  // The previous hour counts by the part that lies within the last 60 minutes.
  await anHourPasses();
  expect(await send(database, other(2))).toBe(tooMany);
  await anHourPasses();
  expect(await send(database, other(2))).toBe('1 row');
});

test('a row that fails the checks does not count', async () => {
  await database.owner`update private.settings set client_limit = 1, client_bytes = 1`;
  expect(await send(database, { ...message, name: '' })).toBe('23514');
  expect(await send(database, message)).toBe('1 row');
  expect(await stored(database, true)).toBe(0);
});

test('a submission of more than 12,000 bytes is refused before any other work', async () => {
  // Any work would wait for this lock.
  await database.owner.begin(async (sql) => {
    await sql`lock table private.settings`;
    expect(await send(database, { ...message, message: 'x'.repeat(12_000) })).toBe('23514');
  });
});

test('copies of one message wait for each other and block nobody else', async () => {
  const copies = await database.superuser.begin(async (sql) => {
    await sql`set local role anon`;
    await insert(sql, 'contact_submissions', message);
    const waiting = [1, 2, 3].map(() => send(database, message));
    const others = { ...message, message: 'Other words of the same person' };
    expect(await send(database, others, from('203.0.113.7'))).toBe('1 row');
    return waiting;
  });
  expect(await Promise.all(copies)).toEqual(['0 rows', '0 rows', '0 rows']);
});
