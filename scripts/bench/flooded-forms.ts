import { setTimeout } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { type Database, startDatabase, versionBefore } from '../../src/e2e/database/database.ts';
import { from, other, send } from '../../src/e2e/database/sending.ts';
import { medianAndRange } from './median-range.ts';

const clients = 12;
const copies = 20_000;
const visitors = 30;
/** Interval between visitors, in ms. */
const interval = 200;
/** The timeout in ms and number of a browser's attempts, as in src/engine/browser/backend.ts. */
const attemptTimeout = 3600;
const tries = 2;
/** Visitors beside the flood from one address, and the interval between them in ms. */
const manyVisitors = 200;
const shortInterval = 100;
const beforeHashes = '20261122100300_send_notices.sql';
const flooder = other(0);
/** Size of the connection pool of a small hosted project's REST API. */
const connections = 10;

/** Messages a second of the flood from one address, and their number before visitors come. */
const rate = 60;
const earlier = 2000;
const runs = 3;

/**
 * Response times for visitors in a flood, with earlier and the current migrations, each on a real
 * PostgreSQL: first of arrays of copies, then of ever different words from one address.
 */
export async function floodedForms(): Promise<void> {
  await arraysOfCopies();
  await oneAddress();
}

async function oneAddress(): Promise<void> {
  console.log(
    `\n${manyVisitors} visitors while one address sends ${rate} different messages a second, ` +
      `after ${earlier.toLocaleString('en-GB')}; 99 % within, ms, of ${runs} runs:`,
  );
  for (const [name, last, perSecond] of [
    ['Before words were hashed', beforeHashes, rate],
    ['This version', undefined, rate],
    ['This version, no flood', undefined, 0],
  ] as const) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await besideOneAddress(last, perSecond));
    console.log(`  ${name.padEnd(26)}${medianAndRange(times)}`);
  }
}

/** @returns the time in ms within which 99 % of the visitors were answered; Infinity if not all. */
async function besideOneAddress(last: string | undefined, perSecond: number): Promise<number> {
  const database = await startDatabase(last);
  try {
    await database.superuser`alter role anon set statement_timeout = '3s'`;
    await storeEarlier(database);
    const queue = queueOf(connections);
    const stop = new AbortController();
    const flood = perSecond > 0 && sendWords(database, queue, perSecond, stop.signal);
    const waits = await Promise.all(
      Array.from({ length: manyVisitors }, async (_, at) => {
        await setTimeout(at * shortInterval);
        return (await wait(database, at, queue)) ?? Number.POSITIVE_INFINITY;
      }),
    );
    stop.abort();
    await flood;
    return waits.toSorted((a, b) => a - b)[Math.ceil(manyVisitors * 0.99) - 1] ?? 0;
  } finally {
    await database.stop();
  }
}

/** Messages of the flood so far, without the time that it took. */
async function storeEarlier({ superuser }: Database): Promise<void> {
  await superuser.unsafe(`
    alter table contact_submissions disable trigger receive;
    insert into contact_submissions (name, email, message)
      select 'Ada', '${flooder.email}', 'Words ' || n from generate_series(1, ${earlier}) as n;
    alter table contact_submissions enable trigger receive`);
}

/** Sends messages at this rate, whether or not the earlier ones are answered. */
async function sendWords(
  database: Database,
  queue: Queue,
  perSecond: number,
  stop: AbortSignal,
): Promise<void> {
  for (let number = 0; !stop.aborted; number++) {
    const row = { ...flooder, message: `Other words ${number}` };
    void queue(async () => {
      if (!stop.aborted) await send(database, row, from('203.0.113.7'));
    });
    await setTimeout(1000 / perSecond);
  }
}

async function arraysOfCopies(): Promise<void> {
  const flood = `${clients} clients send arrays of ${copies.toLocaleString('en-GB')} copies`;
  console.log(
    `\n${visitors} visitors while ${flood}, ${tries} tries of ${attemptTimeout} ms each:`,
  );
  for (const [name, last] of [['The version before', versionBefore], ['This version']] as const) {
    const database = await startDatabase(last);
    try {
      // Supabase's default.
      await database.superuser`alter role anon set statement_timeout = '3s'`;
      console.log(`  ${name.padEnd(20)}${await flooded(database)}`);
    } finally {
      await database.stop();
    }
  }
}

/** Runs tasks in order, at most one per connection at a time. */
type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>;

async function flooded(database: Database): Promise<string> {
  const queue = queueOf(connections);
  const stop = new AbortController();
  const flood = Array.from({ length: clients }, (_, client) =>
    sendCopies(database.visitor, client, queue, stop.signal),
  );
  await setTimeout(1000);
  const waits = await Promise.all(
    Array.from({ length: visitors }, async (_, at) => {
      await setTimeout(at * interval);
      return wait(database, at, queue);
    }),
  );
  stop.abort();
  const requests = (await Promise.all(flood)).reduce((sum, count) => sum + count, 0);
  const answered = waits.filter((time) => time !== undefined).sort((a, b) => a - b);
  const times = answered.length
    ? `, half of them within ${answered[answered.length >> 1]} ms, all within ${answered.at(-1)} ms`
    : '';
  return `${answered.length} of ${visitors} answered${times}; ${requests} arrays came meanwhile`;
}

/** @returns a visitor's response time in ms; undefined on timeout. */
async function wait(database: Database, at: number, queue: Queue): Promise<number | undefined> {
  const since = performance.now();
  const row = { ...other(1000 + at), message: 'Can you help us?' };
  for (let number = 0; number < tries; number++) {
    const answer = queue(() => send(database, row, from(`20.${at}.1.7`)));
    const outcome = await Promise.race([answer, setTimeout(attemptTimeout, 'late')]);
    if (outcome.endsWith('row') || outcome.endsWith('rows'))
      return Math.round(performance.now() - since);
  }
  return undefined;
}

/** Inserts arrays as the REST API does. @returns the number of requests. */
async function sendCopies(visitor: Sql, client: number, queue: Queue, stop: AbortSignal) {
  const array = JSON.stringify(Array.from({ length: copies }, () => other(1000 + client)));
  const request = () =>
    visitor.begin(async (sql) => {
      await sql`select set_config('request.headers', ${JSON.stringify(from('203.0.113.7'))}, true)`;
      await sql`
        insert into contact_submissions (name, email, company, message)
        select * from json_to_recordset(${array}::text::json)
          as row (name text, email text, company text, message text)`;
    });
  let sent = 0;
  for (; !stop.aborted; sent++) await queue(request).catch(() => {});
  return sent;
}

function queueOf(size: number): Queue {
  let free = size;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
