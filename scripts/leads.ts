import { pipeline } from 'node:stream/promises';
import { styleText } from 'node:util';
import { plainLines } from '../src/site/forms/plain.ts';
import { batched } from '../src/studio/leads/batched.ts';
import { countLeads } from '../src/studio/leads/count-leads.ts';
import type { Lead } from '../src/studio/leads/lead.ts';
import { leadCsv } from '../src/studio/leads/lead-csv.ts';
import { leadJson } from '../src/studio/leads/lead-json.ts';
import { leadTable } from '../src/studio/leads/lead-table.ts';
import { type LeadsCommand, leadsCommand, usage } from '../src/studio/leads/leads-command.ts';
import { markLead } from '../src/studio/leads/mark-lead.ts';
import { readLeads } from '../src/studio/leads/read-leads.ts';
import type { StaffClient } from '../src/studio/leads/staff-client.ts';
import { counted, missing, missingText, tallyText } from '../src/studio/leads/tally.ts';
import { withStaffClient } from '../src/studio/leads/with-staff-client.ts';

/**
 * `npm run leads`: lists leads, unanswered ones first, with the hours left of the 24 in which we
 * promise to answer. Rows are read and printed page by page. `--csv` is for spreadsheets, `--json`
 * for programs; both need `npm run -s`, or npm prints the command first.
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
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== 'EPIPE') {
    console.error(plainLines(message));
    process.exitCode = 1;
  }
}

async function run(command: LeadsCommand, staff: StaffClient): Promise<void> {
  const { mark } = command;
  if (mark) return console.log(plainLines(await markLead(staff, mark.id, mark.answered)));
  const counts = await countLeads(staff);
  const tally = { unanswered: 0, answered: 0 };
  const leads = counted(readLeads(staff, command), tally);
  // `end: false`, since stdout can't be reopened for the tally below.
  await pipeline(batched(formatted(leads, command)), process.stdout, { end: false });
  const text = tallyText(tally, counts, command);
  // CSV and JSON output must contain nothing else.
  if (command.format === 'table') console.log(`\n${text}`);
  else console.error(text);
  const hidden = missing(tally, counts, command);
  if (hidden > 0) throw new Error(missingText(hidden));
}

function formatted(leads: AsyncIterable<Lead>, { format }: LeadsCommand): AsyncIterable<string> {
  const now = new Date();
  if (format === 'csv') return leadCsv(leads, now);
  if (format === 'json') return leadJson(leads, now);
  // Node's rule: colours on a terminal only, and not if NO_COLOR is set.
  return leadTable(leads, now, (colour, text) => styleText(colour, text));
}
