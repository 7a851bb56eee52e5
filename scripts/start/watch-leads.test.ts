import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { watchLeads } from './watch-leads.ts';

type Row = { id: string; created_at: string; answered_at: null; suspect: boolean };

const rows: Row[] = [];
const reported: string[] = [];
let stop: () => Promise<void>;
afterEach(() => stop?.());

/** The rows after the requested position, at most a hundred, as PostgREST returns them. */
function after(query: URLSearchParams): Row[] {
  const [, time = '', id = ''] = /gt\."([^"]+)".*id\.gt\.([^)]+)/.exec(query.get('or') ?? '') ?? [];
  return rows
    .filter((row) => row.created_at > time || (row.created_at === time && row.id > id))
    .sort((a, b) => (a.created_at + a.id < b.created_at + b.id ? -1 : 1))
    .slice(0, Number(query.get('limit')));
}

/** Watches a database that holds `rows` and first answers as `manner` says. */
async function watch(manners: ((response: ServerResponse) => void)[] = []): Promise<void> {
  const server = createServer((request, response) => {
    const manner = manners.shift();
    if (manner) return manner(response);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const found = pathname.includes('contact') ? after(searchParams) : [];
    response.setHeader('content-type', 'application/json').end(JSON.stringify(found));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const end = new AbortController();
  rows.length = reported.length = 0;
  const watching = watchLeads({
    url: `http://127.0.0.1:${port}`,
    secretKey: 'sb_secret_test',
    report: ({ id }) => reported.push(id),
    signal: end.signal,
    pause: 5,
  });
  stop = async () => {
    end.abort();
    await watching;
    server.closeAllConnections();
    server.close();
  };
}

const soon = () => new Date(Date.now() + 1000).toISOString();
const write = (id: string, created_at = soon()) =>
  rows.push({ id, created_at, answered_at: null, suspect: false });
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const ids = (count: number) => Array.from({ length: count }, (_, at) => id(at));

test('submissions from the same moment are each reported once and in order', async () => {
  await watch();
  const moment = soon();
  for (const each of ids(250)) write(each, moment);
  await expect.poll(() => reported.length).toBeGreaterThanOrEqual(250);
  expect(reported).toEqual(ids(250));
});

test('earlier submissions are not reported', async () => {
  await watch();
  write(id(1), new Date(Date.now() - 60_000).toISOString());
  write(id(2));
  await expect.poll(() => reported).toEqual([id(2)]);
});

test('a database that fails, hangs up or sends nonsense is asked again', async () => {
  await watch([
    (response) => response.writeHead(400).end('{"message":"no"}'),
    (response) => response.destroy(),
    (response) => response.writeHead(404).end('<html>'),
    (response) => response.end('null'),
  ]);
  write(id(1));
  await expect.poll(() => reported, { timeout: 20_000 }).toEqual([id(1)]);
});
