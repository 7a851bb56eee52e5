import { forms } from '../../site/forms/forms.ts';
import { type AnyForm, type Lead, leadsFrom } from './lead.ts';
import type { StaffClient } from './staff-client.ts';

/** Sorts before every other ID. */
const nil = '00000000-0000-0000-0000-000000000000';

/**
 * Reads the leads of all forms, newest first.
 *
 * @throws with the server's error message, for example if the key isn't the secret one.
 */
export async function readLeads(staff: StaffClient, since = new Date(0)): Promise<Lead[]> {
  const leads = await Promise.all(forms.map((form) => leadsOf(staff, form, since)));
  return leads.flat().sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
}

/**
 * Pages by ID, since an offset would skip a row when one is deleted. Only an empty page is the end:
 * a short one may be due to the server's `max_rows`.
 */
async function leadsOf(staff: StaffClient, form: AnyForm, since: Date): Promise<Lead[]> {
  const leads: Lead[] = [];
  for (;;) {
    const next = leadsFrom(form, await staff.rows(form, since, leads.at(-1)?.id ?? nil));
    if (next.length === 0) return leads;
    leads.push(...next);
  }
}
