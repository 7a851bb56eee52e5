import { beforeEach, expect, test } from 'vitest';
import { insert, outcome, reset, sent, tables } from './database.ts';
import { database } from './shared-database.ts';

beforeEach(async () => {
  await reset(database);
  await database.owner`delete from private.notice_targets`;
});

const addTarget = () => database.owner`insert into private.notice_targets (name) values ('mail')`;
const outbox = async () => [...(await database.owner`select form, id from private.outbox`)];

test('a submission is noted for each target by form and id, and nothing else', async () => {
  await addTarget();
  await database.owner`insert into private.notice_targets (name) values ('slack')`;
  for (const table of tables) await insert(database.visitor, table, sent[table]);
  const ids = await database.owner`select form, id from private.enquiries order by form`;
  expect(await outbox()).toHaveLength(4);
  expect(await outbox()).toEqual(expect.arrayContaining([...ids]));
  const whole = await database.owner`select * from private.outbox`;
  expect(JSON.stringify(whole)).not.toMatch(/ada|quay/i);
});

test('without a target nothing is noted, and without pg_net nothing is sent', async () => {
  await insert(database.visitor, 'contact_submissions', sent.contact_submissions);
  expect(await outbox()).toEqual([]);
  await addTarget();
  await database.owner`select private.send_notices()`;
  const [target] = await database.owner`select problem from private.notice_targets`;
  expect(target?.problem).toMatch(/^Not set yet: /);
});

/** Ways in which the outbox can be broken when a visitor submits. */
const sabotage: [what: string, sql: string][] = [
  ['the outbox is gone', 'drop table private.outbox cascade'],
  ['the targets are gone', 'drop table private.notice_targets cascade'],
  ['a column has another name', 'alter table private.outbox rename column form to sort'],
  ['the outbox refuses every row', 'alter table private.outbox add check (false) not valid'],
];

for (const table of tables) {
  test.for(sabotage)(`${table} still stores submissions if %s`, async ([, sql]) => {
    await addTarget();
    const work = database.superuser.begin(async (transaction) => {
      await transaction.unsafe(sql);
      await transaction`set local role anon`;
      const said = await outcome(insert(transaction, table, sent[table]));
      await transaction`reset role`;
      const stored = await transaction`select * from ${transaction(table)}`;
      throw { said, stored: stored.length };
    });
    expect(await work.catch((seen) => seen)).toEqual({ said: '1 row', stored: 1 });
  });
}

test('a submission does not wait for a lock on the outbox', async () => {
  await addTarget();
  const held = await database.superuser.reserve();
  await held`begin`;
  await held`lock table private.outbox`;
  expect(
    await outcome(insert(database.visitor, 'contact_submissions', sent.contact_submissions)),
  ).toBe('1 row');
  await held`rollback`;
  held.release();
});

const closed = [
  'select * from private.outbox',
  'select * from private.notices',
  'select * from private.notice_targets',
  'select * from private.notice_formats',
  'select * from private.enquiries',
  "insert into private.notice_targets (name) values ('mine')",
  'select private.send_notices()',
  "select private.secret('mail_token')",
];

test.for(closed)('neither a visitor nor the secret key may run: %s', async (statement) => {
  for (const sql of [database.visitor, database.staff]) {
    expect(await outcome(sql.unsafe(statement))).toBe('42501');
  }
});
