import { join } from 'node:path';
import { isLocked } from '../../engine/output/lock.ts';
import { embeddedFolder, readConfig, urlOf } from '../serve/backend-config.ts';
import { startBackend } from '../serve/embedded-backend.ts';
import { type StaffClient, staffClient } from './staff-client.ts';

/**
 * Connects to the project in SUPABASE_URL and SUPABASE_SECRET_KEY, or else to the local database of
 * `npm start`, which is started if necessary.
 *
 * @param work called with the client; a database started for it is stopped afterwards.
 * @param data the data folder of `npm start`.
 */
export async function withStaffClient(
  work: (staff: StaffClient) => Promise<void>,
  data = embeddedFolder,
): Promise<void> {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = process.env;
  if (SUPABASE_URL && SUPABASE_SECRET_KEY) {
    return work(staffClient(SUPABASE_URL, SUPABASE_SECRET_KEY));
  }
  if (SUPABASE_URL || SUPABASE_SECRET_KEY) {
    const missing = SUPABASE_URL ? 'SUPABASE_SECRET_KEY' : 'SUPABASE_URL';
    throw new Error(`Set ${missing} too, or neither to read what npm start has on this machine.`);
  }
  return embedded(work, data);
}

async function embedded(
  work: (staff: StaffClient) => Promise<void>,
  folder: string,
): Promise<void> {
  const config = readConfig(folder);
  if (!config) {
    throw new Error(
      'npm start has kept nothing on this machine yet. To read a hosted project, set ' +
        'SUPABASE_URL and SUPABASE_SECRET_KEY.',
    );
  }
  if (isLocked(join(folder, 'pid')))
    return work(staffClient(urlOf(config), config.auth.secret_key));
  const backend = await startBackend({ folder, port: config.api.port });
  return work(staffClient(backend.url, backend.secretKey)).finally(backend.stop);
}
