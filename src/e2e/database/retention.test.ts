import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { root } from '../root.ts';
import { insert, outcome, reset, sent, tables } from './database.ts';
import { from, other, send } from './sending.ts';
import { database } from './shared-database.ts';

beforeEach(() => reset(database));

const ages: [age: string, suspect: boolean, kept: boolean][] = [
  ['23 months', false, true],
  ['24 months 1 day', false, false],
  ['29 days', true, true],
  ['30 days 1 minute', true, false],
];

for (const table of tables) {
  test.for(ages)(`${table}: %s old, suspect: %s, is kept: %s`, async ([age, suspect, kept]) => {
    const { owner } = database;
    await insert(owner, table, sent[table]);
    await owner`
        update ${owner(table)} set created_at = now() - ${age}::interval, suspect = ${suspect}`;
    const [deleted] = await owner`select private.forget_expired()::int as count`;
    const left = await owner`select from ${owner(table)}`;
    expect([deleted?.count, left.count]).toEqual(kept ? [0, 1] : [1, 0]);
  });
}

test('a suspect submission that is sent again while expired ones are deleted is stored', async () => {
  const { owner, visitor } = database;
  const links = 'https://a.example https://b.example';
  const suspect = { ...other(1), message: links };
  const another = { ...other(2), message: links };
  await send(database, suspect);
  for (const table of ['contact_submissions', 'private.recent_words']) {
    await owner`update ${owner(table)} set created_at = now() - interval '1 hour'`;
  }
  const waiting = async (number: number) => {
    const locked = () => owner`select from pg_locks where not granted`;
    await expect.poll(locked).toHaveLength(number);
  };
  // Another suspect submission makes both wait, first the one that is sent again.
  const outcomes = await visitor.begin(async (sql) => {
    await insert(sql, 'contact_submissions', another);
    const again = send(database, suspect, from('203.0.113.7'));
    await waiting(1);
    const deletion = outcome(owner`select private.forget_expired()`);
    await waiting(2);
    return { both: Promise.all([again, deletion]) };
  });
  expect(await outcomes.both).toEqual(['1 row', '1 row']);
});

const counted = () => database.owner`select * from private.hourly_counts`;

test.for([
  ['1 hour', 1],
  ['2 hours', 0],
] as const)('counts from %s ago are deleted when they expire: %o left', async ([age, left]) => {
  await send(database, sent.contact_submissions);
  await database.owner`update private.hourly_counts set hour = hour - ${age}::interval`;
  await database.owner`select private.forget_expired()`;
  expect(await counted()).toHaveLength(left);
});

const privacy = readFileSync(join(root, 'content/pages/privacy.md'), 'utf8');

test.for(['Quick Contact', 'Growth quiz'])('the %s is kept as /privacy says', async (form) => {
  const months = new RegExp(`\\| ${form}.*\\| (\\d+) months \\|`).exec(privacy)?.[1];
  const [settings] = await database.owner`
      select keep = make_interval(months => ${Number(months)}) as agrees from private.settings`;
  expect(settings?.agrees).toBe(true);
});

test('suspect submissions are deleted when the privacy page says, and no setting can keep them longer', async () => {
  const { owner } = database;
  const days = Number(/\| Either of them, if it .*\| (\d+) days \|/.exec(privacy)?.[1]);
  const [settings] = await owner`
    select keep_suspects = make_interval(days => ${days}) as agrees from private.settings`;
  expect(settings?.agrees).toBe(true);
  const longer = owner`update private.settings set keep_suspects = make_interval(days => ${days + 1})`;
  expect(await outcome(longer)).toBe('23514');
});

test('the privacy page says how many addresses a count covers, and for how long', () => {
  const row = privacy.split('\n').find((line) => line.startsWith('| Counts for each hour'));
  expect(row).toContain('3 hours at most');
  expect(privacy).toContain('at least 65,536 addresses');
});

test.for(['1 hour', '3 days', '1 year'])('counts from %s ahead mark nobody', async (ahead) => {
  const { owner } = database;
  await owner`update private.settings set everyone_limit = 2, client_limit = 2`;
  await send(database, other(1), from('203.0.113.7'));
  await send(database, other(2), from('203.0.114.7'));
  await owner`update private.hourly_counts set hour = hour + ${ahead}::interval`;
  await owner`insert into private.daily_salts (day) values (current_date + 400)`;
  expect(await send(database, other(3), from('203.0.115.7'))).toBe('1 row');
  const [row] = await owner`
      select suspect from contact_submissions where email = ${String(other(3).email)}`;
  expect(row?.suspect).toBe(false);
  expect(await counted()).toHaveLength(1);
  const salts = await owner`select from private.daily_salts where day > current_date + 2`;
  expect(salts).toHaveLength(0);
});
