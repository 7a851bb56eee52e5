import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Fragment, Sql } from 'postgres';
import { earlierData, embeddedFolder, startBackend } from '../serve/embedded-database.ts';
import { hasData, runningPostgres } from '../serve/postgres.ts';
import { columnsOf } from './lead.ts';
import { rowsAtOnce, type StaffClient, staffClient } from './staff-client.ts';

/**
 * Connects to the project in SUPABASE_URL and SUPABASE_SECRET_KEY, which is asked for on a terminal,
 * or else to the local database of `npm start`, which is started if necessary.
 *
 * @param work called with the client; a database started for it is stopped afterwards.
 */
export async function withStaffClient(
  work: (staff: StaffClient) => Promise<void>,
  folder = embeddedFolder(),
): Promise<void> {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = process.env;
  const canAsk = process.stdin.isTTY && process.stderr.isTTY;
  if (SUPABASE_URL && (SUPABASE_SECRET_KEY || canAsk)) {
    return work(staffClient(SUPABASE_URL, SUPABASE_SECRET_KEY || (await askKey(SUPABASE_URL))));
  }
  if (SUPABASE_URL || SUPABASE_SECRET_KEY) {
    const missing = SUPABASE_URL ? 'SUPABASE_SECRET_KEY' : 'SUPABASE_URL';
    throw new Error(`Set ${missing} too, or neither to read what npm start has on this machine.`);
  }
  const earlier = earlierData(folder);
  if (earlier) console.error(`${earlier}\n`);
  if (!hasData(folder)) {
    throw new Error(
      'npm start has kept nothing on this machine yet. To read a hosted project, set ' +
        'SUPABASE_URL and SUPABASE_SECRET_KEY.',
    );
  }
  const { connect, stop } = (await runningPostgres(folder)) ?? (await startBackend({ folder }));
  await work(localClient(connect('service_role'))).finally(stop);
}

/** Asks for the secret key, which the terminal doesn't show. */
async function askKey(url: string): Promise<string> {
  const output = new Writable({ write: (_, __, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  process.stderr.write(`The secret key of ${url}, which is not shown: `);
  const key = await terminal.question('');
  terminal.close();
  process.stderr.write('\n');
  return key.trim();
}

/** A client of a database on this machine. @param sql connections with the rights of staff. */
export function localClient(sql: Sql): StaffClient {
  // As JSON, in which times are text.
  const json = async (rows: Fragment) =>
    (await sql`with rows as (${rows}) select to_json(rows) as row from rows`).map(({ row }) => row);
  return {
    rows: (form, since, after) =>
      json(sql`select ${sql(columnsOf(form))} from ${sql(form.table)}
        where created_at >= ${since} and id > ${after} order by id limit ${rowsAtOnce}`),
    mark: (form, id, answered) =>
      json(sql`update ${sql(form.table)} set answered_at = case when ${answered} then now() end
        where id = ${id} returning ${sql(columnsOf(form))}`),
  };
}
