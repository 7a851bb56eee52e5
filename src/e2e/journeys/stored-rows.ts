import { runningPostgres } from '../../studio/serve/postgres.ts';
import type { Row, Table } from '../database/database.ts';
import { address } from './served-site.ts';

/** The rows with an e-mail address that the database of `serve-forms.ts` has stored, as JSON. */
export async function storedRows(table: Table, email: string): Promise<Row[]> {
  const folder = address('', 'EMBEDDED_FOLDER');
  const database = await runningPostgres(folder);
  if (!database) throw new Error(`No database answers in ${folder}.`);
  const sql = database.connect('service_role');
  const rows = await sql`
    select to_jsonb(submission) as row from ${sql(table)} as submission where email = ${email}`;
  await database.stop();
  return rows.map(({ row }) => row);
}
