import { type Database, insert, outcome, type Row, sent, type Table } from './database.ts';

export type Headers = { [name: string]: string };

/** What a submission above the limits of volume is answered, and a second one in one request. */
export const tooMany = 'PT429';

/** Sends a row as a visitor whose request bears these headers, or this in their place. */
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

/** The header by which a hosted project knows where a request comes from. */
export const from = (address: string): Headers => ({ 'cf-connecting-ip': address });

/** A message like no other. */
export const other = (number: number): Row => ({
  ...sent.contact_submissions,
  email: `ada${number}@quay.example`,
});

/** How many rows are stored, of those that are marked or of those that are not. */
export async function stored({ owner }: Database, suspect: boolean): Promise<number> {
  const [found] = await owner`
    select ((select count(*) from contact_submissions where suspect = ${suspect})
      + (select count(*) from quiz_submissions where suspect = ${suspect}))::int as count`;
  return found?.count;
}
