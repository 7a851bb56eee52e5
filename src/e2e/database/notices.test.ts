import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { carryOut } from './hosted-extensions.ts';
import { minute, minutes, pass, provider, write } from './notice-provider.ts';
import { database } from './shared-database.ts';

type Mail = { from: string; to: string; subject: string; text: string };
const mails = () => provider.received.map(({ body }) => body as Mail);
const subjects = () => mails().map(({ subject }) => subject);

/** When the oldest enquiry came and when it is due, as a notice formats them. */
async function clock(): Promise<{ came: string; due: string }> {
  const [row] = await database.owner<{ came: string; due: string }[]>`
    select private.clock(min(created_at)) as came,
      private.clock(min(created_at) + interval '24 hours') as due from private.enquiries`;
  return row ?? { came: '', due: '' };
}

const outbox = async () => (await database.owner`select * from private.outbox`).length;

test('staff get one e-mail about all new enquiries, without anything visitors wrote', async () => {
  await write();
  await pass('5 minutes');
  await write({ table: 'quiz_submissions' });
  const { came } = await clock();
  await minutes(3);
  const subject = `2 new enquiries, the oldest from ${came}`;
  expect(provider.received.map(({ headers, body }) => ({ headers, body }))).toEqual([
    {
      headers: expect.objectContaining({
        authorization: 'Bearer a-token',
        'content-type': 'application/json',
        'idempotency-key': expect.any(String),
      }),
      body: {
        from: 'website@pierlight.example',
        to: 'hello@pierlight.example',
        subject,
        text: `${subject}.\n\nRead and answer: https://leads.pierlight.example`,
      },
    },
  ]);
  expect(await outbox()).toBe(0);
});

test('an enquiry that comes while a notice is being sent is in the next one', async () => {
  await write();
  await minute();
  await write();
  await minutes(3);
  const from = /^1 new enquiry, from \d\d:\d\d$|^1 new enquiry, from \d+ \w+ \d\d:\d\d$/;
  expect(subjects()).toEqual([expect.stringMatching(from), expect.stringMatching(from)]);
  const keys = provider.received.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
});

test('enquiries answered or deleted within the minute are not reported', async () => {
  const [answered, deleted] = [await write(), await write()];
  const { staff } = database;
  await staff`update contact_submissions set answered_at = now() where id = ${answered}`;
  await staff`delete from contact_submissions where id = ${deleted}`;
  await minutes(2);
  expect(subjects()).toEqual([]);
  expect(await outbox()).toBe(0);
});

test('suspects are counted separately from enquiries', async () => {
  await write();
  for (let count = 0; count < 3; count++) await write({ suspect: true });
  await minutes(2);
  expect(subjects()).toEqual([expect.stringMatching(/^1 new enquiry, from .*, and 3 suspect$/)]);
});

test('suspects alone cause one notice an hour, which never delays an enquiry’s', async () => {
  await write({ suspect: true });
  await minutes(2);
  await write({ suspect: true });
  await minutes(2);
  expect(subjects()).toEqual(['1 suspect enquiry']);
  await write();
  await minutes(2);
  expect(subjects()[1]).toMatch(/^1 new enquiry, from .*, and 1 suspect$/);
  for (const _ of [1, 2]) await write({ suspect: true });
  await pass('1 hour');
  await minutes(2);
  expect(subjects().slice(2)).toEqual(['2 suspect enquiries']);
});

test('an unanswered enquiry is reminded of in each of its last four hours and when overdue', async () => {
  await write();
  await minutes(2);
  await pass('19 hours 50 minutes');
  const said: [number, string][] = [];
  for (let ten = 0; ten < 40; ten++) {
    const before = provider.received.length;
    const { due } = await clock();
    await minutes(2);
    if (provider.received.length > before) said.push([ten, mails().at(-1)?.text ?? '']);
    if (ten < 25 && said.at(-1)?.[0] === ten) {
      expect(said.at(-1)?.[1]).toContain(`Still unanswered: 1 enquiry, due by ${due}.\n`);
    }
    await pass('8 minutes');
  }
  expect(said.map(([ten]) => ten)).toEqual([1, 7, 13, 19, 25]);
  expect(said.at(-1)?.[1]).toContain('1 enquiry has waited for 24 hours without an answer.\n');
});

