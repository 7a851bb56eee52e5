import { expect, test } from 'vitest';
import { fieldsOf } from '../../site/forms/form.ts';
import { forms } from '../../site/forms/forms.ts';
import { hoursLeft, type Lead } from './lead.ts';
import { leadCsv, leadJson } from './lead-export.ts';
import { type Colour, leadTable, type Paint, tally } from './lead-table.ts';

const now = new Date('2026-11-21T12:00:00Z');

const contact: Lead = {
  form: 'contact',
  name: 'Ada Wear',
  email: 'ada@quay.example',
  company: null,
  message: 'Can you help us?\nAda',
  id: '1f3a9c2e-0000-4000-8000-000000000001',
  created_at: '2026-11-21T09:30:00Z',
  answered_at: null,
  suspect: false,
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
  id: '2b0c77d1-0000-4000-8000-000000000002',
  created_at: '2026-11-20T09:00:00Z',
  answered_at: null,
  suspect: false,
};

const ages: [created: string, left: number][] = [
  ['2026-11-21T12:00:00Z', 24],
  ['2026-11-21T11:56:00Z', 23.9],
  ['2026-11-20T12:07:00Z', 0.1],
  ['2026-11-20T12:00:00Z', 0],
  ['2025-01-01T00:00:00Z', 0],
];

test.for(ages)('a lead from %s has %d hours left', ([created_at, left]) => {
  expect(hoursLeft({ ...contact, created_at }, now)).toBe(left);
});

test('an answered lead has no hours left', () => {
  const answered_at = '2026-11-21T11:00:00Z';
  expect(hoursLeft({ ...contact, answered_at }, now)).toBeNull();
});

const table = (leads: readonly Lead[], paint: Paint = (_, text) => text) =>
  leadTable(leads, now, paint);
const csv = (leads: readonly Lead[]) => leadCsv(leads, now);

test('the table shows who wrote, the hours left and every answer', () => {
  expect(table([contact, quiz])).toBe(
    [
      'ID        Received            Time left  Form              Who, email',
      '1f3a9c2e  21 Nov 2026, 09:30  21 h       contact           Ada Wear, ada@quay.example',
      '    Can you help us?',
      '    Ada',
      '2b0c77d1  20 Nov 2026, 09:00  over       quiz              Quay Bakery, bob@quay.example',
      '    Lead generation, Sales growth · TikTok · £1k–£3k · Now',
      '    +44 191 498 0000',
      '',
    ].join('\n'),
  );
});

test('the table marks answered and suspect leads', () => {
  const answered = { ...contact, answered_at: '2026-11-21T11:00:00Z' };
  const [, first, , , second] = table([answered, { ...quiz, suspect: true }]).split('\n');
  expect(first).toContain(' answered   contact ');
  expect(second).toContain(' over       quiz, suspect ');
});

const colours: [created: string, colour: Colour, words: string][] = [
  ['2026-11-21T12:00:00Z', 'green', '24 h'],
  ['2026-11-21T00:00:00Z', 'green', '12 h'],
  ['2026-11-20T23:59:00Z', 'yellow', '11 h'],
  ['2026-11-20T16:00:00Z', 'yellow', '4 h'],
  ['2026-11-20T15:59:00Z', 'red', '3 h'],
  ['2026-11-20T12:07:00Z', 'red', 'under 1 h'],
  ['2026-11-20T12:00:00Z', 'red', 'over'],
];

test.for(colours)('a lead from %s is shown in %s as: %s', ([created_at, colour, words]) => {
  const painted = table([{ ...contact, created_at }], (...args) => `<${args.join(' ')}>`);
  expect(painted).toContain(`  <${colour} ${words.padEnd(9)}>  contact`);
});

test('columns line up whatever a visitor wrote, which comes last', () => {
  const names = ['Ada', '海鮮レストラン', 'A'.repeat(100), 'Zoe\u0308', '👩‍👩‍👧'];
  const forms = [contact, { ...contact, suspect: true }, { ...quiz, suspect: true }];
  const leads = forms.flatMap((lead) => names.map((name): Lead => ({ ...lead, name })));
  const [headings = '', ...lines] = table(leads).split('\n');
  const rows = lines.filter((row) => /^\S/.test(row));
  const starts = rows.map((row, at) => row.indexOf(`${leads[at]?.name}, `));
  expect(starts).toEqual(leads.map(() => headings.indexOf('Who')));
});

const evil = 'a\u001b]0;b\u0007\u009b2J\u202ec\u2066\u200f\u0000\r\u2028d\u007f';

/** Characters that control a terminal; line breaks and tabs are allowed. */
const obeyed = /[^\P{Cc}\n\t]|[\p{Cs}\p{Bidi_Control}\u2028\u2029]/u;

