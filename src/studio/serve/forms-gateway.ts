import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fieldsOf } from '../../site/forms/form.ts';
import { forms } from '../../site/forms/forms.ts';
import type { Handler } from './guarded.ts';
import { isSameOrigin } from './own-hosts.ts';
import { bodyOf, jsonIn } from './request-body.ts';

/** Stores a row in a form's table and says what PostgREST would. @throws if no database answers. */
export type Store = (table: string, row: object) => Promise<{ status: number; text: string }>;

/** Bytes of one submission; the longest that a form can send is less than half of it. */
const maxBytes = 32_768;

/** Milliseconds in which a submission must arrive, and in which the backend must answer. */
const timeout = 10_000;

type Target = { readonly table: string; readonly columns: readonly string[] };

/** The only addresses that are answered here, compared as they arrive: nothing is decoded. */
const targets = new Map<string, Target>(
  forms.map((form) => {
    const columns = fieldsOf(form).map(({ name }) => name);
    return [`/rest/v1/${form.table}`, { table: form.table, columns }];
  }),
);

/**
 * Stores visitors' submissions in a database that only this machine can reach; all else goes to the
 * site. The database gets one row of a form's own columns and none of the visitor's headers, so that
 * nobody can choose a role, ask for rows or overwrite one. A query could do that too: it is refused.
 *
 * Source: PostgREST, "Tables and Views"; @supabase/supabase-js sends one row without a query.
 *
 * @param store may wait while the database is being started.
 */
export function formsGateway(store: Store, site: Handler): Handler {
  return (request, response) => {
    const [path = '', query] = (request.url ?? '').split('?', 2);
    const target = targets.get(path);
    if (!target) return site(request, response);
    const objection = refusal(request, query);
    if (objection) return refuse(response, ...objection);
    return submit(store, target, request, response);
  };
}

type Refusal = readonly [status: number, message: string];

function refusal({ method, headers }: IncomingMessage, query?: string): Refusal | undefined {
  if (method !== 'POST') return [405, 'Only POST is allowed here.'];
  if (query !== undefined) return [400, 'A submission has no query.'];
  if (!isSameOrigin(headers)) return [403, 'Only this site’s own pages may send here.'];
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' || headers['content-encoding'] !== undefined) {
    return [415, 'A submission is JSON, without compression.'];
  }
  return Number(headers['content-length'] ?? 0) > maxBytes ? tooLarge : undefined;
}

const tooLarge: Refusal = [413, `A submission has at most ${maxBytes} bytes.`];

async function submit(
  store: Store,
  { table, columns }: Target,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const late = setTimeout(() => response.destroy(), timeout);
  const body = await bodyOf(request, maxBytes).catch(() => '');
  clearTimeout(late);
  if (body === undefined) return refuse(response, ...tooLarge);
  const row = jsonIn(body);
  if (!row || Array.isArray(row) || !Object.keys(row).every((name) => columns.includes(name))) {
    return refuse(response, 400, 'A submission is one row with the form’s fields.');
  }
  try {
    const late = once(AbortSignal.timeout(timeout), 'abort').then(() => Promise.reject());
    const { status, text } = await Promise.race([store(table, row), late]);
    response.writeHead(status, headersOf(text)).end(text);
  } catch {
    refuse(response, 502, 'The database does not answer. Try again in a moment.');
  }
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const text = JSON.stringify({ message });
  const allow = status === 405 ? { Allow: 'POST' } : {};
  // What is left of the body is not read.
  response.writeHead(status, { ...headersOf(text), ...allow, Connection: 'close' }).end(text);
}

function headersOf(text: string) {
  return {
    ...(text && { 'Content-Type': 'application/json; charset=utf-8' }),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
}
