import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql, TransactionSql } from 'postgres';
import { type ContactSubmission, contactForm } from '../../site/forms/contact.ts';
import { type QuizSubmission, quizForm } from '../../site/forms/quiz.ts';
import { startDatabase as start } from '../../studio/serve/embedded-database.ts';
import { blankFields } from '../units/form-limits.ts';

export type Database = Awaited<ReturnType<typeof startDatabase>>;

/**
 * A database with our migrations and nothing in it, set up like a hosted project.
 *
 * @param last the last migration file to apply; all by default.
 */
export async function startDatabase(last?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const { DATABASE_TEMPLATE: template } = process.env;
  // It belongs to whom PostgreSQL runs as, which is not root.
  if (template && !last) execFileSync('cp', ['-a', `${template}/.`, folder]);
  const database = await start({ folder, isTemporary: true });
  await database.migrate(last);
  const stop = async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  /** Can switch to any role. */
  return { ...database, superuser: database.connect(), stop };
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
