import { forms, tableOf } from './columns.ts';
import type { StaffClient } from './staff-client.ts';

export type Counts = { readonly all: number; readonly suspects: number };

/** The server's counts of all leads and of suspect ones. */
export async function countLeads(staff: StaffClient): Promise<Counts> {
  const [all, suspects] = await Promise.all([count(staff, false), count(staff, true)]);
  return { all, suspects };
}

async function count({ from, answer }: StaffClient, suspects: boolean): Promise<number> {
  const counts = forms.map(async (form) => {
    // One row rather than a HEAD request, whose errors have no explanation.
    const all = from(tableOf(form)).select('id', { count: 'exact' }).limit(1);
    return (await answer(suspects ? all.is('suspect', true) : all)).count ?? 0;
  });
  return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
}
