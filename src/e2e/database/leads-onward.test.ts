import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { root } from '../root.ts';
import { insert, sent } from './database.ts';
import {
  accept,
  type Delivery,
  minutes,
  provider,
  startReceiver,
  write,
} from './notice-provider.ts';
import { database } from './shared-database.ts';

const { owner, staff, visitor } = database;

type Lead = { [field: string]: unknown };
let answer: Parameters<typeof startReceiver>[0] = accept;
/** A script of an agency's own. */
const script = await startReceiver((...given) => answer(...given));
const calls = script.received;
const url = `${script.url}/leads`;

const key = Buffer.from('a secret of thirty-two bytes ...').toString('base64');

beforeEach(async () => {
  calls.length = 0;
  answer = accept;
  await add('crm', 'lead');
  await owner`select vault.create_secret(${`whsec_${key}`}, 'crm_secret')`;
});

/** Adds a target of leads at the script, beside the office's notices by email. */
async function add(name: string, format: string, more: object = {}): Promise<void> {
  const row = {
    name,
    format,
    timeout: '5 seconds',
    link: 'https://leads.pierlight.example',
    ...more,
  };
  await owner`insert into private.notice_targets ${owner(row)}`;
  await owner`select vault.create_secret(${url}, ${`${name}_url`})`;
}

/** Whether a request is signed as Standard Webhooks describes, and by whom it should be. */
function isSigned({ headers, raw }: Delivery, secret = key): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = headers;
  const isRecent = Math.abs(Date.now() / 1000 - Number(time)) < 300;
  const code = createHmac('sha256', Buffer.from(secret, 'base64')).update(`${id}.${time}.${raw}`);
  return isRecent && signature === `v1,${code.digest('base64')}`;
}

const leads = () => calls.map(({ raw }) => JSON.parse(raw).data as Lead);
const ids = () => calls.map(({ headers }) => headers['webhook-id']);
const outbox = async () => (await owner`select from private.outbox where target <> 'mail'`).length;
const problem = async (name = 'crm') =>
  (await owner`select problem from private.notice_targets where name = ${name}`)[0]?.problem;

test('a target gets each lead whole, once, signed, and staff still get counts alone', async () => {
  const contact = await write();
  const quiz = await write({ table: 'quiz_submissions' });
  await minutes(3);
  expect(calls).toHaveLength(2);
  expect(new Set(ids())).toEqual(new Set([contact, quiz]));
  expect(calls.map((call) => isSigned(call))).toEqual([true, true]);
  const other = Buffer.from('another secret').toString('base64');
  expect(calls.map((call) => isSigned(call, other))).toEqual([false, false]);
  expect(JSON.parse(calls[0]?.raw ?? '')).toMatchObject({
    type: 'lead.created',
    timestamp: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
  });
  const known = { id: expect.any(String), created_at: expect.any(String), suspect: false };
  expect(leads()).toHaveLength(2);
  expect(leads()).toEqual(
    expect.arrayContaining([
      { ...sent.contact_submissions, ...known, form: 'contact', email: expect.any(String) },
      { ...sent.quiz_submissions, ...known, form: 'quiz', email: expect.any(String) },
    ]),
  );
  expect(await outbox()).toBe(0);
  expect(provider.received).toHaveLength(1);
  expect(JSON.stringify(provider.received)).not.toContain('Quay Bakery');
});

test('the README’s SQL, run as it is, sends leads onward', async () => {
  await owner`delete from private.notice_targets`;
  await owner`delete from vault.secrets`;
  const readme = readFileSync(join(root, 'supabase/README.md'), 'utf8');
  const [sql = ''] = readme.split('## Leads onward')[1]?.match(/(?<=```sql\n)[^`]*/) ?? [];
  await owner.unsafe(sql.replace('https://YOUR-ADDRESS', url));
  const id = await write();
  await minutes(3);
  const [row] = await owner`select secret from vault.secrets where name = 'crm_secret'`;
  expect(ids()).toEqual([id]);
  expect(isSigned(calls[0] as Delivery, row?.secret.slice('whsec_'.length))).toBe(true);
});

/** What staff read of it, and how long it is waited for; `notice-failures` has more faults, and the pauses. */
const faults: [what: string, typeof answer, problem: RegExp, timeout?: string][] = [
  ['fails', (response, { raw }) => response.writeHead(500).end(raw), /^HTTP 500$/],
  ['hangs', () => {}, /^Timeout of 100 ms reached\.$/, '100 ms'],
];

test.for(faults)(
  'if the script %s, the lead comes later with the same id, and the email at once',
  async ([, fault, said, timeout = '5 seconds']) => {
    answer = fault;
    await owner`update private.notice_targets set timeout = ${timeout} where name = 'crm'`;
    const id = await write();
    await minutes(2);
    expect(await problem()).toMatch(said);
    expect(provider.received).toHaveLength(1);
    expect(await outbox()).toBe(1);
    answer = accept;
    await owner`update private.notice_targets set timeout = '5 seconds'`;
    await minutes(4);
    expect(ids()).toEqual([id, id]);
    expect(calls.every((call) => isSigned(call))).toBe(true);
    expect(await outbox()).toBe(0);
    expect(await problem()).toBe(null);
  },
);

test('if the script answers twice, the lead is sent once', async () => {
  answer = (response) => {
    const one = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}';
    response.socket?.end(one + one);
  };
  await write();
  await minutes(4);
  expect(calls).toHaveLength(1);
  expect(await outbox()).toBe(0);
});

