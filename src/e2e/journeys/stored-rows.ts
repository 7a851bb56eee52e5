import { createClient } from '@supabase/supabase-js';
import { readConfig, urlOf } from '../../studio/serve/backend-config.ts';
import type { Table } from '../database/database.ts';
import { address } from './served-site.ts';

/** The stored rows with an e-mail address, as staff read them. */
export async function storedRows(table: Table, email: string, backend = embedded()) {
  const client = createClient(backend.url, backend.secretKey, { auth: { persistSession: false } });
  const { data, error } = await client.from(table).select().eq('email', email);
  if (error) throw error;
  return data;
}

/** The backend that `serve-forms.ts` started. */
export function embedded() {
  const config = readConfig(address('', 'EMBEDDED_FOLDER'));
  if (!config) throw new Error('The embedded backend has no configuration.');
  const { secret_key: secretKey, publishable_key: publishableKey } = config.auth;
  return { url: urlOf(config), secretKey, publishableKey };
}
