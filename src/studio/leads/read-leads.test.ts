import { expect, test } from 'vitest';
import { fakeRest, manyLeads } from '../../e2e/units/fake-rest.ts';
import { readLeads } from './read-leads.ts';
import { staffClient } from './staff-client.ts';

const reading = (send: typeof fetch) =>
  readLeads(staffClient('https://project.supabase.co', 'sb_secret_key', send));

test.for([1, 3, 5000])('every lead is read once, newest first, by %i rows', async (maxRows) => {
  const leads = manyLeads(maxRows === 5000 ? 2000 : 100);
  const found = await reading(fakeRest(leads, maxRows));
  expect(found.map(({ email }) => email)).toEqual(leads.map(({ email }) => email));
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
  await expect(reading(async () => new Response(body))).rejects.toThrow(
    'is not a list of its rows',
  );
});
