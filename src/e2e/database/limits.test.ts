import { expect, test } from 'vitest';
import { emailPattern } from '../../site/forms/email.ts';
import { type Form, type FormField, fieldsOf } from '../../site/forms/form.ts';
import { forms } from '../../site/forms/forms.ts';
import { parseForm } from '../../site/forms/parse-form.ts';
import { plain, plainLines } from '../../site/forms/plain.ts';
import { blankFields, limitsOf, optionsOf } from '../units/form-limits.ts';
import { type Row, sent, type Table } from './database.ts';
import { answer } from './sending.ts';
import { database } from './shared-database.ts';

/** The SQL expression of a table's checks whose names match. */
async function check(names: string): Promise<string> {
  const [found] = await database.owner<{ text: string | null }[]>`
    select string_agg(pg_get_expr(conbin, conrelid), ' and ') as text
    from pg_constraint where conname like ${names}`;
  return found?.text ?? 'true';
}

const refused = '23514';

const named = forms.map((form): [name: string, form: Form] => [form.name, form]);

/** The columns of a form's table that a visitor may insert. */
const insertable = (table: Table) => database.owner<Column[]>`
  select column_name as name, data_type as type, is_nullable = 'YES' as optional
  from information_schema.columns
  join information_schema.column_privileges using (table_schema, table_name, column_name)
  where grantee = 'anon' and privilege_type = 'INSERT' and table_name = ${table}`;

type Column = { readonly name: string; readonly type: string; readonly optional: boolean };

/** What a migration has to add for a field. */
function missing(table: Table, field: FormField, column: Column | undefined): string[] {
  const type = field.kind === 'some' ? 'ARRAY' : 'text';
  const optional = 'isOptional' in field;
  if (column?.type === type && column.optional === optional) return [];
  const definition = `${type === 'text' ? 'text' : 'text[]'}${optional ? '' : ' not null'}`;
  return [
    `Add a migration that gives ${table} the column "${field.name} ${definition}" and grants its insert to anon.`,
  ];
}

test.for(named)('the table of the %s form has a column for each field', async ([, form]) => {
  const columns = await insertable(form.table as Table);
  const fields = fieldsOf(form);
  expect(
    fields.flatMap((field) =>
      missing(
        form.table as Table,
        field,
        columns.find(({ name }) => name === field.name),
      ),
    ),
  ).toEqual([]);
  const others = columns.filter(({ name }) => !fields.some((field) => field.name === name));
  expect(others.map(({ name }) => `Revoke the insert of ${form.table}.${name}.`)).toEqual([]);
});

test.for(named)('%s has the limits of its form, and space for bytes', async ([name, form]) => {
  const wrong = Object.entries(limitsOf(form)).map(async ([field, limit]) => {
    const numbers = (await check(`${name}_${field}_length`)).match(/\d+/g)?.map(Number);
    if (numbers?.[0] === limit && numbers[1] === limit * 4 && numbers.length === 2) return [];
    return `Add to a migration: constraint ${name}_${field}_length check (char_length(${field}) <= ${limit} and octet_length(${field}) <= ${limit * 4}).`;
  });
  expect((await Promise.all(wrong)).flat()).toEqual([]);
});

