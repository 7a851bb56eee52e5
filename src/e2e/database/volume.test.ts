import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { insert, outcome, type Row, reset, sent, type Table } from './database.ts';
import { from, other, send, stored, tooMany } from './sending.ts';
import { database } from './shared-database.ts';

// A visitor who waits for what a test holds gets an error.
await database.superuser`alter role anon set lock_timeout = '3s'`;
beforeEach(() => reset(database));

const message = sent.contact_submissions;

/** Text that PostgreSQL cannot compress: characters of four bytes each. */
const noise = (length: number) =>
  String.fromCodePoint(
    ...Array.from(randomBytes(length), (byte, at) => 0x20000 + byte * 128 + (at % 128)),
  );

const large = (number: number): Row => ({ ...other(number), message: noise(2000) });

/** Fills a table with messages from one email address, and lets the duplicate window see them. */
async function storeFromOneAddress(count: number): Promise<void> {
  await database.owner`update private.settings set client_limit = 1000000`;
  await database.superuser.unsafe(`do $$ begin for n in 1..${count} loop
    perform set_config('private.received', '', true);
    insert into contact_submissions (name, email, message)
      values ('Ada', 'ada@quay.example', 'Words ' || n);
  end loop; end $$`);
}

test('a submission from an address with hundreds of others reads none of their rows', async () => {
  await storeFromOneAddress(500);
  await database.superuser.begin(async (sql) => {
    await sql`set local role anon`;
    await insert(sql, 'contact_submissions', { ...message, message: 'Other words' });
    await sql`reset role`;
    const [read] = await sql`
      select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
      from pg_stat_xact_user_tables where relname in ('contact_submissions', 'recent_words')`;
    expect(read?.rows).toBeLessThanOrEqual(2);
  });
});

test('a network that floods is refused without a write and without waiting', async () => {
  const { owner, superuser } = database;
  await owner`update private.settings set client_limit = 1, client_bytes = 1`;
  await send(database, other(1), from('203.0.113.7'));
  await owner.begin(async (sql) => {
    await sql`select from private.hourly_counts for update`;
    expect(await send(database, other(2), from('203.0.113.7'))).toBe(tooMany);
  });
  await superuser.begin(async (sql) => {
    await sql`set local role anon`;
    const headers = JSON.stringify(from('203.0.113.7'));
    await sql`select set_config('request.headers', ${headers}, true)`;
    const refused = sql.savepoint((inner) => insert(inner, 'contact_submissions', other(3)));
    expect(await outcome(refused)).toBe(tooMany);
    const [transaction] = await sql`select pg_current_xact_id_if_assigned() as id`;
    expect(transaction?.id).toBeNull();
  });
});

test('after thirty networks have sent all they can, no message from a fresh network is refused', async () => {
  const { owner } = database;
  // As 300 and 20 MB, but for a fifth of the messages.
  await owner`update private.settings set everyone_limit = 60, everyone_bytes = 4000000`;
  const flood = Array.from({ length: 30 }, (_, network) => async () => {
    let answer = '';
    for (let at = 0; at < 40 && answer !== tooMany; at++) {
      answer = await send(database, large(network * 100 + at), from(`20.${network}.1.7`));
    }
    return answer;
  });
  const answers = await Promise.all(flood.map((network) => network()));
  expect(new Set(answers)).toEqual(new Set([tooMany]));
  const before = await stored(database, true);
  const visitors = Array.from({ length: 50 }, (_, at) =>
    send(database, other(10_000 + at), from(`30.${at}.1.7`)),
  );
  expect(new Set(await Promise.all(visitors))).toEqual(new Set(['1 row']));
  expect(await stored(database, true)).toBe(before + 50);
});

test('networks above their limits cannot use the reserve of those below, which is larger', async () => {
  const { owner } = database;
  const [settings] = await owner`
    select reserve_bytes > suspect_bytes as larger from private.settings`;
  expect(settings?.larger).toBe(true);
  await owner`
    update private.settings set client_limit = 2, suspect_bytes = 1, reserve_bytes = 20000`;
  const links = { message: 'http://a.uk http://b.uk' };
  const answers: string[] = [];
  for (const [at, network] of [1, 1, 1, 2, 3].entries()) {
    const row = { ...other(at), ...links };
    answers.push(await send(database, row, from(`203.0.${network}.7`)));
  }
  expect(answers).toEqual(['1 row', '1 row', tooMany, '1 row', '1 row']);
});

test('when the reserve is full, nothing stored is deleted, and clean messages are still stored', async () => {
  const { owner } = database;
  await owner`update private.settings set suspect_bytes = 1, reserve_bytes = 1`;
  const links = (at: number) => ({ ...other(at), message: 'http://a.uk http://b.uk' });
  expect(await send(database, links(1), from('203.0.113.7'))).toBe('1 row');
  expect(await send(database, links(2), from('203.0.114.7'))).toBe(tooMany);
  expect(await send(database, other(3), from('203.0.115.7'))).toBe('1 row');
  await owner`select private.forget_expired()`;
  expect([await stored(database, true), await stored(database, false)]).toEqual([1, 1]);
});

/** Rows of several sizes: the shortest, around what fits in a page, the largest. */
const shapes: [what: string, table: Table, row: (at: number) => Row][] = [
  [
    'the shortest messages',
    'contact_submissions',
    (at) => ({ name: 'A', email: `${at}@a.uk`, company: null, message: null }),
  ],
  [
    'messages that take a quarter of a page',
    'contact_submissions',
    (at) => ({ ...other(at), message: noise(470) }),
  ],
  [
    'messages just too large for a page',
    'contact_submissions',
    (at) => ({ ...other(at), message: noise(495) }),
  ],
  ['the largest messages', 'contact_submissions', large],
  [
    'answers of the quiz',
    'quiz_submissions',
    (at) => ({ ...sent.quiz_submissions, email: `${at}@quay.example` }),
  ],
];

test.for(shapes)('%s are counted as what they take on the disk', async ([, table, row]) => {
  const { owner, superuser } = database;
  await owner`update private.settings set client_limit = 1, client_bytes = 100000000`;
  await superuser.unsafe(`truncate private.outbox`);
  await superuser.unsafe(`vacuum full ${table}`);
  const onDisk = async () => {
    const [size] = await owner`select pg_total_relation_size(${table}::regclass)::int as bytes`;
    return size?.bytes;
  };
  const before = await onDisk();
  // One connection, since each fills a page of its own.
  const connection = await database.visitor.reserve();
  await Promise.all(Array.from({ length: 600 }, (_, at) => insert(connection, table, row(at))));
  connection.release();
  const taken = (await onDisk()) - before;
  const [counted] = await owner`select bytes::int from private.stored_suspects`;
  expect(counted?.bytes / taken).toBeGreaterThan(0.95);
  expect(counted?.bytes / taken).toBeLessThan(1.6);
  await owner`select private.forget_expired()`;
  const [again] = await owner`select bytes::int from private.stored_suspects`;
  expect(again?.bytes / counted?.bytes).toBeCloseTo(1, 1);
});