test('no text from a visitor or the server can move the cursor or reverse the writing', () => {
  const text = { name: evil, email: evil, company: evil, message: evil, website: evil };
  const chosen = { goals: [evil], channels: [evil, evil], budget: evil, timeline: evil };
  const leads = [contact, quiz].map((lead) => ({ ...lead, ...text, ...chosen, answered_at: evil }));
  // A CSV's lines end in CR LF. Source: RFC 4180.
  for (const list of [table(leads), csv(leads).replaceAll('\r\n', '\n'), leadJson(leads, now)]) {
    expect(obeyed.exec(list)).toBeNull();
  }
});

test('an empty table says so', () => {
  expect(table([])).toBe('No enquiries to show.\n');
});

test.for(forms)('the list shows every answer of the $name form', (form) => {
  const answers = fieldsOf(form).map(({ name, kind }) =>
    kind === 'some' ? [name, [`${name}?`]] : [name, `${name}?`],
  );
  const { id, created_at, answered_at, suspect } = contact;
  const server = { form: form.name, id, created_at, answered_at, suspect };
  // A lead has the fields of its form.
  const list = table([{ ...server, ...Object.fromEntries(answers) } as Lead]);
  const hidden = fieldsOf(form).filter(({ name }) => !list.includes(`${name}?`));
  expect(hidden.map(({ name }) => name)).toEqual([]);
});

const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell = '']) => cell);

test('the CSV has a column for each question', () => {
  const [first, ...lines] = csv([contact, quiz]).replace('\ufeff', '').split('\r\n');
  const headings = cellsOf(first ?? '');
  const questions = forms.flatMap((form) => fieldsOf(form).map(({ name }) => name));
  const server = ['created_at', 'hours_left', 'answered_at', 'suspect', 'form', 'id'];
  expect(headings.toSorted()).toEqual([...new Set(questions), ...server].sort());
  const filled = lines.map((line) => {
    const cells = cellsOf(line).map((cell, at) => [headings[at], cell]);
    return Object.fromEntries(cells.filter(([, cell]) => cell));
  });
  expect(filled).toEqual([
    {
      created_at: '2026-11-21T09:30:00Z',
      hours_left: '21.5',
      suspect: 'false',
      form: 'contact',
      name: 'Ada Wear',
      email: 'ada@quay.example',
      message: '"Can you help us?\nAda"',
      id: contact.id,
    },
    {
      created_at: '2026-11-20T09:00:00Z',
      hours_left: '0',
      suspect: 'false',
      form: 'quiz',
      company: 'Quay Bakery',
      email: 'bob@quay.example',
      phone: "'+44 191 498 0000",
      goals: '"Lead generation, Sales growth"',
      channels: 'TikTok',
      budget: '£1k–£3k',
      timeline: 'Now',
      id: quiz.id,
    },
    {},
  ]);
});

test('the CSV begins with a byte order mark, without which Excel misreads £', () => {
  expect(csv([])).toMatch(/^\ufeffcreated_at,/);
});

const formulas: [entered: string, cell: string][] = [
  ['=HYPERLINK("https://evil.example","Ada")', `"'=HYPERLINK(""https://evil.example"",""Ada"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['\t=1', "'=1"],
  ['  =1', "'=1"],
  ['a","=1+1', '"a"",""=1+1"'],
  ['a\r\n=1+1', `"a\n'=1+1"`],
  ['a\u2028=1+1', `"a\n'=1+1"`],
  ['a\t=1+1', `"a\t'=1+1"`],
  ['a;=1+1;-2', `"a;'=1+1;'-2"`],
  ['a; \t @SUM(A1)', `"a; \t' @SUM(A1)"`],
  ['a\n\n- b', `"a\n\n'- b"`],
  ['Ada = Bob', 'Ada = Bob'],
];

test.for(formulas)('%j cannot run as a formula in a spreadsheet', ([name, cell]) => {
  expect(csv([{ ...contact, name, message: null }])).toContain(`contact,${cell},`);
});

test('JSON has every field of every lead, and is [] for none', () => {
  const json = (leads: readonly Lead[]) => leadJson(leads, now);
  expect(JSON.parse(json([contact, quiz]))).toEqual([
    { ...contact, hours_left: 21.5 },
    { ...quiz, hours_left: 0 },
  ]);
  expect(json([])).toBe('[]\n');
});

const suspect = { ...quiz, suspect: true };
const answered = { ...contact, answered_at: '2026-11-21T11:00:00Z' };

test.for<[all: Lead[], shown: Lead[], text: string]>([
  [[contact, answered], [contact, answered], '1 to answer, 1 answered. None is suspect.'],
  [
    [contact, suspect],
    [contact],
    '1 to answer, 0 answered. 1 suspect lead is not shown; npm run leads -- --all shows it.',
  ],
  [
    [suspect, suspect],
    [suspect, suspect],
    '2 to answer, 0 answered. 2 suspect leads are among these.',
  ],
])(
  'the line below a list says how many are shown and how many are suspect',
  ([all, shown, text]) => {
    expect(tally(all, shown)).toBe(text);
  },
);
