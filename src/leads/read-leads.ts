import { forms, tableOf } from './columns.ts';
import type { Form, Lead } from './lead.ts';
import { leadsFrom, rowOf } from './lead-rows.ts';
import { newestFirst } from './newest-first.ts';
import type { StaffClient } from './staff-client.ts';

/** How many rows are asked for at a time; a server may give fewer. */
const page = 500;

export type Which = {
  /** Whether those that are probably junk are among them. */
  readonly suspects: boolean;
};

/**
 * What visitors have sent: first what nobody has answered, then the rest, each newest first. One
 * page of each form is in memory at most, however many rows there are. A lead that is marked as
 * answered during the reading may come twice.
 *
 * @throws with the server's words when it refuses, such as for a key that is not the secret one.
 */
export async function* readLeads(staff: StaffClient, which: Which): AsyncGenerator<Lead> {
  for (const answered of [false, true]) {
    yield* newestFirst(forms.map((form) => rowsOf(staff, form, answered, which)));
  }
}

/**
 * Each page begins after the last row of the one before, by time and id; counting from the first
 * row again would slow down with each page and skip a row when one is deleted. The end is an empty
 * page: a short one only says that the server gives no more at a time (`max_rows`).
 */
async function* rowsOf(
  staff: StaffClient,
  form: Form,
  answered: boolean,
  which: Which,
): AsyncGenerator<Lead> {
  let last: Lead | undefined;
  for (;;) {
    const rows = leadsFrom(form, await nextPage(staff, form, answered, which, last));
    if (rows.length === 0) return;
    if (rows.some(({ id }) => id === last?.id)) {
      throw new Error(`The server gives the same rows of ${tableOf(form)} again and again.`);
    }
    last = rows.at(-1);
    yield* rows;
  }
}

async function nextPage(
  { from, answer }: StaffClient,
  form: Form,
  answered: boolean,
  which: Which,
  last: Lead | undefined,
): Promise<unknown> {
  let query = from(tableOf(form)).select(rowOf(form));
  query = answered ? query.not('answered_at', 'is', null) : query.is('answered_at', null);
  if (!which.suspects) query = query.is('suspect', false);
  if (last) {
    const { created_at, id } = last;
    // Rows of one moment go by id. `lte` says nothing new, but the index on the time can use it.
    query = query.lte('created_at', created_at).or(`created_at.lt."${created_at}",id.gt.${id}`);
  }
  const inOrder = query.order('created_at', { ascending: false }).order('id').limit(page);
  return (await answer(inOrder)).data;
}
