import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Database,
  insert,
  outcome,
  reset,
  sent,
  startDatabase,
  type Table,
  tables,
} from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await startDatabase();
  await reset(database);
  for (const table of tables) {
    await insert(database.owner, table, { ...sent[table], email: 'earlier@quay.example' });
  }
}, 60_000);
afterAll(() => database?.stop());

/** How the two locks stand: both, or one of them with the other taken away. */
const locks: [name: string, sql: (table: Table) => string][] = [
  ['as it is', () => 'select'],
  ['grants alone', (table) => `alter table ${table} disable row level security`],
  ['row-level security alone', (table) => `grant all on ${table} to anon`],
];

const columns: Record<Table, string> = {
  contact_submissions: 'name, email, company, message',
  quiz_submissions: 'company, website, goals, channels, budget, timeline, email, phone',
};

type Operation = (sql: TransactionSql, table: Table) => ReturnType<typeof insert>;
const row = (table: Table) => sent[table];
const id = '00000000-0000-4000-8000-000000000000';
const old = '2020-01-01T00:00:00Z';

/**
 * What a visitor may do, and what comes of it where grants stand and where only row-level security
 * does: 42501 is a refusal, `0 rows` means that there is nothing for a visitor to see or to touch.
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
    'insert over what is there',
    (sql, table) =>
      sql`${insert(sql, table, row(table))} on conflict (id) do update set email = 'x@y.example'`,
    '42501',
    '42501',
  ],
  ['read', (sql, table) => sql`select * from ${sql(table)}`, '42501', '0 rows'],
  [
    'find out whether somebody wrote',
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
  ['have what is old deleted', (sql) => sql`select private.forget_expired()`, '42501', '42501'],
  [
    'read the settings and what we count',
    (sql) => sql`select salt from private.daily_salts union
      select bucket::text from private.hourly_counts union
      select client_header from private.settings`,
    '42501',
    '42501',
  ],
];

/** Carries it out as a visitor, looks at the table as its owner, and takes everything back. */
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
  // What was there is still there, whatever was tried.
  expect(seen?.rows[0]).toMatchObject({ email: 'earlier@quay.example' });
  const forged = seen?.rows.filter((found) => found.id === id);
  expect(forged).toEqual([]);
  expect(seen?.rows.every(({ created_at }) => (created_at as Date) > new Date(old))).toBe(true);
  const marked = seen?.rows.filter((found) => found.suspect || found.answered_at);
  expect(marked).toEqual([]);
});

test('a visitor may insert the columns that the forms send, and has no other right', async () => {
  const rights = await database.superuser`
    select table_name as table, string_agg(column_name, ', ' order by ordinal_position) as columns
    from information_schema.column_privileges
      join information_schema.columns using (table_schema, table_name, column_name)
    where grantee in ('anon', 'authenticated', 'PUBLIC') and table_schema in ('public', 'private')
    group by table_name, grantee, privilege_type order by table_name`;
  expect([...rights]).toEqual(tables.map((table) => ({ table, columns: columns[table] })));
});

test('no function of ours may be called by visitors or staff', async () => {
  const callable = await database.superuser`
    select proname, rolname from pg_proc, pg_roles
    where pronamespace = 'private'::regnamespace
      and rolname in ('anon', 'authenticated', 'service_role')
      and (has_function_privilege(rolname, pg_proc.oid, 'execute')
        or has_schema_privilege(rolname, 'private', 'usage'))`;
  expect([...callable]).toEqual([]);
});

test('whoever is signed in has no rights, since nobody signs in', async () => {
  const said = await database.superuser.begin(async (sql) => {
    await sql`set local role authenticated`;
    return outcome(
      sql.savepoint((inner) => insert(inner, 'contact_submissions', row('contact_submissions'))),
    );
  });
  expect(said).toBe('42501');
});

