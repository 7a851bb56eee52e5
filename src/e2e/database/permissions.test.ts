import type { TransactionSql } from 'postgres';
import { expect, test } from 'vitest';
import { fieldsOf } from '../../site/forms/form.ts';
import { forms } from '../../site/forms/forms.ts';
import { insert, outcome, reset, sent, type Table, tables } from './database.ts';
import { database } from './shared-database.ts';

await reset(database);
for (const table of tables) {
  await insert(database.owner, table, { ...sent[table], email: 'earlier@quay.example' });
}

/** Which protection is active: both grants and row-level security, or only one of them. */
const locks: [name: string, sql: (table: Table) => string][] = [
  ['as it is', () => 'select'],
  ['grants alone', (table) => `alter table ${table} disable row level security`],
  ['row-level security alone', (table) => `grant all on ${table} to anon`],
];

type Operation = (sql: TransactionSql, table: Table) => ReturnType<typeof insert>;
const row = (table: Table) => sent[table];
const id = '00000000-0000-4000-8000-000000000000';
const old = '2020-01-01T00:00:00Z';

/**
 * A visitor's operations, with their outcome under grants and under row-level security only: 42501
 * is a refusal, `0 rows` means that no row is visible to the visitor.
 */
const operations: [what: string, Operation, withGrants: string, withoutGrants: string][] = [
  ['insert what the form sends', (sql, table) => insert(sql, table, row(table)), '1 row', '1 row'],
  ['insert an id', (sql, table) => insert(sql, table, { ...row(table), id }), '42501', '1 row'],
  [
    'insert a time',
    (sql, table) => insert(sql, table, { ...row(table), created_at: old }),
    '42501',
    '1 row',
  ],
  [
    'insert a mark',
    (sql, table) => insert(sql, table, { ...row(table), suspect: true }),
    '42501',
    '1 row',
  ],
  [
    'insert an answer',
    (sql, table) => insert(sql, table, { ...row(table), answered_at: old }),
    '42501',
    '1 row',
  ],
  [
    'insert and read back',
    (sql, table) => sql`${insert(sql, table, row(table))} returning id`,
    '42501',
    '42501',
  ],
  [
    'overwrite a row',
    (sql, table) =>
      sql`${insert(sql, table, row(table))} on conflict (id) do update set email = 'x@y.example'`,
    '42501',
    '42501',
  ],
  ['read', (sql, table) => sql`select * from ${sql(table)}`, '42501', '0 rows'],
  [
    'look up whether a person wrote',
    (sql, table) => sql`select 1 from ${sql(table)} where email = 'earlier@quay.example'`,
    '42501',
    '0 rows',
  ],
  [
    'mark',
    (sql, table) => sql`update ${sql(table)} set suspect = true, answered_at = now()`,
    '42501',
    '0 rows',
  ],
  [
    'change',
    (sql, table) => sql`update ${sql(table)} set email = 'x@y.example'`,
    '42501',
    '0 rows',
  ],
  ['delete', (sql, table) => sql`delete from ${sql(table)}`, '42501', '0 rows'],
  ['empty', (sql, table) => sql`truncate ${sql(table)}`, '42501', '42501'],
  ['run the cleanup', (sql) => sql`select private.forget_expired()`, '42501', '42501'],
  [
    'read the settings and counts',
    (sql) => sql`select salt from private.daily_salts union
      select bucket::text from private.hourly_counts union
      select client_header from private.settings`,
    '42501',
    '42501',
  ],
];

/** Runs it as a visitor, reads the table as its owner, and rolls everything back. */
async function attempt(table: Table, lock: string, operation: Operation) {
  let seen: { said: string; rows: Record<string, unknown>[] } | undefined;
  const work = database.superuser.begin(async (sql) => {
    await sql.unsafe(lock);
    await sql`set local role anon`;
    const said = await outcome(sql.savepoint((inner) => operation(inner, table)));
    await sql`reset role`;
    seen = { said, rows: await sql`select * from ${sql(table)} order by created_at` };
    throw new Error('Taken back.');
  });
  await work.catch(() => {});
  return seen;
}

const matrix = tables.flatMap((table) =>
  locks.flatMap(([lock, sql]) =>
    operations.map(([what, operation, withGrants, withoutGrants]) => {
      const expected = lock === 'row-level security alone' ? withoutGrants : withGrants;
      return { table, lock, sql: sql(table), what, operation, expected };
    }),
  ),
);

test.for(matrix)('$table, $lock: a visitor who tries to $what gets $expected', async (entry) => {
  const { table, sql, operation, expected } = entry;
  const seen = await attempt(table, sql, operation);
  expect(seen?.said).toBe(expected);
  // Existing rows are unchanged, whatever was tried.
  expect(seen?.rows[0]).toMatchObject({ email: 'earlier@quay.example' });
  const forged = seen?.rows.filter((found) => found.id === id);
  expect(forged).toEqual([]);
  expect(seen?.rows.every(({ created_at }) => (created_at as Date) > new Date(old))).toBe(true);
  const marked = seen?.rows.filter((found) => found.suspect || found.answered_at);
  expect(marked).toEqual([]);
});

test('a visitor may insert the forms’ columns and has no other right', async () => {
  const rights = await database.superuser`
    select table_name as table, array_agg(column_name::text) as columns
    from information_schema.column_privileges
      join information_schema.columns using (table_schema, table_name, column_name)
    where grantee in ('anon', 'authenticated', 'PUBLIC') and table_schema in ('public', 'private')
    group by table_name, grantee, privilege_type order by table_name`;
  const granted = rights.map(({ table, columns }) => [table, columns.toSorted()]);
  const sentColumns = forms.map((form) => fieldsOf(form).map(({ name }) => name));
  expect(granted).toEqual(forms.map(({ table }, at) => [table, sentColumns[at]?.toSorted()]));
});

test('neither visitors nor staff can call a function of ours', async () => {
  const callable = await database.superuser`
    select proname, rolname from pg_proc, pg_roles
    where pronamespace = 'private'::regnamespace
      and rolname in ('anon', 'authenticated', 'service_role')
      and (has_function_privilege(rolname, pg_proc.oid, 'execute')
        or has_schema_privilege(rolname, 'private', 'usage'))`;
  expect([...callable]).toEqual([]);
});

test('a signed-in user has no rights, since nobody signs in', async () => {
  const said = await database.superuser.begin(async (sql) => {
    await sql`set local role authenticated`;
    return outcome(
      sql.savepoint((inner) => insert(inner, 'contact_submissions', row('contact_submissions'))),
    );
  });
  expect(said).toBe('42501');
});

test('staff can read, delete and mark, and cannot change what was sent', async () => {
  const work = database.superuser.begin(async (sql) => {
    await sql`set local role service_role`;
    const attempts = [
      (inner: TransactionSql) => inner`select * from contact_submissions`,
      (inner: TransactionSql) => inner`update contact_submissions set message = ''`,
      (inner: TransactionSql) => inner`update contact_submissions set created_at = now()`,
      (inner: TransactionSql) => inner`insert into contact_submissions (name) values ('Eve')`,
      (inner: TransactionSql) =>
        inner`update contact_submissions set answered_at = now(), suspect = true`,
      (inner: TransactionSql) => inner`delete from contact_submissions`,
    ];
    const said = [];
    for (const attempt of attempts) said.push(await outcome(sql.savepoint(attempt)));
    throw said;
  });
  const no = '42501';
  expect(await work.catch((said) => said)).toEqual(['1 row', no, no, no, '1 row', '1 row']);
});
