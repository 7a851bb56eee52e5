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
  const stop = await serveForms();
  process.env.TMPDIR = folder;
  return stop;
}
