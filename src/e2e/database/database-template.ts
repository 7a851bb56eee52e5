import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '../../studio/serve/embedded-database.ts';

/** Makes a database with our migrations once; each file of tests starts a copy of it. */
export async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'template-'));
  const database = await startDatabase({ folder, isTemporary: true });
  await database.migrate();
  await database.stop();
  process.env.DATABASE_TEMPLATE = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
