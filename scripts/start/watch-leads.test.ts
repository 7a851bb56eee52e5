import { afterEach, expect, test } from 'vitest';
import { fakeRest, manyLeads } from '../../src/e2e/units/fake-rest.ts';
import type { Lead } from '../../src/studio/leads/lead.ts';
import { staffClient } from '../../src/studio/leads/staff-client.ts';
import { watchLeads } from './watch-leads.ts';

const [contact] = manyLeads(1) as [Lead];
const rows: Lead[] = [];
const reported: string[] = [];
let stop: () => Promise<void>;
afterEach(() => stop?.());

/** Watches a database that holds `rows` and first answers otherwise. */
function watch(others: Response[] = []): void {
  const end = new AbortController();
  rows.length = reported.length = 0;
  const send: typeof fetch = async (...asked) => others.shift() ?? fakeRest(rows)(...asked);
  const watching = watchLeads({
    staff: staffClient('http://localhost', 'sb_secret_test', send),
    report: ({ id }) => reported.push(id),
    signal: end.signal,
    pause: 5,
  });
  stop = async () => {
    end.abort();
    await watching;
  };
}

const soon = () => new Date(Date.now() + 1000).toISOString();
const write = (id: string, created_at = soon()) => rows.push({ ...contact, id, created_at });
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const ids = (count: number) => Array.from({ length: count }, (_, at) => id(at));

test('submissions from the same moment are each reported once', async () => {
  watch();
  const moment = soon();
  for (const each of ids(250)) write(each, moment);
  await expect.poll(() => reported.length).toBeGreaterThanOrEqual(250);
  expect(reported.toSorted()).toEqual(ids(250));
});

test('earlier submissions are not reported', async () => {
  watch();
  write(id(1), new Date(Date.now() - 60_000).toISOString());
  write(id(2));
  await expect.poll(() => reported).toEqual([id(2)]);
});

test('a database that fails, hangs up or sends nonsense is asked again', async () => {
  watch([
    new Response('{"message":"no"}', { status: 400 }),
    Response.error(),
    new Response('<html>', { status: 404 }),
    new Response('null'),
  ]);
  write(id(1));
  await expect.poll(() => reported, { timeout: 20_000 }).toEqual([id(1)]);
});

test('a submission that is stored after a later one is reported too', async () => {
  watch();
  write(id(2), new Date(Date.now() + 2000).toISOString());
  await expect.poll(() => reported).toEqual([id(2)]);
  write(id(1));
  await expect.poll(() => reported).toEqual([id(2), id(1)]);
});
