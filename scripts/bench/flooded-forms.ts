import { setTimeout } from 'node:timers/promises';
import { type Database, startDatabase } from '../../src/e2e/database/database.ts';
import { from, other, send } from '../../src/e2e/database/sending.ts';
import { medianAndRange } from './median-range.ts';

/** The timeout in ms and number of a browser's attempts, as in src/engine/browser/backend.ts. */
const attemptTimeout = 3600;
const tries = 2;
/** Visitors beside the flood, and the interval between them in ms. */
const visitors = 200;
const interval = 100;
const flooder = other(0);
/** Size of the connection pool of a small hosted project's REST API. */
const connections = 10;

/** Messages a second of the flood, and their number before visitors come. */
const rate = 60;
const earlier = 2000;
const runs = 3;

/** Response times for visitors while one address sends ever different words, on a real PostgreSQL. */
export async function floodedForms(): Promise<void> {
  console.log(
    `\n${visitors} visitors while one address sends ${rate} different messages a second, ` +
      `after ${earlier.toLocaleString('en-GB')}; 99 % within, ms, of ${runs} runs:`,
  );
  for (const [name, perSecond] of [
    ['In a flood', rate],
    ['Without', 0],
  ] as const) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await besideFlood(perSecond));
    console.log(`  ${name.padEnd(26)}${medianAndRange(times)}`);
  }
}

/** @returns the time in ms within which 99 % of the visitors were answered; Infinity if not all. */
async function besideFlood(perSecond: number): Promise<number> {
  const database = await startDatabase();
  try {
    // Supabase's default.
    await database.superuser`alter role anon set statement_timeout = '3s'`;
    await storeEarlier(database);
    const queue = queueOf(connections);
    const stop = new AbortController();
    const flood = perSecond > 0 && sendWords(database, queue, perSecond, stop.signal);
    const waits = await Promise.all(
      Array.from({ length: visitors }, async (_, at) => {
        await setTimeout(at * interval);
        return (await wait(database, at, queue)) ?? Number.POSITIVE_INFINITY;
      }),
    );
    stop.abort();
    await flood;
    return waits.toSorted((a, b) => a - b)[Math.ceil(visitors * 0.99) - 1] ?? 0;
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

/** Runs tasks in order, at most one per connection at a time. */
type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>;

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
