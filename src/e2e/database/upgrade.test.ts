import { afterAll, beforeAll, expect, test } from 'vitest';
import { forms } from '../../site/forms/forms.ts';
import { blankFields } from '../units/form-limits.ts';
import {
  type Database,
  outcome,
  type Row,
  sent,
  startDatabase,
  tables,
  versionBefore,
} from './database.ts';
import { from, other, send } from './sending.ts';

/** A database of the previous version, with rows, that is then upgraded. */
let database: Database;
const earlier = new Map<string, Row[]>();
/** What a form sent before it had its latest fields, which are optional. */
const answered = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
/** Invisible; the previous version accepted such names. */
const unseen = { ...answered(other(1)), name: '\u200b' };

beforeAll(async () => {
  database = await startDatabase(versionBefore);
  for (const table of tables) {
    await send(database, answered(sent[table]), from('203.0.113.7'), table);
  }
  await send(database, unseen, from('203.0.113.7'));
  await database.owner`update private.settings set client_limit = 20, keep = '12 months'`;
  for (const table of tables) earlier.set(table, await rows(table));
  await database.migrate();
}, 60_000);
afterAll(() => database?.stop());

const rows = (table: string): Promise<Row[]> =>
  database.owner`select * from ${database.owner(table)} order by created_at`;

test('an upgrade keeps every row, unmarked and unanswered', async () => {
  expect(earlier.get('contact_submissions')).toHaveLength(2);
  for (const form of forms) {
    const { table } = form;
    const expected = earlier.get(table)?.map((row) => ({
      ...blankFields(form),
      ...row,
      suspect: false,
      answered_at: null,
    }));
    expect([...(await rows(table))]).toEqual(expected);
  }
});

test('an upgrade keeps settings that staff have changed', async () => {
  const [settings] = await database.owner`
    select client_limit, keep::text, client_header from private.settings`;
  expect(settings).toEqual({
    client_limit: 20,
    keep: '1 year',
    client_header: 'cf-connecting-ip',
  });
});

test('after an upgrade nothing links a network to a submission', async () => {
  const [left] = await database.owner`
    select to_regclass('private.arrivals') as arrivals, (
      select count(*)::int from information_schema.columns
      where table_schema = 'private' and table_name = 'settings' and column_name = 'salt'
    ) as salts`;
  expect(left).toEqual({ arrivals: null, salts: 0 });
});

test('a duplicate of a row from before the upgrade is still recognised', async () => {
  expect(await send(database, sent.contact_submissions)).toBe('0 rows');
  expect(await send(database, other(2))).toBe('1 row');
});

test('after an upgrade a name must have visible characters', async () => {
  expect(await send(database, { ...unseen, email: 'b@quay.example' })).toBe('23514');
});

test('staff can mark rows from before the upgrade', async () => {
  const { staff } = database;
  const email = String(sent.contact_submissions.email);
  const change = staff`
    update contact_submissions set answered_at = now(), suspect = true where email = ${email}`;
  expect(await outcome(change)).toBe('1 row');
});