test('a lead that the script refuses holds up no other', async () => {
  const refused = await write();
  answer = (response, { headers }) =>
    response.writeHead(headers['webhook-id'] === refused ? 422 : 200).end();
  await minutes(1);
  const next = [await write(), await write()];
  await minutes(2);
  expect(ids()).toEqual(expect.arrayContaining(next));
  expect(await outbox()).toBe(1);
});

test('a target that never answers delays no other', async () => {
  await add('deaf', 'lead');
  await owner`select vault.create_secret(${`whsec_${key}`}, 'deaf_secret')`;
  await owner`update vault.secrets set secret = 'http://127.0.0.1:1/' where name = 'deaf_url'`;
  await write();
  await minutes(3);
  expect(calls).toHaveLength(1);
  expect(await problem('deaf')).toMatch(/\S/);
  expect(await problem()).toBe(null);
});

test('a burst comes in parts of twenty a minute, each lead once', async () => {
  for (let count = 0; count < 45; count++) await write();
  const counts: number[] = [];
  for (let at = 0; at < 4; at++) {
    await minutes(1);
    counts.push(calls.length);
  }
  expect(counts).toEqual([20, 40, 45, 45]);
  expect(new Set(ids()).size).toBe(45);
});

test('a lead that was answered at once is still sent, a deleted one is not', async () => {
  const [answered, deleted] = [await write(), await write()];
  await staff`update contact_submissions set answered_at = now() where id = ${answered}`;
  await staff`delete from contact_submissions where id = ${deleted}`;
  await minutes(3);
  expect(ids()).toEqual([answered]);
});

test('what is known of a lead that could not be sent goes with it', async () => {
  answer = (response) => response.writeHead(500).end();
  const id = await write();
  await minutes(2);
  await staff`delete from contact_submissions where id = ${id}`;
  await minutes(5);
  expect(calls).toHaveLength(1);
  expect([...(await owner`select from private.notices where lead = ${id}`)]).toEqual([]);
});

/** Two links, which mark a message. */
const marked = { ...sent.contact_submissions, message: 'https://a.example https://b.example' };

test('a suspect lead is sent once staff unmark it, and never twice', async () => {
  await insert(visitor, 'contact_submissions', marked);
  await minutes(3);
  expect(calls).toHaveLength(0);
  for (const suspect of [false, true, false, true, false]) {
    await staff`update contact_submissions set suspect = ${suspect}`;
    await minutes(3);
  }
  expect(calls).toHaveLength(1);
});

test('suspect leads are sent to a target that asks for them', async () => {
  await owner`update private.notice_targets set with_suspects = true where name = 'crm'`;
  await insert(visitor, 'contact_submissions', marked);
  await minutes(3);
  expect(leads()).toEqual([expect.objectContaining({ suspect: true })]);
});

test('words that look like a part of the format are sent as they were written', async () => {
  const message = '{signature} {token} "{lead}" {name}\n\\"{link}';
  await insert(visitor, 'contact_submissions', { ...sent.contact_submissions, message });
  await minutes(2);
  expect(leads()[0]).toMatchObject({ message });
  expect(isSigned(calls[0] as Delivery)).toBe(true);
});

test('HubSpot’s form gets a person’s fields, and Slack a name and a company as plain text', async () => {
  await owner`delete from private.notice_targets where name = 'crm'`;
  await add('hubspot', 'hubspot');
  await add('slackleads', 'slacklead');
  const name = '<!channel> Ada';
  await insert(visitor, 'contact_submissions', { ...sent.contact_submissions, name });
  await insert(visitor, 'quiz_submissions', sent.quiz_submissions);
  await minutes(2);
  const bodies = calls.map(({ raw }) => JSON.parse(raw));
  const hubspot = bodies
    .filter(({ fields }) => fields)
    .map(({ fields }) =>
      Object.fromEntries(fields.map((field: Lead) => [field.name, field.value])),
    );
  expect(hubspot).toEqual(
    expect.arrayContaining([
      {
        email: 'ada@quay.example',
        firstname: name,
        company: 'Quay Bakery',
        phone: '',
        website: '',
        message: 'message: Can you help us?\n\nAda',
      },
      {
        email: 'ada@quay.example',
        firstname: '',
        company: 'Quay Bakery',
        phone: '+44 191 498 0000',
        website: 'https://quay.example',
        message:
          'budget: £1k–£3k\nchannels: TikTok\ngoals: Lead generation, Sales growth\ntimeline: 1–3 months',
      },
    ]),
  );
  const slack = bodies.filter(({ blocks }) => blocks).map(({ blocks }) => blocks[0].text);
  expect(slack).toContainEqual({
    type: 'plain_text',
    emoji: false,
    text: `A new enquiry: ${name} Quay Bakery`,
  });
});

test.for([
  ['no secret', null, 'Not set yet: the Vault secret crm_secret.'],
  [
    'a secret too short to keep',
    'whsec_c2hvcnQ=',
    'The Vault secret crm_secret must be whsec_ and at least 24 bytes in base64.',
  ],
])('with %s nothing is sent, and staff read why', async ([, secret, said]) => {
  await owner`delete from vault.secrets where name = 'crm_secret'`;
  if (secret) await owner`select vault.create_secret(${secret}, 'crm_secret')`;
  await write();
  await minutes(2);
  expect(calls).toEqual([]);
  expect(await problem()).toBe(said);
  expect(await outbox()).toBe(1);
});

test.for([10, 64, 65, 200])('a secret of %s bytes has the code of RFC 2104', async (size) => {
  const secret = Buffer.alloc(size, 7);
  const message = Buffer.from('A lead for Sunderland, £1k');
  const [row] = await owner`select private.hmac_sha256(${secret}, ${message}) as code`;
  const expected = createHmac('sha256', secret).update(message).digest('hex');
  expect(row?.code.toString('hex')).toBe(expected);
});
