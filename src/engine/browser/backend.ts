import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** Defined by the bundler: the backend's origin, which may be the site's own. */
declare const BACKEND_URL: string;
/** Defined by the bundler: the publishable key, or null if no backend was configured. */
declare const BACKEND_KEY: string | null;

/** Timeout of one attempt, in ms; two attempts fit within the form's own timeout. */
const attemptTimeout = 3600;

/** Statuses worth a retry. Sending a row twice is safe: the database stores it once. */
const isRetryable = (status: number) => status === 0 || status === 502 || status >= 503;

let client: SupabaseClient | undefined;

/**
 * Source: specification, section 1: the session is persisted and its tokens refresh automatically.
 *
 * @throws Error if the build has no backend configured.
 */
export function connect(): SupabaseClient {
  if (BACKEND_KEY === null)
    throw new Error('This build knows no backend: SUPABASE_URL was not set.');
  client ??= createClient(BACKEND_URL, BACKEND_KEY, {
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
  });
  return client;
}

/**
 * Inserts one row, retrying once. Nothing of ours stands between the browser and the database, so
 * every rule of a form is in `supabase/migrations/` too.
 *
 * @param signal once aborted, nothing more is sent.
 * @throws Error unless the status is 201 Created: an empty 204, or a captive portal's log-in page
 * with status 200, would not be reported as an error.
 */
export async function send(table: string, row: object, signal: AbortSignal): Promise<void> {
  let response = await insert(table, row, signal);
  if (isRetryable(response.status)) response = await insert(table, row, signal);
  if (response.error || response.status !== 201) {
    throw new Error(`The backend answered ${response.status}.`, { cause: response.error });
  }
}

async function insert(table: string, row: object, signal: AbortSignal) {
  signal.throwIfAborted();
  // Not AbortSignal.any(), which browsers from 2023 lack.
  const attempt = new AbortController();
  const stop = () => attempt.abort();
  const timer = setTimeout(stop, attemptTimeout);
  signal.addEventListener('abort', stop);
  try {
    const { status, error } = await connect().from(table).insert(row).abortSignal(attempt.signal);
    return { status, error };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
