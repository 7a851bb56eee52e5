import { expect, test } from 'vitest';
import { insert, outcome, sent } from './database.ts';
import { database } from './shared-database.ts';

type Attempt = [what: string, sql: string];

/** Runs each attempt as a visitor, in its own savepoint, after a migration creates `made`. */
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

test.for(['public', 'private'])('what a migration adds in %s is closed', async (schema) => {
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
});

test('every function of ours searches temporary objects last', async () => {
  const paths = await database.superuser`
    select proname as name, proconfig as settings from pg_proc
    where proowner = 'migrator'::regrole`;
  const path = 'search_path=pg_catalog, pg_temp';
  expect(paths.filter(({ settings }) => !settings?.includes(path))).toEqual([]);
});

/** Types that our functions name without a schema. */
const types = ['jsonb', 'text', 'inet', 'date', 'bool', 'int4', 'int8', 'timestamp', 'regclass'];

test('a visitor’s temporary types never run with the owner’s rights', async () => {
  const disguises = types.map(
    (type) => `create domain pg_temp.${type} as pg_catalog.${type} check (pg_temp.spy(value))`,
  );
  const ranAs = await database.visitor.begin(async (sql) => {
    await sql.unsafe(`
      create function pg_temp.spy(pg_catalog.anyelement) returns pg_catalog.bool
        language plpgsql as $$
      begin
        perform pg_catalog.set_config('visitor.ran_as', current_user, false);
        return true;
      end $$;
      ${disguises.join(';')};`);
    await sql`select pg_catalog.set_config('request.headers', '{"a": "b"}', true)`;
    const row = { ...sent.contact_submissions, email: 'eve@quay.example' };
    expect(await outcome(insert(sql, 'contact_submissions', row))).toBe('1 row');
    return sql`select pg_catalog.current_setting('visitor.ran_as', true) as name`;
  });
  expect([...ranAs]).toEqual([{ name: null }]);
});
