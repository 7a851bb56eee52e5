import { expect, test } from 'vitest';
import { outcome } from './database.ts';
import { minutes, pass, provider, write } from './notice-provider.ts';
import { database } from './shared-database.ts';

const subjects = () => provider.received.map(({ body }) => (body as { subject: string }).subject);
const texts = () => provider.received.map(({ body }) => (body as { text: string }).text);

async function tenAnHour(hours: number): Promise<void> {
  for (let round = 0; round < hours * 10; round++) {
    await write();
    await minutes(2);
    await pass('4 minutes');
  }
}

test('ten enquiries an hour for twelve hours cause at most 25 e-mails, which report them all', async () => {
  await tenAnHour(12);
  await pass('1 hour');
  await minutes(2);
  expect(subjects().length).toBeLessThanOrEqual(25);
  const counts = subjects().map((subject) => Number(/^(\d+) new enquir/.exec(subject)?.[1]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(120);
  // Every notice reports at least as many as the one before, but for the last.
  expect(counts.slice(0, 8)).toEqual(counts.slice(0, 8).toSorted((a, b) => a - b));
});

test('the notice after a pause says since when enquiries were held back', async () => {
  for (let round = 0; round < 4; round++) {
    await write();
    await minutes(1);
  }
  expect(subjects()).toHaveLength(3);
  await minutes(1);
  await write();
  await pass('5 minutes');
  const [target] = await database.owner`
    select private.clock(held_since) as since from private.notice_targets`;
  await minutes(2);
  expect(subjects()[3]).toMatch(/^2 new enquiries, /);
  expect(texts()[3]).toContain(
    `.\nHeld back since ${target?.since} to limit the number of notices.\n`,
  );
});

test('after an answer, the next enquiry is reported at once', async () => {
  await tenAnHour(2);
  const before = subjects().length;
  await write();
  await minutes(2);
  expect(subjects()).toHaveLength(before);
  await database.staff`
    update contact_submissions set answered_at = now()
    where id = (select id from contact_submissions order by created_at limit 1)`;
  await minutes(2);
  expect(subjects()).toHaveLength(before + 1);
  await write();
  await minutes(2);
  expect(subjects()[before + 1]).toMatch(/^1 new enquiry, from \d/);
});

test('answered enquiries keep notices within the day’s number, and never hold one for more than an hour', async () => {
  const waits: number[] = [];
  for (let round = 0; round < 144; round++) {
    await write();
    await minutes(2);
    const [longest] = await database.owner`
      select extract(epoch from now() - min(created_at)) / 60 as minutes
      from private.outbox join private.enquiries using (form, id)`;
    waits.push(Number(longest?.minutes ?? 0));
    await database.owner`
      update contact_submissions set answered_at = now()
      where answered_at is null and id not in (select id from private.outbox)`;
    await pass('8 minutes');
  }
  expect(subjects().length).toBeLessThanOrEqual(48);
  expect(Math.max(...waits)).toBeLessThanOrEqual(62);
});

test('when the day’s number is used up, reminders still come from their reserve', async () => {
  await database.owner`update private.notice_targets set daily_limit = 4, reminder_reserve = 2`;
  await write();
  await minutes(2);
  await pass('17 hours');
  for (let hour = 0; hour < 3; hour++) {
    await write();
    await minutes(2);
    await pass('59 minutes');
  }
  expect(subjects().filter((subject) => !subject.includes('Still unanswered'))).toHaveLength(2);
  await pass('20 minutes');
  await minutes(2);
  expect(subjects().at(-1)).toMatch(
    /^\d new enquir.*\. Held back since .*\. Still unanswered: 1 enquiry, due by /,
  );
});

test.for(['daily_limit = 24', 'daily_limit = 20', 'reminder_reserve = 72'])(
  '%s is refused, since it would leave no notice for new enquiries',
  async (change) => {
    const { owner } = database;
    expect(await outcome(owner`update private.notice_targets set ${owner.unsafe(change)}`)).toBe(
      '23514',
    );
  },
);

test('many enquiries that pass their 24 hours one after another cause one reminder an hour', async () => {
  for (let at = 0; at < 20; at++) {
    await write();
    await pass('3 minutes');
  }
  await minutes(2);
  await pass('22 hours 55 minutes');
  provider.received.length = 0;
  for (let round = 0; round < 11; round++) {
    await minutes(2);
    await pass('3 minutes');
  }
  expect(subjects()).toHaveLength(1);
});

test('staff are warned once a day, and in each notice, before the database is full', async () => {
  const { owner } = database;
  await owner`update private.settings set database_bytes = pg_database_size(current_database()) * 4 / 3`;
  await minutes(2);
  expect(subjects()).toEqual([
    expect.stringMatching(/^The database is 7[45] % full: delete suspect enquiries$/),
  ]);
  await pass('1 hour');
  await write();
  await minutes(2);
  expect(subjects()[1]).toMatch(/^1 new enquiry, .*\. The database is 7[45] % full/);
  await pass('25 hours');
  await database.staff`update contact_submissions set answered_at = now()`;
  await minutes(2);
  expect(subjects()).toHaveLength(3);
});

test('staff are warned before the storage for suspects is full', async () => {
  await database.owner`update private.stored_suspects set bytes = 280000000`;
  await minutes(2);
  expect(subjects()).toEqual(['The database is 80 % full: delete suspect enquiries']);
});

test('times in the future, left by a clock that jumped, silence no notice', async () => {
  await database.owner`
    update private.notice_targets set reminded_at = now() + interval '1 year',
      suspects_at = now() + interval '1 year'`;
  await write({ suspect: true });
  await minutes(2);
  expect(subjects()).toEqual(['1 suspect enquiry']);
  await write();
  await database.owner`update contact_submissions set created_at = now() - interval '21 hours'`;
  await minutes(2);
  expect(subjects()[1]).toMatch(/Still unanswered: 1 enquiry/);
});