test('staff read, delete and mark, and change nothing that was sent', async () => {
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

type Attempt = [what: string, sql: string];

/** Carries them out as a visitor, each by itself, after the owner has made something. */
async function asVisitor(made: string, attempts: readonly Attempt[]) {
  const said: { [what: string]: string } = {};
  const work = database.superuser.begin(async (sql) => {
    await sql`set local role migrator`;
    await sql.unsafe(made);
    await sql`set local role anon`;
    for (const [what, text] of attempts) {
      said[what] = await outcome(sql.savepoint((inner) => inner.unsafe(text)));
    }
    throw new Error('Taken back.');
  });
  await work.catch(() => {});
  return said;
}

test.for(['public', 'private'])(
  'what a later migration makes in %s is closed to visitors',
  async (schema) => {
    const later: Attempt[] = [
      ['read a table', `select * from ${schema}.later`],
      ['write a table', `insert into ${schema}.later (a) values (1)`],
      ['empty a table', `truncate ${schema}.later`],
      ['read a view', `select * from ${schema}.later_view`],
      ['call a function', `select ${schema}.later()`],
      ['take a number', `select nextval('${schema}.later_number')`],
    ];
    const made = `
      grant usage on schema ${schema} to anon;
      create table ${schema}.later (a int);
      create view ${schema}.later_view as select * from ${schema}.later;
      create function ${schema}.later() returns int language sql as 'select 1';
      create sequence ${schema}.later_number;`;
    expect(await asVisitor(made, later)).toEqual(
      Object.fromEntries(later.map(([what]) => [what, '42501'])),
    );
  },
);

test('no function of ours runs for a visitor, even where its schema is opened', async () => {
  const functions = await database.superuser`
    select proname as name, array(
      select 'null::' || format_type(type, null) from unnest(proargtypes) as type
    ) as arguments from pg_proc where pronamespace = 'private'::regnamespace`;
  const calls = functions.map(({ name, arguments: given }): Attempt => {
    return [name, `select private.${name}(${given.join(', ')})`];
  });
  expect(calls.length).toBeGreaterThan(5);
  expect(await asVisitor('grant usage on schema private to anon', calls)).toEqual(
    Object.fromEntries(calls.map(([name]) => [name, '42501'])),
  );
});

test('every function of ours searches what is temporary last', async () => {
  const paths = await database.superuser`
    select proname as name, array_to_string(proconfig, '; ') as path from pg_proc
    where proowner = 'migrator'::regrole`;
  expect(paths.filter(({ path }) => path !== 'search_path=pg_catalog, pg_temp')).toEqual([]);
});

/** Each stands for a type or table that our functions name without its schema. */
const disguises: [name: string, sql: string][] = [
  ['jsonb', 'create domain pg_temp.jsonb as pg_catalog.jsonb check (pg_temp.who(value::text))'],
  ['text', 'create domain pg_temp.text as pg_catalog.text check (pg_temp.who(value))'],
  ['inet', 'create domain pg_temp.inet as pg_catalog.inet check (pg_temp.who(value::text))'],
  ['date', 'create domain pg_temp.date as pg_catalog.date check (pg_temp.who(value::text))'],
  ['boolean', 'create domain pg_temp.bool as pg_catalog.bool check (pg_temp.who(value::text))'],
];

test.for(disguises)(
  'a visitor’s temporary type named %s never runs as the owner',
  async (entry) => {
    const seen = await database.visitor.begin(async (sql) => {
      await sql.unsafe(`
      create function pg_temp.who(pg_catalog.text) returns pg_catalog.bool language plpgsql as $$
      begin
        perform set_config('visitor.ran_as', current_user, false);
        return true;
      end $$;
      ${entry[1]};`);
      await sql`select set_config('request.headers', '{"cf-connecting-ip": "203.0.113.7"}', true)`;
      const row = { ...sent.contact_submissions, email: `${entry[0]}@quay.example` };
      await insert(sql, 'contact_submissions', row);
      return sql`select current_setting('visitor.ran_as', true) as name, pg_my_temp_schema() > 0 as made`;
    });
    expect([...seen]).toEqual([{ name: null, made: true }]);
  },
);
