import { plain } from '../../src/forms/plain.ts';
import { hoursLeft, type Lead } from '../../src/leads/lead.ts';

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });

/** What the terminal says of a submission: when, by which form, who, and how long is left. */
export function announcement(lead: Lead, now: Date): string {
  const kind = lead.suspect ? 'Suspect enquiry' : 'New enquiry';
  const form = { contact: 'the contact form', quiz: 'the quiz' }[lead.form];
  // Nothing that a visitor wrote may move the cursor or turn the line round.
  const who = plain(lead.company || lead.name || '') || 'nobody named';
  const hours = Math.round(hoursLeft(lead, now) ?? 0);
  const left = `${hours} ${hours === 1 ? 'hour' : 'hours'} left to answer`;
  return `${time.format(new Date(lead.created_at))}  ${kind} from ${form}: ${who} (${left})`;
}
