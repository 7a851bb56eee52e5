import type { TransactionSql } from 'postgres';
import { expect, test } from 'vitest';
import { fieldsOf } from '../../site/forms/form.ts';
import { forms } from '../../site/forms/forms.ts';
import { insert, outcome, type Row, reset, sent, type Table, tables } from './database.ts';
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
const [yes, none, no] = ['1 row', '0 rows', '42501'];

const insertWith =
  (more: Row): Operation =>
  (sql, table) =>
    insert(sql, table, { ...row(table), ...more });

/** A statement about a table, whose name stands for `$`. */
const run =
  (statement: string): Operation =>
  (sql, table) =>
    sql.unsafe(statement.replace('$', table));

/**
 * A visitor's operations, with their outcome under grants and under row-level security only: a
 * refusal, or `0 rows`, since no row is visible to the visitor.
 */
const operations: [what: string, Operation, withGrants: string, withoutGrants: string][] = [
  ['insert what the form sends', insertWith({}), yes, yes],
  ['insert an id', insertWith({ id }), no, yes],
  ['insert a time', insertWith({ created_at: old }), no, yes],
  ['insert a mark', insertWith({ suspect: true }), no, yes],
  ['insert an answer', insertWith({ answered_at: old }), no, yes],
  [
    'insert and read back',
    (sql, table) => sql`${insert(sql, table, row(table))} returning id`,
    no,
    no,
  ],
  [
    'overwrite a row',
    (sql, table) =>
      sql`${insert(sql, table, row(table))} on conflict (id) do update set email = 'x@y.example'`,
    no,
    no,
  ],
  ['read', run('select * from $'), no, none],
  [
    'look up whether a person wrote',
    run(`select 1 from $ where email = 'earlier@quay.example'`),
    no,
    none,
  ],
  ['mark', run('update $ set suspect = true, answered_at = now()'), no, none],
  ['change', run(`update $ set email = 'x@y.example'`), no, none],
  ['delete', run('delete from $'), no, none],
  ['empty', run('truncate $'), no, no],
  ['run the cleanup', run('select private.forget_expired()'), no, no],
  ['read the salts', run('select salt from private.daily_salts'), no, no],
  ['read the counts', run('select bucket from private.hourly_counts'), no, no],
  ['read the settings', run('select client_header from private.settings'), no, no],
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
      'select * from $',
      `update $ set message = ''`,
      'update $ set created_at = now()',
      `insert into $ (name) values ('Eve')`,
      'update $ set answered_at = now(), suspect = true',
      'delete from $',
    ];
    const said = [];
    for (const attempt of attempts) {
      const tried = (inner: TransactionSql) => run(attempt)(inner, 'contact_submissions');
      said.push(await outcome(sql.savepoint(tried)));
    }
    throw said;
  });
  expect(await work.catch((said) => said)).toEqual([yes, no, no, no, yes, yes]);
});
