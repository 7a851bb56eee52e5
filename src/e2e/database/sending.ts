import { type Database, insert, outcome, type Row, sent, type Table } from './database.ts';

export type Headers = { [name: string]: string };

/** The answer to a submission above a volume limit, and to several in one request. */
export const tooMany = 'PT429';

/** Sends a row as a visitor with these request headers, or with this raw text as headers. */
export function send(
  { visitor }: Database,
  row: Row,
  headers: Headers | string = {},
  table: Table = 'contact_submissions',
): Promise<string> {
  const text = typeof headers === 'string' ? headers : JSON.stringify(headers);
  const work = visitor.begin(async (sql) => {
    await sql`select set_config('request.headers', ${text}, true)`;
    return insert(sql, table, row);
  });
  return outcome(work);
}

/** The database's answer to a visitor's row, which is rolled back. */
export async function answer({ visitor }: Database, table: Table, row: Row): Promise<string> {
  let said = '';
  const rolledBack = visitor.begin(async (sql) => {
    said = await outcome(insert(sql, table, row));
    throw new Error('Rolled back.');
  });
  await rolledBack.catch(() => {});
  return said;
}

/** The header that tells a hosted project the client's address. */
export const from = (address: string): Headers => ({ 'cf-connecting-ip': address });

/** A message unlike any other. */
export const other = (number: number): Row => ({
  ...sent.contact_submissions,
  email: `ada${number}@quay.example`,
});

/** Counts the stored rows that are marked as suspect, or those that are not. */
export async function stored({ owner }: Database, suspect: boolean): Promise<number> {
  const [found] = await owner`
    select ((select count(*) from contact_submissions where suspect = ${suspect})
      + (select count(*) from quiz_submissions where suspect = ${suspect}))::int as count`;
  return found?.count;
}
