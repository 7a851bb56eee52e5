import { afterEach, expect, test } from 'vitest';
import { countLeads } from './count-leads.ts';
import { type FakePostgrest, fakePostgrest, type Manner } from './fake-postgrest.ts';
import type { Lead } from './lead.ts';
import { manyLeads } from './many-leads.ts';
import { readLeads } from './read-leads.ts';
import { staffClient } from './staff-client.ts';

const now = new Date('2026-11-21T12:00:00Z');
let server: FakePostgrest | undefined;
afterEach(() => server?.stop());

async function reading(leads: readonly Lead[], suspects: boolean, maxRows?: number) {
  server = await fakePostgrest(leads, maxRows);
  return readLeads(staffClient(server.url, 'sb_secret_key'), { suspects });
}

async function all(leads: AsyncIterable<Lead>): Promise<Lead[]> {
  const found: Lead[] = [];
  for await (const lead of leads) found.push(lead);
  return found;
}

const emails = (leads: readonly Lead[]) => leads.map(({ email }) => email).toSorted();

test.for([1, 3, 100, 5000])(
  'every lead is read once from a server that returns %i rows at a time',
  async (maxRows) => {
    const leads = manyLeads(maxRows === 5000 ? 2000 : 250, now);
    expect(emails(await all(await reading(leads, true, maxRows)))).toEqual(emails(leads));
  },
);

test('unanswered leads come first, and each part is sorted newest first', async () => {
  const leads = await all(await reading(manyLeads(2000, now), true));
  const answered = leads.findIndex(({ answered_at }) => answered_at !== null);
  const parts = [leads.slice(0, answered), leads.slice(answered)];
  expect(parts.map(({ length }) => length)).toEqual([1980, 20]);
  for (const part of parts) {
    const times = part.map(({ created_at }) => Date.parse(created_at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  }
  expect(parts[1]?.every(({ answered_at }) => answered_at !== null)).toBe(true);
});

test('suspects are returned only on request, and counted either way', async () => {
  const leads = manyLeads(1000, now);
  const shown = await all(await reading(leads, false));
  expect(emails(shown)).toEqual(emails(leads.filter(({ suspect }) => !suspect)));
  const counts = await countLeads(staffClient(server?.url ?? '', 'sb_secret_key'));
  expect(counts).toEqual({ all: 1000, suspects: 10 });
});

test('only the pages that are read are requested', async () => {
  const leads = await reading(manyLeads(20_000, now), true);
  await leads.next();
  expect(server?.asked).toHaveLength(2);
  for (let read = 1; read < 2000; read++) await leads.next();
  expect(server?.asked.length).toBeLessThanOrEqual(6);
});

const strange: [what: string, body: string][] = [
  ['an object', '{"message":"Hello"}'],
  ['rows without a time', '[{"id":"1f3a9c2e-0000-4000-8000-000000000001"}]'],
  [
    'an invalid id',
    '[{"id":"\\u001b[2J","created_at":"2026-11-21","answered_at":null,"suspect":false}]',
  ],
  [
    'an invalid time',
    '[{"id":"1f3a9c2e-0000-4000-8000-000000000001","created_at":"soon",' +
      '"answered_at":null,"suspect":false}]',
  ],
];

test.for(strange)('%s in place of leads is reported as an error', async ([, body]) => {
  const manner: Manner = (_, response) => response.end(body);
  server = await fakePostgrest([], 1000, manner);
  const leads = readLeads(staffClient(server.url, 'sb_secret_key'), { suspects: true });
  await expect(leads.next()).rejects.toThrow('is not a list of its rows');
});

test('a server that repeats the same page for ever is reported', async () => {
  const [lead] = manyLeads(1, now);
  const manner: Manner = (_, response) => response.end(JSON.stringify([lead]));
  server = await fakePostgrest([], 1000, manner);
  const leads = readLeads(staffClient(server.url, 'sb_secret_key'), { suspects: true });
  await expect(all(leads)).rejects.toThrow('the same rows of contact_submissions again');
});
