import { afterEach, expect, test } from 'vitest';
import { type FakePostgrest, fakePostgrest } from './fake-postgrest.ts';
import type { Lead } from './lead.ts';
import { manyLeads } from './many-leads.ts';
import { markLead } from './mark-lead.ts';
import { staffClient } from './staff-client.ts';

/** What marking changes is tested on the embedded database, in src/e2e/database/embedded-backend.test.ts. */
let server: FakePostgrest | undefined;
afterEach(() => server?.stop());

const [contact, quiz] = manyLeads(2, new Date('2026-11-21T12:00:00Z')) as [Lead, Lead];
const leads = [
  { ...contact, id: '1f3a9c2e-0000-4000-8000-000000000001' },
  { ...quiz, id: '1f3a9c2e-ffff-4000-8000-000000000002' },
];

const wrong: [id: string, said: string][] = [
  ['1f3', '"1f3" is not an ID. Copy one from npm run leads'],
  ['visitor-0@quay.example', 'is not an ID'],
  ['', 'is not an ID'],
  ['1f3a9c2e-0000-4000-8000-0000000000011', 'is not an ID'],
  ['1f3b', 'No lead has an ID that begins with 1f3b.'],
  ['1f3a9c2e-0000-4000-8000-000000000003', 'No lead has an ID that begins with'],
  ['1f3a', "More than one lead's ID begins with 1f3a. Write more of it:"],
];

test.for(wrong)('"%s" is refused as an ID, and no lead is marked', async ([id, said]) => {
  server = await fakePostgrest(leads);
  const marking = markLead(staffClient(server.url, 'sb_secret_key'), id, true);
  await expect(marking).rejects.toThrow(said);
});

test('an ID that is too short is answered with all matching IDs in full', async () => {
  server = await fakePostgrest(leads);
  const marking = markLead(staffClient(server.url, 'sb_secret_key'), '1F3A9C2E', true);
  await expect(marking).rejects.toThrow(
    `${leads[0]?.id}  21 Nov 2026, 11:59  visitor-0@quay.example\n  ${leads[1]?.id}`,
  );
});
