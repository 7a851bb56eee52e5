import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach } from 'vitest';
import { listen } from '../../studio/serve/listen.ts';
import { insert, reset, sent } from './database.ts';
import { carryOut, installExtensions } from './hosted-extensions.ts';
import { database } from './shared-database.ts';

/** A request that was received, whatever the answer. */
export type Delivery = {
  readonly headers: IncomingHttpHeaders;
  readonly raw: string;
  readonly body: unknown;
};

export const accept = (response: ServerResponse) => {
  response.setHeader('content-type', 'application/json').end('{"id": "1"}');
};

type Answer = (response: ServerResponse, delivery: Delivery) => void;

/** A server on localhost that gets what the database sends, until the tests of a file end. */
export async function startReceiver(answer: Answer) {
  const received: Delivery[] = [];
  const { url, close } = await listen(
    async (request: IncomingMessage, response: ServerResponse) => {
      if (request.method !== 'POST') return response.writeHead(404).end();
      const raw = await text(request);
      const delivery = { headers: request.headers, raw, body: JSON.parse(raw) };
      received.push(delivery);
      return answer(response, delivery);
    },
    { port: 0, network: false },
  );
  afterAll(close);
  // pg_net needs no certificate for this address.
  return { received, url: url.replace('localhost', '127.0.0.1') };
}

let answer: Answer = accept;
const { received, url } = await startReceiver((...given) => answer(...given));

/** A fake e-mail provider's HTTP API. */
export const provider = {
  received,
  url: `${url}/emails`,
  behave: (next: Answer) => {
    answer = next;
  },
};

await installExtensions(database);

/** Before each test, there is one target and nothing else: e-mail to the office. */
beforeEach(async () => {
  const { owner } = database;
  await reset(database);
  await owner`delete from private.notice_targets`;
  await owner`delete from private.outbox`;
  await owner`delete from vault.secrets`;
  await owner`delete from net.http_request_queue`;
  await owner`delete from net._http_response`;
  await owner`insert into private.notice_targets ${owner({
    name: 'mail',
    sender: 'website@pierlight.example',
    recipient: 'hello@pierlight.example',
    link: 'https://leads.pierlight.example',
    timeout: '2 seconds',
  })}`;
  await owner`select vault.create_secret(${provider.url}, 'mail_url')`;
  await owner`select vault.create_secret('a-token', 'mail_token')`;
  provider.received.length = 0;
  provider.behave(accept);
});

/** What runs once a minute: pg_cron's job, then pg_net's worker. */
export async function minute(): Promise<void> {
  const { owner, superuser } = database;
  await owner`select private.send_notices()`;
  await carryOut(superuser);
}

/** Runs `minute` several times, with a minute passing between runs. */
export async function minutes(count: number): Promise<void> {
  for (let run = 0; run < count; run++) {
    await minute();
    await pass('1 minute');
  }
}

const clocks: [table: string, ...columns: string[]][] = [
  ['contact_submissions', 'created_at', 'answered_at'],
  ['quiz_submissions', 'created_at', 'answered_at'],
  ['private.notices', 'written_at', 'next_try', 'requested_at', 'sent_at'],
  [
    'private.notice_targets',
    ...['reminded_at', 'suspects_at', 'overdue_until', 'held_since', 'full_at'],
  ],
  ['net._http_response', 'created'],
];

/** Lets time pass by making every stored time older. */
export async function pass(time: string): Promise<void> {
  const updates = clocks.map(([table, ...columns]) => {
    const moved = columns.map((column) => `${column} = ${column} - interval '${time}'`);
    return `update ${table} set ${moved.join(', ')}`;
  });
  await database.superuser.unsafe(updates.join(';'));
}

let people = 0;

/** Stores a submission of a new visitor and returns its id. */
export async function write({
  suspect = false,
  table = 'contact_submissions' as keyof typeof sent,
} = {}): Promise<string> {
  const { visitor, owner } = database;
  const email = `visitor${++people}@quay.example`;
  await insert(visitor, table, { ...sent[table], email });
  const [row] = await owner`
    update ${owner(table)} set suspect = ${suspect} where email = ${email} returning id`;
  return row?.id;
}
