import { expect, test } from 'vitest';
import type { Lead } from '../../src/studio/leads/lead.ts';
import { announcement } from './announcement.ts';

const lead: Lead = {
  form: 'contact',
  name: 'Ada Wear',
  email: 'ada@quay.example',
  id: '00000000-0000-4000-8000-000000000000',
  created_at: '2026-07-01T08:30:00Z',
  answered_at: null,
  suspect: false,
};
const now = new Date('2026-07-01T08:30:01Z');

const said: [what: string, change: Partial<Lead>, line: string][] = [
  ['a person', {}, '09:30  New enquiry from the contact form: Ada Wear (24 hours left to answer)'],
  [
    'a company',
    { company: 'Quay Bakery', form: 'quiz' },
    '09:30  New enquiry from the quiz: Quay Bakery (24 hours left to answer)',
  ],
  [
    'a suspect',
    { suspect: true },
    '09:30  Suspect enquiry from the contact form: Ada Wear (24 hours left to answer)',
  ],
  [
    'somebody who waits',
    { created_at: '2026-06-30T09:30:00Z' },
    '10:30  New enquiry from the contact form: Ada Wear (1 hour left to answer)',
  ],
  [
    'a name that clears the screen, goes up a line, turns round and adds a line',
    { name: 'Ada\u001b[2J\u001b[1A\u009b2J\u202e\u2066\nNew enquiry\r\u0007' },
    '09:30  New enquiry from the contact form: Ada[2J[1A2J New enquiry (24 hours left to answer)',
  ],
  [
    'a name of control characters alone',
    { name: '\u001b\u0007' },
    '09:30  New enquiry from the contact form: nobody named (24 hours left to answer)',
  ],
];

test.for(said)('a submission from %s is announced on one line', ([, change, line]) => {
  expect(announcement({ ...lead, ...change }, now)).toBe(line);
});
