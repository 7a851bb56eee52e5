import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql, TransactionSql } from 'postgres';
import { type ContactSubmission, contactForm } from '../../site/forms/contact.ts';
import { type QuizSubmission, quizForm } from '../../site/forms/quiz.ts';
import { root } from '../root.ts';
import { blankFields } from '../units/form-limits.ts';
import { startPostgres } from './postgres.ts';

const migrations = join(root, 'supabase/migrations');

/**
 * A hosted project before our migrations: its roles, and default privileges that grant every new
 * table to all of them. As on a hosted project, the role that applies migrations is no superuser.
 */
const hosted = `
  create role anon login;
  create role authenticated login;
  create role service_role login bypassrls;
  create role migrator login;
  grant create on database postgres to migrator;
  alter schema public owner to migrator;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges for role migrator
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role migrator
    grant all on functions to anon, authenticated, service_role;
  alter default privileges for role migrator
    grant all on sequences to anon, authenticated, service_role;
  alter default privileges for role migrator in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role migrator in schema public
    grant all on functions to anon, authenticated, service_role;
  alter default privileges for role migrator in schema public
    grant all on sequences to anon, authenticated, service_role;
`;

export type Database = {
  /** A visitor: the role of the publishable key. */
  readonly visitor: Sql;
  /** Staff: the role of the secret key. */
  readonly staff: Sql;
  /** The owner of the tables: an administrator in the SQL editor. */
  readonly owner: Sql;
  /** Can switch to any of these roles. */
  readonly superuser: Sql;
  /** Applies the pending migrations in order. */
  readonly migrate: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * A real PostgreSQL with our migrations, set up like a hosted project.
 *
 * @param last the last migration file to apply; all by default.
 */
export async function startDatabase(last?: string): Promise<Database> {
  const { connect, stop } = await startPostgres();
  const superuser = connect();
  await superuser.unsafe(hosted);
  const owner = connect('migrator');
  const waiting = readdirSync(migrations).filter((name) => name.endsWith('.sql'));
  waiting.sort();
  const apply = async (names: string[]) => {
    for (const name of names) await owner.unsafe(readFileSync(join(migrations, name), 'utf8'));
  };
  await apply(waiting.splice(0, last ? waiting.indexOf(last) + 1 : waiting.length));
  const migrate = () => apply(waiting.splice(0));
  const [visitor, staff] = [connect('anon'), connect('service_role')];
  return { visitor, staff, owner, superuser, migrate, stop };
}

/** The last migration of the previous version, for tests of the upgrade. */
export const versionBefore = '20261121090200_retention.sql';

/**
 * Empties the database and restores its default settings. Fixed salts ensure that the tests'
 * networks never share a bucket by chance.
 */
export async function reset({ owner }: Database): Promise<void> {
  for (const table of [...tables, ...counts]) await owner`delete from ${owner(table)}`;
  for (const table of ['private.settings', 'private.stored_suspects']) {
    await owner`delete from ${owner(table)}`;
    await owner`insert into ${owner(table)} default values`;
  }
  await owner`
    insert into private.daily_salts
    select day, 'salt' from generate_series(current_date - 2, current_date + 2, '1 day') as day`;
}

const counts = ['private.hourly_counts', 'private.daily_salts', 'private.recent_words'];

/** Inserts rows, in one statement. */
export function insert(sql: Sql | TransactionSql, table: Table, ...rows: Row[]) {
  return sql`insert into ${sql(table)} ${sql(rows)}`;
}

/** The outcome of a statement: the number of rows, or the SQL state of the error. */
export function outcome(statement: PromiseLike<{ count: number }>): Promise<string> {
  return Promise.resolve(statement).then(
    ({ count }) => (count === 1 ? '1 row' : `${count} rows`),
    (error: { code?: string }) => error.code ?? String(error),
  );
}

export type Row = { [column: string]: unknown };
export type Table = 'contact_submissions' | 'quiz_submissions';

/** One row of each table as its form sends it. */
export const sent: Record<Table, Row> = {
  contact_submissions: {
    ...blankFields(contactForm),
    name: 'Ada Wear',
    email: 'ada@quay.example',
    company: 'Quay Bakery',
    message: 'Can you help us?\n\nAda',
  } satisfies ContactSubmission,
  quiz_submissions: {
    ...blankFields(quizForm),
    company: 'Quay Bakery',
    website: 'https://quay.example',
    goals: ['Lead generation', 'Sales growth'],
    channels: ['TikTok'],
    budget: '£1k–£3k',
    timeline: '1–3 months',
    email: 'ada@quay.example',
    phone: '+44 191 498 0000',
  } satisfies QuizSubmission,
};

export const tables: Table[] = ['contact_submissions', 'quiz_submissions'];
