import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveForms } from '../journeys/serve-forms.ts';

/**
 * Serves the sites that all engines share. Browsers write into a temporary folder of this run,
 * which goes with it, however it ends.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.on('exit', remove);
  // By default these end the process without an "exit".
  for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  process.env.TMPDIR = folder;
  return serveForms();
}
