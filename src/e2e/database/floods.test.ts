import { beforeEach, expect, test } from 'vitest';
import { type Row, reset, sent, type Table, tables } from './database.ts';
import { from, other, send, stored, tooMany } from './sending.ts';
import { database } from './shared-database.ts';

beforeEach(() => reset(database));

const message = sent.contact_submissions;

/** More submissions than are left unmarked from everybody in an hour. */
const flood = 350;

/** Sends each message from a different address of the network, many at once. */
function floodFrom(address: (number: number) => string): Promise<string[]> {
  const numbers = Array.from({ length: flood }, (_, number) => number);
  return Promise.all(
    numbers.map((number) =>
      send(database, { ...message, email: `${number}@flood.example` }, from(address(number))),
    ),
  );
}

/** Sends a message; returns the outcome and whether the row is marked as suspect. */
async function sendAndLook(row: Row, address: string, table: Table = 'contact_submissions') {
  const said = await send(database, row, from(address), table);
  const { owner } = database;
  const [found] =
    await owner`select suspect from ${owner(table)} where email = ${row.email as string}`;
  return [said, found?.suspect];
}

const networks: [name: string, (number: number) => string][] = [
  ['a whole IPv6 /48', (number) => `2001:db8:1:${number.toString(16)}::${number.toString(16)}`],
  ['an IPv4 /24', (number) => `203.0.113.${number % 256}`],
];

test.for(networks)('while %s floods the forms, others are stored unmarked', async ([, address]) => {
  const said = await floodFrom(address);
  expect(new Set(said)).toEqual(new Set(['1 row']));
  // The first ten from a network in an hour are not marked.
  expect([await stored(database, false), await stored(database, true)]).toEqual([10, flood - 10]);
  expect(await sendAndLook(other(1), '2001:db8:2::1')).toEqual(['1 row', false]);
  expect(await sendAndLook(other(2), '198.51.100.7')).toEqual(['1 row', false]);
  const answers = { ...sent.quiz_submissions, email: 'quiz@quay.example' };
  expect(await sendAndLook(answers, '192.0.2.7', 'quiz_submissions')).toEqual(['1 row', false]);
});

test('a network that shares a bucket with a flooding one is marked and not refused', async () => {
  const { owner } = database;
  await owner`update private.settings set client_limit = 1`;
  await send(database, message, from('203.0.113.7'));
  const [neighbour] = await owner`
    select host(network) from generate_series(1, 255) as b, generate_series(0, 255) as c,
      set_masklen(('198.' || b || '.' || c || '.0')::inet, 24) as network
    where private.bucket(network(network)::text, current_date)
      = private.bucket('203.0.113.0/24', current_date) limit 1`;
  expect(await sendAndLook(other(1), neighbour?.host)).toEqual(['1 row', true]);
});

test('above 300 submissions an hour in all, further ones are marked', async () => {
  await database.owner`
    insert into private.hourly_counts
    select date_trunc('hour', now() at time zone 'UTC'), n, 1, 1, 100
    from generate_series(1, 299) as n`;
  expect(await sendAndLook(other(1), '198.51.100.7')).toEqual(['1 row', false]);
  expect(await sendAndLook(other(2), '198.51.101.7')).toEqual(['1 row', true]);
});

/** What one of `other`'s messages counts as: what it takes on the disk. */
async function bytesOfOne(): Promise<number> {
  await send(database, other(0), from('192.0.2.1'));
  const [counted] = await database.owner`select bytes::int from private.hourly_counts`;
  await reset(database);
  return counted?.bytes;
}

/** The outcome of a marked submission from a network that has sent two before, or one. */
const ceilings: [what: string, setting: string, twice: string, once: string][] = [
  ['a network has sent its share of bytes', 'client_bytes', tooMany, '1 row'],
  ['everybody together has sent the bytes of an hour', 'everyone_bytes', tooMany, tooMany],
  ['the storage for marked submissions is full', 'suspect_bytes', '1 row', tooMany],
];

test.for(ceilings)('when %s, only marked ones are refused', async ([, setting, twice, once]) => {
  const { owner } = database;
  const enough = Math.round((await bytesOfOne()) * 1.3);
  // A network's second submission is marked.
  await owner`update private.settings set client_limit = 1, ${owner(setting)} = ${enough}`;
  await owner`update private.settings set everyone_bytes = everyone_bytes * 2`;
  expect(await send(database, other(1), from('203.0.113.7'))).toBe('1 row');
  expect(await send(database, other(2), from('203.0.113.7'))).toBe('1 row');
  expect(await send(database, other(3), from('198.51.100.7'))).toBe('1 row');
  expect(await send(database, other(4), from('203.0.113.8'))).toBe(twice);
  expect(await send(database, other(5), from('198.51.100.8'))).toBe(once);
  expect(await sendAndLook(other(6), '192.0.2.7')).toEqual(['1 row', false]);
});

test('when marked submissions fill their storage, deleting some makes space again', async () => {
  const { owner, staff } = database;
  const enough = Math.round((await bytesOfOne()) * 1.3);
  await owner`update private.settings set client_limit = 1, suspect_bytes = ${enough}`;
  const results: string[] = [];
  for (const number of [1, 2, 3, 4]) results.push(await send(database, other(number)));
  expect(results).toEqual(['1 row', '1 row', '1 row', tooMany]);
  await staff`delete from contact_submissions where suspect`;
  await owner`select private.forget_expired()`;
  expect(await send(database, other(5))).toBe('1 row');
});

/** Whether a row with this change is marked, from a network that has sent nothing else. */
const links: Record<Table, [what: string, change: Row, suspect: boolean][]> = {
  contact_submissions: [
    ['no link', {}, false],
    ['one link', { message: 'See https://www.quay.example/www.' }, false],
    ['two e-mail addresses', { message: 'a@www.quay, b@quay.uk' }, false],
    ['two links', { message: 'http://a.uk\nhttp://b.uk' }, true],
    ['two in capitals', { message: 'HTTP://A.UK\tWWW.B.UK' }, true],
    ['two without a scheme', { message: 'www.a.uk,www.b.uk' }, true],
    ['two with other schemes', { message: 'tg://a ftp://b' }, true],
    ['a link twice', { message: '<a href="http://a.uk">http://a.uk</a>' }, true],
    ['one in the name, one below', { name: 'http://a', company: 'www.b' }, true],
  ],
  quiz_submissions: [
    ['no website', { website: null }, false],
    ['a website', {}, false],
    ['a website with another URL in its query', { website: 'https://a.uk/?of=http://b.uk' }, false],
    ['a website and a link', { company: 'Visit http://b.uk' }, true],
  ],
};

for (const table of tables) {
  test.for(links[table])('a submission with two or more links is marked: %s', async (entry) => {
    const [, change, suspect] = entry;
    const row = { ...sent[table], ...change };
    expect(await sendAndLook(row, '203.0.113.7', table)).toEqual(['1 row', suspect]);
  });
}
