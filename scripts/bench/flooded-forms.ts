import { setTimeout } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { type Database, startDatabase, versionBefore } from '../../src/e2e/database/database.ts';
import { from, other, send } from '../../src/e2e/database/sending.ts';

const clients = 12;
const copies = 20_000;
const visitors = 30;
/** Interval between visitors, in ms. */
const interval = 200;
/** The timeout in ms and number of a browser's attempts, as in src/browser/backend.ts. */
const attemptTimeout = 3600;
const tries = 2;
/** Size of the connection pool of a small hosted project's REST API. */
const connections = 10;

/**
 * Response times for visitors while 12 parallel clients send arrays of 20,000 copies of one
 * message, with the previous and the current migrations, each on a real PostgreSQL.
 */
export async function floodedForms(): Promise<void> {
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
  const row = { ...other(at), message: 'Can you help us?' };
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
