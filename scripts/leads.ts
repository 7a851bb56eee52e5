import { styleText } from 'node:util';
import { plainLines } from '../src/site/forms/plain.ts';
import type { Lead } from '../src/studio/leads/lead.ts';
import { leadCsv, leadJson } from '../src/studio/leads/lead-export.ts';
import { leadTable, tally } from '../src/studio/leads/lead-table.ts';
import { type LeadsCommand, leadsCommand, usage } from '../src/studio/leads/leads-command.ts';
import { withStaffClient } from '../src/studio/leads/leads-source.ts';
import { markLead } from '../src/studio/leads/mark-lead.ts';
import { readLeads } from '../src/studio/leads/read-leads.ts';
import type { StaffClient } from '../src/studio/leads/staff-client.ts';

/**
 * `npm run leads`: lists leads, unanswered ones first, with the hours left of the 24 in which we
 * promise to answer. `--csv` is for spreadsheets, `--json` for programs; both need `npm run -s`, or
 * npm prints the command first.
 */

// The reader may close the pipe early: `npm run leads | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  const command = leadsCommand(process.argv.slice(2));
  if (command.help) console.log(usage);
  else await withStaffClient((staff) => run(command, staff), command.data);
} catch (error) {
  console.error(plainLines((error as Error).message));
  process.exitCode = 1;
}

async function run(command: LeadsCommand, staff: StaffClient): Promise<void> {
  const { mark, format, suspects } = command;
  if (mark) return console.log(plainLines(await markLead(staff, mark.id, mark.answered)));
  const all = await readLeads(staff);
  const shown = all.filter((lead) => suspects || !lead.suspect);
  const isAnswered = ({ answered_at }: Lead) => answered_at !== null;
  const sorted = shown.toSorted((a, b) => Number(isAnswered(a)) - Number(isAnswered(b)));
  process.stdout.write(formatted(sorted, format));
  // CSV and JSON output must contain nothing else.
  if (format === 'table') console.log(`\n${tally(all, shown)}`);
  else console.error(tally(all, shown));
}

function formatted(leads: readonly Lead[], format: LeadsCommand['format']): string {
  const now = new Date();
  if (format === 'csv') return leadCsv(leads, now);
  if (format === 'json') return leadJson(leads, now);
  // Node's rule: colours on a terminal only, and not if NO_COLOR is set.
  return leadTable(leads, now, (colour, text) => styleText(colour, text));
}
