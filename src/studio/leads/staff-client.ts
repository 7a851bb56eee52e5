import { plain } from '../../site/forms/plain.ts';
import { jsonIn } from '../serve/request-body.ts';
import { type AnyForm, columnsOf } from './lead.ts';

/** Reads and marks leads, in a hosted project or in the database of `npm start`. */
export type StaffClient = {
  /** Rows with an ID above `after`, by ID; a server may return fewer than `rowsAtOnce`. */
  readonly rows: (form: AnyForm, since: Date, after: string) => Promise<unknown>;
  /** Marks a row, and returns it in a list, which is empty if there is none. */
  readonly mark: (form: AnyForm, id: string, answered: boolean) => Promise<unknown>;
};

export const rowsAtOnce = 500;

/** Timeout of one query, in ms. */
const queryTimeout = 30_000;

/** Maximum characters of a server's error: a gateway may send a whole page. */
const maxErrorLength = 300;

/** Error codes of PostgreSQL and PostgREST for a missing column or table. */
const outdated = /^(42703|42P01|PGRST204|PGRST205)$/;

/**
 * A client of a hosted project. It throws a server's error: one line, no control characters, no key.
 *
 * Source: PostgREST, "Tables and Views".
 *
 * @param send answers requests in place of a server, as PostgREST does.
 * @throws if the address or key is invalid, or the key would be sent unencrypted.
 */
export function staffClient(address: string, secretKey: string, send = fetch): StaffClient {
  const { href, origin } = safeAddress(address);
  checkKey(secretKey);
  const headers = {
    ...{ apikey: secretKey, authorization: `Bearer ${secretKey}` },
    ...{ 'content-type': 'application/json', prefer: 'return=representation' },
  };
  const line = (text: string) =>
    plain(text.replaceAll(secretKey, '[the secret key]')).slice(0, maxErrorLength);

  async function rows(form: AnyForm, query: object, change?: RequestInit): Promise<unknown> {
    const url = new URL(`rest/v1/${form.table}`, href.replace(/\/?$/, '/'));
    url.search = `${new URLSearchParams({ select: columnsOf(form).join(), ...query })}`;
    const late = AbortSignal.timeout(queryTimeout);
    // A redirect would leak the key: `fetch` drops Authorization across origins, but not apikey.
    const { status, text } = await send(url, {
      ...change,
      headers,
      redirect: 'manual',
      signal: late,
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(({ cause }: Error) => {
        const { message, code } = Object(cause) as Partial<NodeJS.ErrnoException>;
        const reason = line(message || code || '');
        if (late.aborted)
          throw new Error(`${origin} did not answer within ${queryTimeout / 1000} seconds.`);
        throw new Error(`${origin} cannot be reached${reason && `: ${reason}`}.`);
      });
    if (status >= 300 && status < 400) {
      throw new Error(`${origin} redirects. Set SUPABASE_URL to the final address.`);
    }
    const found = jsonIn(text);
    if (status < 300 && found) return found;
    const { message = text, code = '' } = Object(found) as { message?: string; code?: string };
    const cure = outdated.test(code)
      ? '. Its tables are older than this program: npx supabase@3 db push --remote'
      : '';
    throw new Error(`${origin} answered: ${line(message) || `status ${status}`}${cure}`);
  }

  return {
    rows: (form, since, after) =>
      rows(form, {
        ...{ created_at: `gte.${since.toISOString()}`, id: `gt.${after}` },
        ...{ order: 'id', limit: rowsAtOnce },
      }),
    mark: (form, id, answered) => {
      // PostgreSQL reads "now" as its own time, so this machine's clock doesn't matter.
      const body = JSON.stringify({ answered_at: answered ? 'now' : null });
      return rows(form, { id: `eq.${id}` }, { method: 'PATCH', body });
    },
  };
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
