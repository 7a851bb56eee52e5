import { forms, tableOf } from './columns.ts';
import { type Lead, officeTime, who } from './lead.ts';
import { leadsFrom, rowOf } from './lead-rows.ts';
import type { StaffClient } from './staff-client.ts';

/** Shorter prefixes are rejected as a likely typing error. */
const minDigits = 4;

/**
 * Marks a lead as answered, or removes that mark.
 *
 * @param id the lead's ID or an unambiguous prefix of it.
 * @returns a sentence that names the lead. A lead that is already marked keeps its time.
 * @throws if no lead or several match, or the server returns an error.
 */
export async function markLead(staff: StaffClient, id: string, answered: boolean): Promise<string> {
  const lead = await find(staff, id);
  const whose = `${[who(lead), lead.email].filter(Boolean).join(', ')} (${lead.form})`;
  if ((lead.answered_at !== null) === answered) {
    return `${whose} ${answered ? 'was marked as answered before' : 'is not marked as answered'}.`;
  }
  // PostgreSQL reads "now" as its own time, so this machine's clock doesn't matter.
  const mark = { answered_at: answered ? 'now' : null };
  const update = staff.from(tableOf(lead.form)).update(mark).eq('id', lead.id);
  const { data } = await staff.answer(update.select(rowOf(lead.form)));
  const [marked] = leadsFrom(lead.form, data);
  if (!marked) throw new Error(`${whose} has been deleted meanwhile.`);
  return `${whose} is ${answered ? 'marked as answered' : 'to be answered again'}.`;
}

async function find(staff: StaffClient, id: string): Promise<Lead> {
  const [first, last] = range(id);
  const found = forms.map(async (form) => {
    const rows = staff.from(tableOf(form)).select(rowOf(form)).gte('id', first).lte('id', last);
    return leadsFrom(form, (await staff.answer(rows.order('id').limit(10))).data);
  });
  const [lead, ...others] = (await Promise.all(found)).flat();
  if (!lead) throw new Error(`No lead has an ID that begins with ${id}.`);
  if (others.length === 0) return lead;
  const list = [lead, ...others].map(
    (one) => `\n  ${one.id}  ${officeTime(one.created_at)}  ${one.email}`,
  );
  throw new Error(`More than one lead's ID begins with ${id}. Write more of it:${list.join('')}`);
}

/** The first and last UUID with this prefix, since PostgREST can't match UUIDs by prefix. */
function range(id: string): [first: string, last: string] {
  const digits = id.toLowerCase().replaceAll('-', '');
  if (!/^[\da-f]{4,32}$/.test(digits)) {
    throw new Error(
      `"${id}" is not an ID. Copy one from npm run leads: ` +
        `at least its first ${minDigits} characters.`,
    );
  }
  return [uuid(digits.padEnd(32, '0')), uuid(digits.padEnd(32, 'f'))];
}

const uuid = (digits: string) =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
