import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach } from 'vitest';
import { insert, reset, sent } from './database.ts';
import { carryOut, installExtensions } from './hosted-extensions.ts';
import { database } from './shared-database.ts';

type Delivery = { readonly headers: IncomingHttpHeaders; readonly body: unknown };

type Provider = {
  /** The requests received, whatever the answer. */
  readonly received: Delivery[];
  /** Sets the answer to all further requests. */
  behave: (answer: (response: ServerResponse) => void) => void;
  readonly url: string;
  readonly stop: () => Promise<void>;
};

export const accept = (response: ServerResponse) => {
  response.setHeader('content-type', 'application/json').end('{"id": "1"}');
};

/** A fake e-mail provider's HTTP API on localhost. */
async function startProvider(): Promise<Provider> {
  const received: Delivery[] = [];
  let answer = accept;
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return response.writeHead(404).end();
    received.push({ headers: request.headers, body: JSON.parse(await text(request)) });
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  const behave = (next: typeof answer) => {
    answer = next;
  };
  const { port } = server.address() as AddressInfo;
  return { received, behave, url: `http://127.0.0.1:${port}/emails`, stop };
}

export const provider = await startProvider();
afterAll(() => provider.stop());
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
  for (const [table, ...columns] of clocks) {
    const moved = columns.map((column) => `${column} = ${column} - interval '${time}'`);
    await database.superuser.unsafe(`update ${table} set ${moved.join(', ')}`);
  }
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
