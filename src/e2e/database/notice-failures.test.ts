import { expect, test } from 'vitest';
import { freePort } from '../../studio/serve/free-port.ts';
import { carryOut } from './hosted-extensions.ts';
import { accept, minutes, pass, provider, write } from './notice-provider.ts';
import { database } from './shared-database.ts';

type Answer = Parameters<typeof provider.behave>[0];

/** The provider's faults, what staff read in `private.notice_targets`, and how long is waited. */
const answers: Record<string, [answer: Answer, problem: RegExp, timeout?: string]> = {
  fails: [(response) => response.writeHead(500).end('Oops'), /^HTTP 500: Oops$/],
  'is unavailable': [(response) => response.writeHead(503).end(), /^HTTP 503/],
  'answers 429': [(response) => response.writeHead(429).end('{}'), /^HTTP 429: {}$/],
  'does not accept the token': [
    (response) => response.writeHead(401).end('{"message":"API key is invalid"}'),
    /^HTTP 401: {"message":"API key is invalid"}$/,
  ],
  'does not accept the sender': [
    (response) => response.writeHead(422).end('domain not verified'),
    /^HTTP 422: domain not verified$/,
  ],
  'has moved': [(response) => response.writeHead(302, { location: '/new' }).end(), /^HTTP 404/],
  'answers with a very long page': [
    (response) => response.writeHead(500).end('x'.repeat(100_000)),
    /^HTTP 500: x{290}$/,
  ],
  hangs: [() => {}, /^Timeout of 100 ms reached\.$/, '100 ms'],
  'breaks off in the middle of its answer': [
    (response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{');
      setTimeout(() => response.destroy(), 20);
    },
    /\S/,
  ],
  'closes the connection': [(response) => response.destroy(), /\S/],
  'does not speak HTTP': [(response) => response.socket?.end('\0\0\0 no HTTP\r\n\r\n'), /\S/],
};

const state = async () => {
  const [row] = await database.owner`
    select (select count(*)::int from contact_submissions) as leads,
      (select count(*)::int from private.outbox) as noted, tries, sent_at is not null as sent,
      problem
    from private.notice_targets left join private.notices on target = name`;
  return row;
};

/** Expects that the notice is sent within an hour, exactly once. */
async function sentAfterAll() {
  const before = provider.received.length;
  await pass('1 hour');
  await minutes(3);
  expect(provider.received).toHaveLength(before + 1);
  expect(await state()).toMatchObject({ leads: 1, noted: 0, sent: true, problem: null });
}

test.for(Object.entries(answers))(
  'if the provider %s, the notice is sent later',
  async ([, [answer, problem, timeout = '2 seconds']]) => {
    await database.owner`update private.notice_targets set timeout = ${timeout}`;
    provider.behave(answer);
    await write();
    await minutes(2);
    expect(await state()).toMatchObject({ leads: 1, noted: 1, tries: 1, sent: false });
    expect((await state())?.problem).toMatch(problem);
    await database.owner`update private.notice_targets set timeout = '2 seconds'`;
    provider.behave(accept);
    await sentAfterAll();
    const keys = provider.received.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  },
);

/** Faults between the database and the provider: SQL that breaks and repairs the connection. */
const breakages: [what: string, broken: string, repaired: string, problem: RegExp][] = [
  [
    'pg_net is not installed',
    'alter schema net rename to net_gone',
    'alter schema net_gone rename to net',
    /^schema "net" does not exist$/,
  ],
  [
    'pg_net refuses the request',
    `alter function net.http_post rename to posted;
     create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds int)
       returns bigint language plpgsql as $$ begin raise 'the worker is not up'; end $$`,
    'drop function net.http_post; alter function net.posted rename to http_post',
    /^the worker is not up$/,
  ],
];

test.for(breakages)('if %s, the notice is sent later', async ([, broken, repaired, problem]) => {
  const { owner, superuser } = database;
  await write();
  await superuser.unsafe(broken);
  try {
    await owner`select private.send_notices()`;
    await owner`select private.send_notices()`;
    expect((await state())?.problem).toMatch(problem);
    expect(await state()).toMatchObject({ leads: 1, noted: 1, tries: 1, sent: false });
  } finally {
    await superuser.unsafe(repaired);
  }
  await sentAfterAll();
});

test('while the provider’s answer cannot be read, the notice is not sent twice', async () => {
  const { owner, superuser } = database;
  await write();
  await minutes(1);
  await superuser`alter table net._http_response rename column status_code to code`;
  try {
    await owner`select private.send_notices()`;
    expect(await state()).toMatchObject({ noted: 1, tries: 1, sent: false });
    expect((await state())?.problem).toMatch(/status_code/);
  } finally {
    await superuser`alter table net._http_response rename column code to status_code`;
  }
  await minutes(1);
  expect(await state()).toMatchObject({ noted: 0, sent: true, problem: null });
  expect(provider.received).toHaveLength(1);
});

test('if nothing listens at the provider’s address, the notice is sent later', async () => {
  const { owner } = database;
  const url = `http://127.0.0.1:${await freePort()}/emails`;
  await owner`update vault.secrets set secret = ${url} where name = 'mail_url'`;
  await write();
  await minutes(2);
  expect((await state())?.problem).toMatch(/ECONNREFUSED/);
  await owner`update vault.secrets set secret = ${provider.url} where name = 'mail_url'`;
  await sentAfterAll();
});

test('if the database crashes during a request, the notice is sent again', async () => {
  const { owner, superuser } = database;
  await write();
  await owner`select private.send_notices()`;
  await superuser`truncate net.http_request_queue, net._http_response restart identity`;
  await pass('4 minutes');
  await minutes(1);
  expect(provider.received).toHaveLength(0);
  await pass('2 minutes');
  await minutes(1);
  expect((await state())?.problem).toBe('No answer was recorded within 5 minutes.');
  await sentAfterAll();
});

test('the answer to an earlier request with the same number is ignored', async () => {
  const { owner, superuser } = database;
  await superuser`alter sequence net.http_request_queue_id_seq restart`;
  await superuser`insert into net._http_response (id, status_code) values (1, 200)`;
  await pass('1 minute');
  await write();
  await owner`select private.send_notices()`;
  await owner`select private.send_notices()`;
  expect(await state()).toMatchObject({ noted: 1, sent: false });
  await carryOut(superuser);
  await owner`select private.send_notices()`;
  expect(await state()).toMatchObject({ noted: 0, sent: true });
});

test('retries back off from a minute to an hour, and then report what came meanwhile too', async () => {
  provider.behave((response) => response.writeHead(500).end());
  await write();
  const tried: number[] = [];
  for (let at = 0; at < 260; at++) {
    const before = provider.received.length;
    await minutes(1);
    if (provider.received.length > before) tried.push(at);
    if (at === 100) await write();
  }
  const pauses = tried.slice(1).map((at, index) => at - (tried[index] ?? 0));
  // One minute more than the delay: an answer is read a minute after its request.
  expect(pauses).toEqual([2, 3, 5, 9, 17, 33, 61, 61, 61]);
  provider.behave(accept);
  provider.received.length = 0;
  await pass('1 hour');
  await minutes(3);
  expect(provider.received).toHaveLength(2);
});

/** Missing settings: nothing is sent, and staff read what is missing. */
const missing: Record<string, [change: string, problem: string]> = {
  'no address': [
    `delete from vault.secrets where name = 'mail_url'`,
    'Not set yet: the Vault secret mail_url.',
  ],
  'no token': [
    `delete from vault.secrets where name = 'mail_token'`,
    'Not set yet: the Vault secret mail_token.',
  ],
  'no recipient and no link': [
    'update private.notice_targets set recipient = null, link = null',
    'Not set yet: link, recipient.',
  ],
  'an address without https': [
    `update vault.secrets set secret = 'http://mail.example/' where name = 'mail_url'`,
    'The Vault secret mail_url must begin with https://.',
  ],
  'an address that only looks local': [
    `update vault.secrets set secret = 'http://localhost.mail.example/' where name = 'mail_url'`,
    'The Vault secret mail_url must begin with https://.',
  ],
  'no Vault': [
    'alter schema vault rename to vault_gone',
    'Not set yet: the Vault secret mail_token, the Vault secret mail_url.',
  ],
};

test.for(Object.entries(missing))(
  'with %s nothing is sent and nothing breaks',
  async ([, [change, problem]]) => {
    await database.superuser.unsafe(change);
    await write();
    await minutes(2);
    const seen = await state();
    if (change.includes('vault_gone')) {
      await database.superuser`alter schema vault_gone rename to vault`;
    }
    expect(seen).toMatchObject({ leads: 1, noted: 1, tries: null, problem });
    expect(provider.received).toEqual([]);
  },
);

test('one failing target does not stop the others', async () => {
  const { owner } = database;
  await owner`insert into private.notice_targets (name, format, link) values ('slack', 'slack', '/')`;
  await owner`select vault.create_secret('https://[', 'slack_url')`;
  await owner`insert into private.notice_targets (name) values ('unfinished')`;
  await write();
  await minutes(2);
  expect(provider.received).toHaveLength(1);
  await minutes(3);
  expect(provider.received).toHaveLength(1);
});