test('reminders count several enquiries, skip suspects and stop with an answer', async () => {
  const first = await write();
  await pass('30 minutes');
  await write();
  await write({ suspect: true });
  await minutes(2);
  await pass('22 hours');
  await minutes(2);
  expect(subjects()[1]).toMatch(/^Still unanswered: 2 enquiries, the first due by /);
  await pass('1 hour');
  await database.staff`update contact_submissions set answered_at = now() where id = ${first}`;
  await write();
  await minutes(2);
  expect(subjects()[2]).toMatch(/^1 new enquiry, .*\. Still unanswered: 1 enquiry, due by /);
  await database.staff`update contact_submissions set answered_at = now()`;
  await pass('20 hours');
  await minutes(2);
  expect(subjects()).toHaveLength(3);
});

test('Slack and Teams get the same notice, each in its own JSON', async () => {
  const { owner } = database;
  for (const name of ['slack', 'teams']) {
    const link = 'https://leads.pierlight.example';
    await owner`insert into private.notice_targets ${owner({ name, format: name, link })}`;
    await owner`select vault.create_secret(${provider.url}, ${`${name}_url`})`;
  }
  await write();
  const message = `1 new enquiry, from ${(await clock()).came}.`;
  await minutes(2);
  const bodies = provider.received.map(({ body }) => body);
  expect(bodies).toHaveLength(3);
  expect(bodies).toContainEqual({ text: `${message}\nhttps://leads.pierlight.example` });
  expect(bodies).toContainEqual({
    type: 'message',
    attachments: [
      expect.objectContaining({
        content: expect.objectContaining({
          type: 'AdaptiveCard',
          body: [
            expect.objectContaining({ text: `${message}\n\nhttps://leads.pierlight.example` }),
          ],
        }),
      }),
    ],
  });
  expect(await outbox()).toBe(0);
});

test('quotes and line breaks in a setting are sent unchanged', async () => {
  const recipient = '"Pier \\ Light"\n<hello@pierlight.example>';
  await database.owner`update private.notice_targets set recipient = ${recipient}`;
  await write();
  await minute();
  expect(mails()[0]?.to).toBe(recipient);
});

test('times are UK time, summer time included, with the date if it is another day', async () => {
  const [row] = await database.owner`
    select private.clock('2026-07-01T08:30:00Z') as summer,
      private.clock('2026-01-09T08:30:00Z') as winter, private.clock(now()) as today, now()`;
  const time = { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' } as const;
  const today = new Intl.DateTimeFormat('en-GB', time).format(row?.now);
  expect(row).toMatchObject({ summer: '1 Jul 09:30', winter: '9 Jan 08:30', today });
});

test('two runs at the same time send one notice', async () => {
  await write();
  const run = () => database.owner`select private.send_notices()`;
  await Promise.all([run(), run(), run()]);
  await minutes(2);
  expect(subjects()).toHaveLength(1);
});

test('the README’s SQL, run as it is, sets up notices', async () => {
  const { owner, superuser } = database;
  await owner`delete from private.notice_targets`;
  await owner`delete from vault.secrets`;
  const readme = readFileSync(join(root, 'supabase/README.md'), 'utf8');
  const goingLive = readme.slice(
    readme.indexOf('## Going live'),
    readme.indexOf('## What visitors'),
  );
  const blocks = [...goingLive.matchAll(/```sql\n(.*?)```/gs)].map(([, sql = '']) => sql);
  expect(blocks).toHaveLength(3);
  for (const sql of blocks) {
    // The extensions are stubs, and no request may leave this machine.
    const here = sql.replace(/create extension.*;/g, '');
    await owner.unsafe(here.replace(/https:[^']*(resend|slack)[^']*/g, provider.url));
  }

  await write();
  const jobs = await owner`select command from cron.job order by jobid`;
  expect(jobs).toHaveLength(3);
  for (const { command } of [...jobs, ...jobs]) {
    await owner.unsafe(command);
    await carryOut(superuser);
  }
  expect(provider.received.map(({ body }) => Object.keys(body as object))).toEqual(
    expect.arrayContaining([['to', 'from', 'text', 'subject'], ['text']]),
  );
  expect(provider.received).toHaveLength(2);
  const problems = await owner`select problem from private.notice_targets`;
  expect(problems.map(({ problem }) => problem)).toEqual([null, null]);
});
