import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Table } from '../widgets/sender.ts';

/** Put in by the bundler: where submissions go, or null where the build was told of no backend. */
declare const BACKEND: { readonly url: string; readonly key: string } | null;

/** How long one try may take, in ms; two of them end before the form's own patience does. */
const patience = 3600;

/** Statuses after which the same row may be sent again: the database stores it once all the same. */
const isWorthAnother = (status: number) => status === 0 || status === 502 || status >= 503;

let client: SupabaseClient | undefined;

/**
 * Source: specification, section 1: the session in local storage, tokens refreshed by themselves.
 *
 * @throws Error where the build was told of no backend.
 */
export function connect(): SupabaseClient {
  if (!BACKEND) throw new Error('This build knows no backend: SUPABASE_URL was not set.');
  client ??= createClient(BACKEND.url, BACKEND.key, {
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
  });
  return client;
}

/**
 * Stores one row, with one quiet second try.
 *
 * @throws Error unless the backend says that it has created the row: an empty 204 or a hotel's
 * log-in page with status 200 would also be the absence of an error.
 */
export async function send(table: Table, row: object): Promise<void> {
  let answer = await insert(table, row);
  if (isWorthAnother(answer.status)) answer = await insert(table, row);
  if (answer.error || answer.status !== 201) {
    throw new Error(`The backend answered ${answer.status}.`, { cause: answer.error });
  }
}

async function insert(table: Table, row: object): Promise<{ status: number; error: unknown }> {
  const { status, error } = await connect()
    .from(table)
    .insert(row)
    .abortSignal(AbortSignal.timeout(patience));
  return { status, error };
}
