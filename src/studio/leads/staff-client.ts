import { createClient } from '@supabase/supabase-js';
import { plain } from '../../site/forms/plain.ts';
import { type AnyForm, columnsOf } from './lead.ts';

type Outcome = {
  readonly data: unknown;
  readonly status: number;
  readonly error: { message: string; code: string } | null;
};

type Query = { abortSignal(signal: AbortSignal): PromiseLike<Outcome> };

/** Reads and marks leads, in a hosted project or in the database of `npm start`. */
export type StaffClient = {
  /** Rows with an ID above `after`, by ID; a server may return fewer than `rowsAtOnce`. */
  readonly rows: (form: AnyForm, since: Date, after: string) => Promise<unknown>;
  /** Marks a row, and returns it in a list, which is empty if there is none. */
  readonly mark: (form: AnyForm, id: string, answered: boolean) => Promise<unknown>;
};

export const rowsAtOnce = 500;

/** Timeout of one query, retries included, in ms. */
const queryTimeout = 30_000;

/** Maximum characters of a server's error: a gateway may send a whole page. */
const maxErrorLength = 300;

/** Error codes of PostgreSQL and PostgREST for a missing column or table. */
const outdated = /^(42703|42P01|PGRST204|PGRST205)$/;

/**
 * A client of a hosted project. It throws a server's error: one line, no control characters, no key.
 *
 * @param send answers requests in place of a server, as PostgREST does.
 * @throws if the address or key is invalid, or the key would be sent unencrypted.
 */
export function staffClient(address: string, secretKey: string, send = fetch): StaffClient {
  const { href, origin } = safeAddress(address);
  checkKey(secretKey);
  let failure: unknown;
  const client = createClient(href, secretKey, {
    auth: { persistSession: false },
    global: {
      fetch: (input, init) =>
        // A redirect would leak the key: `fetch` drops Authorization across origins, but not apikey.
        send(input, { ...init, redirect: 'manual' }).catch((error) => {
          failure = error;
          throw error;
        }),
    },
  });
  const line = (text: string) =>
    plain(text.replaceAll(secretKey, '[the secret key]')).slice(0, maxErrorLength);

  function complaint({ status, error }: Outcome, isLate: boolean): string {
    const { message = '', code = '' } = error ?? {};
    if (isLate) return `${origin} did not answer within ${queryTimeout / 1000} seconds.`;
    if (status === 0) return `${origin} cannot be reached${line(reasonOf(failure))}.`;
    if (status >= 300 && status < 400)
      return `${origin} redirects. Set SUPABASE_URL to the final address.`;
    const answered = `${origin} answered: ${line(message) || `status ${status}`}`;
    return outdated.test(code)
      ? `${answered}. Its tables are older than this program: npx supabase@3 db push --remote`
      : answered;
  }

  async function answer(query: Query): Promise<unknown> {
    const late = AbortSignal.timeout(queryTimeout);
    const outcome = await query.abortSignal(late);
    if (outcome.error) throw new Error(complaint(outcome, late.aborted));
    return outcome.data;
  }

  return {
    rows: (form, since, after) => {
      const rows = client.from(form.table).select(columnsOf(form).join());
      const wanted = rows.gte('created_at', since.toISOString()).gt('id', after);
      return answer(wanted.order('id').limit(rowsAtOnce));
    },
    mark: (form, id, answered) => {
      // PostgreSQL reads "now" as its own time, so this machine's clock doesn't matter.
      const marked = client.from(form.table).update({ answered_at: answered ? 'now' : null });
      return answer(marked.eq('id', id).select(columnsOf(form).join()));
    },
  };
}

/** @param failure what `fetch` threw: supabase-js tells only its words, amid a stack trace. */
function reasonOf(failure: unknown): string {
  const { message, code } = Object(Object(failure).cause) as Partial<NodeJS.ErrnoException>;
  const reason = message || code;
  return reason ? `: ${reason}` : '';
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

function safeAddress(address: string): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error('SUPABASE_URL is not a web address such as https://YOUR-PROJECT.supabase.co');
  }
  if (url.protocol === 'http:' && !loopback.test(url.hostname)) {
    throw new Error(
      `SUPABASE_URL is ${url.origin}, where the secret key could be read on its way. ` +
        `Write https://${url.host}`,
    );
  }
  return url;
}

function checkKey(key: string): void {
  if (key.startsWith('sb_publishable_')) {
    throw new Error('SUPABASE_SECRET_KEY holds the publishable key, which can read nothing.');
  }
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new Error('SUPABASE_SECRET_KEY holds a space, a line break or a letter no key has.');
  }
}
