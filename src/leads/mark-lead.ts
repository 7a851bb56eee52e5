import { forms, tableOf } from './columns.ts';
import { type Lead, officeTime, who } from './lead.ts';
import { leadsFrom, rowOf } from './lead-rows.ts';
import type { StaffClient } from './staff-client.ts';

/** Fewer hex digits than this are rather a slip than an ID. */
const shortest = 4;

/**
 * Marks one lead as answered, or takes that mark away again.
 *
 * @param id the lead's, or as much of its beginning as no other lead's has.
 * @returns a sentence that says whose it is. What is marked already stays as it was marked.
 * @throws when no lead or several have that beginning, and when the server refuses.
 */
export async function markLead(staff: StaffClient, id: string, answered: boolean): Promise<string> {
  const lead = await find(staff, id);
  const whose = `${[who(lead), lead.email].filter(Boolean).join(', ')} (${lead.form})`;
  if ((lead.answered_at !== null) === answered) {
    return `${whose} ${answered ? 'was marked as answered before' : 'is not marked as answered'}.`;
  }
  // "now" is PostgreSQL's word for its own time, so no clock of ours counts.
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

/** The first and the last UUID with this beginning; the database can't compare them as text. */
function range(id: string): [first: string, last: string] {
  const digits = id.toLowerCase().replaceAll('-', '');
  if (!/^[\da-f]{4,32}$/.test(digits)) {
    throw new Error(
      `"${id}" is not an ID. Copy one from npm run leads: ` +
        `at least its first ${shortest} characters.`,
    );
  }
  return [uuid(digits.padEnd(32, '0')), uuid(digits.padEnd(32, 'f'))];
}

const uuid = (digits: string) =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
