import { forms, tableOf } from './columns.ts';
import type { Form, Lead } from './lead.ts';
import { leadsFrom, rowOf } from './lead-rows.ts';
import { newestFirst } from './newest-first.ts';
import type { StaffClient } from './staff-client.ts';

/** Rows per request; a server may return fewer. */
const page = 500;

export type Which = {
  /** Whether to include suspect leads. */
  readonly suspects: boolean;
};

/**
 * Reads leads: unanswered ones, then answered ones, each newest first. At most one page per form is
 * in memory. A lead that is marked as answered meanwhile may come twice.
 *
 * @throws with the server's error message, for example if the key isn't the secret one.
 */
export async function* readLeads(staff: StaffClient, which: Which): AsyncGenerator<Lead> {
  for (const answered of [false, true]) {
    yield* newestFirst(forms.map((form) => rowsOf(staff, form, answered, which)));
  }
}

/**
 * Keyset pagination by time and id: an offset would get slower with each page and skip a row when
 * one is deleted. Only an empty page is the end: a short one may be due to the server's `max_rows`.
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
    // Rows of the same time are ordered by id. `lte` is redundant, but lets the index be used.
    query = query.lte('created_at', created_at).or(`created_at.lt."${created_at}",id.gt.${id}`);
  }
  const inOrder = query.order('created_at', { ascending: false }).order('id').limit(page);
  return (await answer(inOrder)).data;
}