test.for(
  forms.flatMap((form) =>
    Object.entries(optionsOf(form)).map(([field, options]): [string, readonly string[]] => [
      `${form.name}_${field}_offered`,
      options,
    ]),
  ),
)('%s accepts exactly the options that the form offers', async ([name, choices]) => {
  const text = await check(name);
  expect([...text.matchAll(/'([^']*)'::text/g)].map((match) => match[1])).toEqual(choices);
});

const fill = (character: string, count: number) => character.repeat(count);
const address = (character: string, count: number) =>
  `${character.repeat(count - '@quay.example'.length)}@quay.example`;
const site = (character: string, count: number) =>
  `https://quay.example/${character.repeat(count - 'https://quay.example/'.length)}`;

const texts: Readonly<Record<string, typeof fill>> = { email: address, website: site };

const fields = forms.flatMap((form) =>
  Object.entries(limitsOf(form)).map(
    ([field, limit]): [Table, field: string, limit: number, Form] => [
      form.table,
      field,
      limit,
      form,
    ],
  ),
);

test.for(fields)('%s: %s is refused at the form’s limit', async ([table, field, limit, form]) => {
  const text = texts[field] ?? fill;
  for (const character of ['a', '£', '渡', '🏗']) {
    const rows = [limit, limit + 1].map((count) => ({
      ...sent[table],
      [field]: text(character, count),
    }));
    const said = await Promise.all(rows.map((row) => answer(database, table, row)));
    expect([character, ...said]).toEqual([character, '1 row', refused]);
    const values = rows.map((row) =>
      Object.entries(row).map(([name, value]) => [name, value ?? '']),
    );
    // `as never`: each row is its own form's, by the table above.
    const passes = values.map(
      (entries) => parseForm(form, Object.fromEntries(entries) as never).messages === undefined,
    );
    expect([character, ...passes]).toEqual([character, true, false]);
  }
});

/** The SQL states of a violated not-null constraint or check. */
const refusals = ['23502', refused];

/** Values that no form of ours sends, each put into an otherwise valid row. */
const wrongRows: readonly (readonly [what: string, Table, Row])[] = [
  ['no name', 'contact_submissions', { name: '' }],
  ['a null name', 'contact_submissions', { name: null }],
  ['a name of spaces only', 'contact_submissions', { name: ' \u3000' }],
  ['a name of invisible characters', 'contact_submissions', { name: '\u200b\u2060\u3164\ufe0f' }],
  ['a company of blank Braille', 'quiz_submissions', { company: '\u2800\u{e0041}' }],
  ['a name of 101 characters', 'contact_submissions', { name: '渡'.repeat(101) }],
  ['a name of three million characters', 'contact_submissions', { name: 'x'.repeat(3_000_000) }],
  ['a name of two lines', 'contact_submissions', { name: 'Ada\nBcc: eve@quay.example' }],
  [
    'a name that reverses the writing direction',
    'contact_submissions',
    { name: 'Ada \u202egpj.exe' },
  ],
  ['an address with a second one in it', 'contact_submissions', { email: 'a@b.uk,c@d.uk' }],
  ['an address without a dot', 'contact_submissions', { email: 'ada@quay' }],
  ['an address with a line break', 'contact_submissions', { email: 'ada@quay.example\nBcc: x' }],
  ['a company with an escape sequence', 'contact_submissions', { company: '\u001b[2J' }],
  ['a message with backspaces', 'contact_submissions', { message: 'Hello\u0008\u0008' }],
  ['a message with direction isolates', 'contact_submissions', { message: '\u2066Hello\u2069' }],
  ['a message of 2,001 characters', 'contact_submissions', { message: '🏗'.repeat(2001) }],
  ['no company', 'quiz_submissions', { company: '' }],
  ['no goals', 'quiz_submissions', { goals: [] }],
  ['null goals', 'quiz_submissions', { goals: null }],
  ['a goal that is not offered', 'quiz_submissions', { goals: ['Lead generation', 'Peace'] }],
  ['one goal twice', 'quiz_submissions', { goals: ['Lead generation', 'Lead generation'] }],
  ['goals with a null among them', 'quiz_submissions', { goals: ['Lead generation', null] }],
  ['nested lists of channels', 'quiz_submissions', { channels: [['TikTok'], ['YouTube']] }],
  ['a channel that is not offered', 'quiz_submissions', { channels: ['Fax'] }],
  ['a budget that is not offered', 'quiz_submissions', { budget: '£1' }],
  ['a timeline that is not offered', 'quiz_submissions', { timeline: 'Later' }],
  ['a website with another scheme', 'quiz_submissions', { website: 'javascript://quay.example' }],
  ['a website with markup', 'quiz_submissions', { website: 'https://<b>quay</b>' }],
  ['a telephone number of 21 digits', 'quiz_submissions', { phone: '0'.repeat(21) }],
  ['a telephone number with a bell character', 'quiz_submissions', { phone: '0191\u0007' }],
];

test.for(wrongRows)('the database refuses %s', async ([, table, row]) => {
  expect(refusals).toContain(await answer(database, table, { ...sent[table], ...row }));
});

test('optional fields may be left out', async () => {
  for (const form of forms) {
    const blank = { ...sent[form.table], ...blankFields(form) };
    expect(await answer(database, form.table, blank)).toBe('1 row');
  }
});

/** Patterns that exist in SQL and in the form: the check, its columns, and the form's rule. */
const patterns: [name: string, columns: string, form: (character: string) => boolean][] = [
  ['contact_name_given', 'chr(n) as name', (character) => plain(character) !== ''],
  ['quiz_company_given', 'chr(n) as company', (character) => plain(character) !== ''],
  [
    'contact_email_shape',
    `'a' || chr(n) || '@b.uk' as email`,
    (character) => emailPattern.test(`a${character}@b.uk`),
  ],
  [
    'contact_email_shape',
    `'a@b' || chr(n) || '.uk' as email`,
    (character) => emailPattern.test(`a@b${character}.uk`),
  ],
  [
    'quiz_email_shape',
    `'a@b.u' || chr(n) as email`,
    (character) => emailPattern.test(`a@b.u${character}`),
  ],
];

/**
 * Every code point that PostgreSQL can store. The emoji plane stands for all higher planes except
 * the one with invisible tags.
 */
const isCodePoint = (code: number) => code < 0xd800 || code > 0xdfff;
const codePoints = [
  ...Array.from({ length: 0x1ffff }, (_, index) => index + 1).filter(isCodePoint),
  ...Array.from({ length: 0x10000 }, (_, index) => index + 0xe0000),
];
const allOfThem = `(select n from generate_series(1, 131071) as n where n not between 55296 and 57343
  union all select generate_series(917504, 983039))`;

/** The code points, in hex, with which a check in SQL and the form's rule differ. */
async function differing(
  checks: string,
  columns: string,
  form: (character: string) => boolean,
): Promise<string[]> {
  const [found] = await database.owner.unsafe<{ refused: number[] | null }[]>(
    `select array_agg(n) as refused
     from (select n, ${columns} from ${allOfThem} as n) as row where (${checks}) is not true`,
  );
  const refused = new Set(found?.refused);
  return codePoints
    .filter((code) => refused.has(code) === form(String.fromCodePoint(code)))
    .map((code) => code.toString(16));
}

test.for(patterns)('%s of %s accepts what the form accepts', async ([name, columns, form]) => {
  expect(await differing(await check(name), columns, form)).toEqual([]);
});

test.for(fields)('%s: %s is as plain as its form makes it', async ([, field, , form]) => {
  const columns = Object.keys(limitsOf(form)).map((name) =>
    name === field ? `'a' || chr(n) || 'b' as ${name}` : `'' as ${name}`,
  );
  const kind = fieldsOf(form).find(({ name }) => name === field)?.kind;
  const keep = kind === 'lines' ? plainLines : plain;
  const checks = await check(`${form.name}\\_%\\_plain`);
  const wrong = await differing(
    checks,
    columns.join(', '),
    (character) => keep(`a${character}b`) === `a${character}b`,
  );
  const pattern = `${form.name}_${kind === 'lines' ? 'message' : 'lines'}_plain`;
  const cure = `Add to a migration a constraint ${form.name}_${field}_plain, with the pattern of ${pattern}.`;
  expect(wrong, wrong.length > 0 ? cure : '').toEqual([]);
});
