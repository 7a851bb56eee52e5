import { hash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { reset } from './database.ts';
import { from, other, send } from './sending.ts';
import { database } from './shared-database.ts';

beforeEach(async () => {
  await reset(database);
  // Each day gets its own random salt, as in production.
  await database.owner`delete from private.daily_salts`;
});

const everyTable = ['hourly_counts', 'daily_salts', 'stored_suspects', 'settings'];

/** What a thief gets from one copy of the whole database. */
async function copy() {
  const { superuser } = database;
  const [{ text } = {}] = await superuser`
    select string_agg(content::text, '') as text from (
      ${everyTable.reduce(
        (all, table) =>
          superuser`${all} select json_agg(t) from ${superuser(`private.${table}`)} t union all`,
        superuser``,
      )}
      select json_agg(c) from contact_submissions c) as everything (content)`;
  const pairs = await superuser`
    select salt, counts.bucket, counts.hour::text from contact_submissions as row
    join private.hourly_counts as counts on counts.xmin::text = row.xmin::text
    join private.daily_salts on day = hour::date`;
  const alone = await superuser`select bucket from private.hourly_counts`;
  return { text: String(text), pairs, alone };
}

/** Lets a day pass, so that the next submission is counted with a new salt. */
async function aDayPasses(): Promise<void> {
  const { owner } = database;
  await owner`update private.hourly_counts set hour = hour - interval '1 day'`;
  await owner`update private.daily_salts set day = day - 1`;
  await owner`delete from contact_submissions`;
}

const oneOf4096 = (text: string) => Number.parseInt(hash('sha256', text).slice(0, 3), 16);

/** The groups of an eighth of all IPv4 networks, 0.0.0.0/24 to 31.255.255.0/24. */
const groups = Uint16Array.from({ length: 2 ** 21 }, (_, at) =>
  oneOf4096(`${at >> 16}.${(at >> 8) & 255}.${at & 255}.0/24`),
);

test('with five days of full copies, a thief still has 65,536 possible addresses for a submission', async () => {
  let possible = Array.from({ length: 4096 }, (_, group) => group);
  for (const day of [1, 2, 3, 4, 5]) {
    await send(database, other(day), from('20.113.7.9'));
    const { text, pairs, alone } = await copy();
    expect(text).not.toContain('20.113.7');
    // The transaction, or being alone in its hour, gives the thief the bucket of a submission.
    expect([pairs.length, alone.length, alone[0]?.bucket]).toEqual([1, 1, pairs[0]?.bucket]);
    const { salt, bucket } = pairs[0] ?? {};
    possible = possible.filter((group) => oneOf4096(`${salt}${group}`) === bucket);
    await aDayPasses();
  }
  expect(possible).toContain(oneOf4096('20.113.7.0/24'));
  const senders = groups.filter((group) => possible.includes(group)).length * 256;
  expect(senders).toBeGreaterThanOrEqual(65_536);
});

test('no group of networks has fewer than 65,536 addresses', () => {
  const addresses = new Uint32Array(4096);
  for (const group of groups) addresses[group] = (addresses[group] ?? 0) + 256;
  expect(Math.min(...addresses)).toBeGreaterThanOrEqual(65_536);
});

test('counts have no time finer than an hour and are not in the write-ahead log', async () => {
  const { superuser } = database;
  await send(database, other(1), from('203.0.113.7'));
  const logged = await superuser`
    select relname from pg_class
    where relname in ('hourly_counts', 'daily_salts') and relpersistence <> 'u'`;
  expect([...logged]).toEqual([]);
  const [finer] = await superuser`
    select count(*)::int as count from private.hourly_counts where hour <> date_trunc('hour', hour)`;
  expect(finer?.count).toBe(0);
});

test('each day has its own salt, deleted once no count of that day is left', async () => {
  const salts = () => database.owner`select day::text, salt from private.daily_salts order by day`;
  await send(database, other(1));
  const [first] = await salts();
  await aDayPasses();
  await send(database, other(2));
  const [kept] = await database.owner`
    select (now() at time zone 'UTC' - interval '1 hour')::date < current_date as yesterday`;
  const later = await salts();
  expect(later).toHaveLength(kept?.yesterday ? 2 : 1);
  expect(later.at(-1)?.salt).not.toBe(first?.salt);
  await aDayPasses();
  await aDayPasses();
  await database.owner`select private.forget_expired()`;
  expect([...(await salts())]).toEqual([]);
});
