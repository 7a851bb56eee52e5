import { plain } from '../../src/site/forms/plain.ts';
import { hoursLeft, type Lead } from '../../src/studio/leads/lead.ts';

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });

/** A terminal line about a submission: time, form, sender, hours left. */
export function announcement(lead: Lead, now: Date): string {
  const kind = lead.suspect ? 'Suspect enquiry' : 'New enquiry';
  const form = { contact: 'the contact form', quiz: 'the quiz' }[lead.form];
  // Strips control and bidirectional characters, which could move the cursor or reverse the line.
  const who = plain(lead.company || lead.name || '') || 'nobody named';
  const hours = Math.round(hoursLeft(lead, now) ?? 0);
  const left = `${hours} ${hours === 1 ? 'hour' : 'hours'} left to answer`;
  return `${time.format(new Date(lead.created_at))}  ${kind} from ${form}: ${who} (${left})`;
}
