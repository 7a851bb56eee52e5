import { expect, test } from 'vitest';
import { hoursLeft, type Lead } from './lead.ts';
import { leadCsv } from './lead-csv.ts';
import { leadTable } from './lead-table.ts';

const now = new Date('2026-11-21T12:00:00Z');

const contact: Lead = {
  form: 'contact',
  name: 'Ada Wear',
  email: 'ada@quay.example',
  company: null,
  message: 'Can you help us?\nAda',
  id: '1',
  created_at: '2026-11-21T09:30:00Z',
};

const quiz: Lead = {
  form: 'quiz',
  company: 'Quay Bakery',
  website: null,
  goals: ['Lead generation', 'Sales growth'],
  channels: ['TikTok'],
  budget: '£1k–£3k',
  timeline: 'Now',
  email: 'bob@quay.example',
  phone: '+44 191 498 0000',
  id: '2',
  created_at: '2026-11-20T09:00:00Z',
};

const ages: [created: string, left: number][] = [
  ['2026-11-21T12:00:00Z', 24],
  ['2026-11-21T11:56:00Z', 23.9],
  ['2026-11-20T12:07:00Z', 0.1],
  ['2026-11-20T12:00:00Z', 0],
  ['2025-01-01T00:00:00Z', 0],
];

test.for(ages)('of what came at %s, %d hours are left', ([created_at, left]) => {
  expect(hoursLeft({ ...contact, created_at }, now)).toBe(left);
});

test('the table says who wrote, how long is left, and all that they say', () => {
  expect(leadTable([contact, quiz], now)).toBe(
    [
      'Received            Time left  Form     Who          E-mail',
      '21 Nov 2026, 09:30  21 h       contact  Ada Wear     ada@quay.example',
      '    Can you help us?',
      '    Ada',
      '20 Nov 2026, 09:00  over       quiz     Quay Bakery  bob@quay.example',
      '    Lead generation, Sales growth · TikTok · £1k–£3k · Now',
      '    +44 191 498 0000',
    ].join('\n'),
  );
});

test('the table cannot be made to move the cursor or to turn its writing round', () => {
  const message = 'Hello\u001b[2J\u202e!';
  expect(leadTable([{ ...contact, message }], now)).toContain('    Hello[2J!');
});

test('an empty table says so', () => {
  expect(leadTable([], now)).toBe('Nobody has written yet.');
});

test('a spreadsheet gets a column for each question', () => {
  const [headings, first, second] = leadCsv([contact, quiz], now).split('\r\n');
  expect(headings).toBe(
    '\ufeffcreated_at,hours_left,form,name,company,email,phone,website,message,' +
      'goals,channels,budget,timeline,id',
  );
  expect(first).toBe(
    '2026-11-21T09:30:00Z,21.5,contact,Ada Wear,,ada@quay.example,,,' +
      '"Can you help us?\nAda",,,,,1',
  );
  expect(second).toBe(
    "2026-11-20T09:00:00Z,0,quiz,,Quay Bakery,bob@quay.example,'+44 191 498 0000,,," +
      '"Lead generation, Sales growth",TikTok,£1k–£3k,Now,2',
  );
});

const formulas: [entered: string, cell: string][] = [
  ['=HYPERLINK("https://evil.example","Ada")', `"'=HYPERLINK(""https://evil.example"",""Ada"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['\t=1', "'\t=1"],
  ['a","=1+1', '"a"",""=1+1"'],
  ['a\r\n=1+1', '"a\r\n=1+1"'],
  ['Ada = Bob', 'Ada = Bob'],
];

test.for(formulas)('%j cannot run in a spreadsheet', ([name, cell]) => {
  expect(leadCsv([{ ...contact, name, message: null }], now)).toContain(`contact,${cell},,ada@`);
});
