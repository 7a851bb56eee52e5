import type { Counts } from './count-leads.ts';
import type { Lead } from './lead.ts';
import type { Which } from './read-leads.ts';

export type Tally = { unanswered: number; answered: number };

/** Counts leads as they pass through. */
export async function* counted(leads: AsyncIterable<Lead>, tally: Tally): AsyncGenerator<Lead> {
  for await (const lead of leads) {
    tally[lead.answered_at === null ? 'unanswered' : 'answered']++;
    yield lead;
  }
}

/** The number of leads that the server counted but didn't return, perhaps due to its row limit. */
export function missing({ unanswered, answered }: Tally, counts: Counts, which: Which): number {
  const expected = which.suspects ? counts.all : counts.all - counts.suspects;
  return Math.max(0, expected - unanswered - answered);
}

/** The summary under every list: how many leads, and how many are suspect. */
export function tallyText({ unanswered, answered }: Tally, counts: Counts, which: Which): string {
  const shown = `${figure(unanswered)} to answer, ${figure(answered)} answered.`;
  return `${shown} ${suspectText(counts, which)}`;
}

function suspectText({ suspects }: Counts, which: Which): string {
  if (suspects === 0) return 'None is suspect.';
  const [lead, them] = suspects === 1 ? ['lead is', 'it'] : ['leads are', 'them'];
  const sentence = `${figure(suspects)} suspect ${lead}`;
  if (which.suspects) return `${sentence} among these.`;
  return `${sentence} not shown; npm run leads -- --all shows ${them}.`;
}

export const missingText = (count: number) =>
  `${figure(count)} more are in the database, but it did not give them: ` +
  'see its row limit (max_rows). If some were deleted just now, try again.';

const figure = (count: number) => count.toLocaleString('en-GB');
