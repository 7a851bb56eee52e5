import { parseArgs } from 'node:util';
import { startBackend } from './backend/backend.ts';
import { embeddedFolder, readConfig, urlOf } from './backend/config.ts';
import { hoursLeft, type Lead } from './leads/lead.ts';
import { leadCsv } from './leads/lead-csv.ts';
import { leadTable } from './leads/lead-table.ts';
import { readLeads } from './leads/read-leads.ts';

/**
 * `npm run leads`: who has written, newest first, and how many hours are left of the 24 in which we
 * promise to answer. `--csv` is for spreadsheets, `--json` for programs, both with
 * `npm run -s`, since npm says what it runs otherwise. It reads the project that
 * SUPABASE_URL and SUPABASE_SECRET_KEY name, else what `npm start` has on this machine.
 */
const { SUPABASE_URL, SUPABASE_SECRET_KEY } = process.env;

try {
  const { values } = parseArgs({
    options: { csv: { type: 'boolean' }, json: { type: 'boolean' } },
  });
  const leads = await (SUPABASE_URL || SUPABASE_SECRET_KEY ? hosted() : embedded());
  const now = new Date();
  if (values.csv) process.stdout.write(leadCsv(leads, now));
  else if (values.json) {
    const full = leads.map((lead) => ({ ...lead, hours_left: hoursLeft(lead, now) }));
    console.log(JSON.stringify(full, null, 2));
  } else console.log(leadTable(leads, now));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function hosted(): Promise<Lead[]> {
  if (SUPABASE_URL && SUPABASE_SECRET_KEY) return readLeads(SUPABASE_URL, SUPABASE_SECRET_KEY);
  const missing = SUPABASE_URL ? 'SUPABASE_SECRET_KEY' : 'SUPABASE_URL';
  throw new Error(`Set ${missing} too, or neither to read what npm start has on this machine.`);
}

async function embedded(): Promise<Lead[]> {
  const config = readConfig(embeddedFolder);
  if (!config) {
    throw new Error(
      'npm start has kept nothing on this machine yet. To read a hosted project, set ' +
        'SUPABASE_URL and SUPABASE_SECRET_KEY.',
    );
  }
  const running = readLeads(urlOf(config), config.auth.secret_key);
  return running.catch(async () => {
    const backend = await startBackend({ folder: embeddedFolder, port: config.api.port });
    return readLeads(backend.url, backend.secretKey).finally(backend.stop);
  });
}
