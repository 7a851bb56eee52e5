import { expect, test } from 'vitest';
import { fakeRest, manyLeads } from '../../e2e/units/fake-rest.ts';
import type { Lead } from './lead.ts';
import { markLead } from './mark-lead.ts';
import { staffClient } from './staff-client.ts';

/** What marking changes is tested on a database, in src/e2e/database/leads.test.ts. */
const [contact, quiz] = manyLeads(2, new Date('2026-11-21T12:00:00Z')) as [Lead, Lead];
const leads = [
  { ...contact, id: '1f3a9c2e-0000-4000-8000-000000000001' },
  { ...quiz, id: '1f3a9c2e-ffff-4000-8000-000000000002' },
];
const staff = staffClient('https://project.supabase.co', 'sb_secret_key', fakeRest(leads));

const wrong: [id: string, message: string][] = [
  ['1f3', '"1f3" is not an ID. Copy one from npm run leads'],
  ['visitor-0@quay.example', 'is not an ID'],
  ['', 'is not an ID'],
  ['1f3b', 'No lead has an ID that begins with 1f3b.'],
  ['1f3a9c2e-0000-4000-8000-000000000003', 'No lead has an ID that begins with'],
  [
    '1F3A9C2E',
    "More than one lead's ID begins with 1F3A9C2E. Write more of it:\n" +
      `  ${leads[0]?.id}  21 Nov 2026, 11:59  visitor-0@quay.example\n  ${leads[1]?.id}`,
  ],
];

test.for(wrong)('"%s" is refused as an ID, and no lead is marked', async ([id, message]) => {
  await expect(markLead(staff, id, true)).rejects.toThrow(message);
});
