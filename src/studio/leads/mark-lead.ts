import { forms } from '../../site/forms/forms.ts';
import { type Lead, leadsFrom, officeTime, who } from './lead.ts';
import { readLeads } from './read-leads.ts';
import type { StaffClient } from './staff-client.ts';

/**
 * Marks a lead as answered, or removes that mark.
 *
 * @param id the lead's ID or an unambiguous prefix of it.
 * @returns a sentence that names the lead. A lead that is already marked keeps its time.
 * @throws if no lead or several match, or the server returns an error.
 */
export async function markLead(staff: StaffClient, id: string, answered: boolean): Promise<string> {
  // A shorter one is a likely typing error.
  if (!/^[\da-f]{4}[\da-f-]*$/i.test(id)) {
    throw new Error(
      `"${id}" is not an ID. Copy one from npm run leads: at least its first 4 characters.`,
    );
  }
  const lead = theOne(await readLeads(staff), id);
  const whose = `${[who(lead), lead.email].filter(Boolean).join(', ')} (${lead.form})`;
  if ((lead.answered_at !== null) === answered) {
    return `${whose} ${answered ? 'was marked as answered before' : 'is not marked as answered'}.`;
  }
  const form = forms.find(({ name }) => name === lead.form) ?? forms[0];
  const [marked] = leadsFrom(form, await staff.mark(form, lead.id, answered));
  if (!marked) throw new Error(`${whose} has been deleted meanwhile.`);
  return `${whose} is ${answered ? 'marked as answered' : 'to be answered again'}.`;
}

function theOne(leads: readonly Lead[], id: string): Lead {
  const [lead, ...others] = leads.filter((one) => one.id.startsWith(id.toLowerCase()));
  if (!lead) throw new Error(`No lead has an ID that begins with ${id}.`);
  if (others.length === 0) return lead;
  const list = [lead, ...others].map(
    (one) => `\n  ${one.id}  ${officeTime(one.created_at)}  ${one.email}`,
  );
  throw new Error(`More than one lead's ID begins with ${id}. Write more of it:${list.join('')}`);
}
