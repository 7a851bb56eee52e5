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
 * @param signal once it is aborted nothing is sent any more.
 * @throws Error unless the backend says that it has created the row: an empty 204 or a hotel's
 * log-in page with status 200 would also be the absence of an error.
 */
export async function send(table: Table, row: object, signal: AbortSignal): Promise<void> {
  let answer = await insert(table, row, signal);
  if (isWorthAnother(answer.status)) answer = await insert(table, row, signal);
  if (answer.error || answer.status !== 201) {
    throw new Error(`The backend answered ${answer.status}.`, { cause: answer.error });
  }
}

type Answer = { readonly status: number; readonly error: unknown };

async function insert(table: Table, row: object, signal: AbortSignal): Promise<Answer> {
  signal.throwIfAborted();
  // AbortSignal.any() would do, but is missing from phones of 2023.
  const oneTry = new AbortController();
  const stop = () => oneTry.abort();
  const timer = setTimeout(stop, patience);
  signal.addEventListener('abort', stop);
  try {
    const { status, error } = await connect().from(table).insert(row).abortSignal(oneTry.signal);
    return { status, error };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
