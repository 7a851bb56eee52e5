import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Lead } from './lead.ts';

export type FakePostgrest = {
  readonly url: string;
  /** The requested paths with query, in order. */
  readonly asked: string[];
  readonly stop: () => Promise<void>;
};

type Value = string | boolean | null;
type Row = Readonly<Record<string, unknown>>;

/** Overrides responses; requests that it doesn't end are answered from the leads. */
export type Manner = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The part of PostgREST that `npm run leads` uses, on leads in memory: for tests that need more
 * rows than a database creates quickly, or a misbehaving server.
 *
 * @param maxRows maximum rows per response, like the setting of that name.
 */
export async function fakePostgrest(
  leads: readonly Lead[],
  maxRows = 1000,
  manner: Manner = () => {},
): Promise<FakePostgrest> {
  const ordered = leads.toSorted(
    (a, b) => compare(b.created_at, a.created_at) || compare(a.id, b.id),
  );
  const byForm: Record<string, Lead[] | undefined> = Object.groupBy(ordered, ({ form }) => form);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://fake');
    asked.push(url.pathname + url.search);
    manner(request, response);
    if (response.writableEnded) return;
    const form = url.pathname.replace(/^\/rest\/v1\/|_submissions$/g, '');
    const counts = request.headers.prefer?.includes('count=exact') ?? false;
    const { range, rows } = found(byForm[form] ?? [], url.searchParams, maxRows, counts);
    response.writeHead(200, { 'content-type': 'application/json', 'content-range': range });
    response.end(JSON.stringify(rows));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((stopped) => {
      server.close(() => stopped());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, asked, stop };
}

function found(leads: readonly Lead[], query: URLSearchParams, maxRows: number, counts: boolean) {
  const order = query.get('order');
  if (order && !/^(created_at\.desc,)?id\.asc$/.test(order)) throw new Error(order);
  const holds = [...query]
    .filter(([name]) => !/^(select|order|limit)$/.test(name))
    .map(([name, condition]) => predicate(name, condition));
  const limit = Math.min(maxRows, Number(query.get('limit')));
  const rows: Lead[] = [];
  let all = 0;
  for (let at = firstOf(leads, query.get('created_at')); at < leads.length; at++) {
    const row = leads[at] as Lead;
    if (rows.length >= limit && !counts) break;
    if (!holds.every((hold) => hold(row))) continue;
    all++;
    if (rows.length < limit) rows.push(row);
  }
  return { rows, range: `0-${rows.length - 1}/${counts ? all : '*'}` };
}

/** Binary search for the first row of this time or earlier. */
function firstOf(leads: readonly Lead[], condition: string | null): number {
  let [low, high] = [0, condition ? leads.length : 0];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (`lte.${leads[middle]?.created_at}` > (condition ?? '')) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Predicate = (row: Row) => boolean;

function predicate(name: string, condition: string): Predicate {
  if (name === 'or') {
    const parts = condition
      .slice(1, -1)
      .split(',')
      .map((part) => part.split(/\.(.*)/s));
    const any = parts.map(([column = '', rest = '']) => predicate(column, rest));
    return (row) => any.some((hold) => hold(row));
  }
  if (condition.startsWith('not.')) {
    const hold = predicate(name, condition.slice(4));
    return (row) => !hold(row);
  }
  const [, operator = '', text = ''] = /^(\w+)\."?(.*?)"?$/s.exec(condition) ?? [];
  const test = operators[operator];
  if (!test) throw new Error(`${name}=${condition}`);
  return (row) => test(row[name] as Value, text);
}

const operators: Record<string, (value: Value, text: string) => boolean> = {
  is: (value, text) => String(value) === text,
  lt: (value, text) => String(value) < text,
  lte: (value, text) => String(value) <= text,
  gt: (value, text) => String(value) > text,
  gte: (value, text) => String(value) >= text,
};

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
