import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailPattern } from '../../site/forms/email.ts';
import { type Form, fieldsOf } from '../../site/forms/form.ts';
import { forms } from '../../site/forms/forms.ts';
import { parseForm } from '../../site/forms/parse-form.ts';
import { plain, plainLines } from '../../site/forms/plain.ts';
import { limitsOf, optionsOf } from '../units/form-limits.ts';
import {
  type Database,
  insert,
  outcome,
  type Row,
  sent,
  startDatabase,
  type Table,
} from './database.ts';
import { wrongRows } from './wrong-rows.ts';

let database: Database;
beforeAll(async () => {
  database = await startDatabase();
}, 60_000);
afterAll(() => database?.stop());

/** The database's answer to a visitor's row, which is rolled back. */
async function answer(table: Table, row: Row): Promise<string> {
  let said = '';
  const rolledBack = database.visitor.begin(async (sql) => {
    said = await outcome(insert(sql, table, row));
    throw new Error('Rolled back.');
  });
  await rolledBack.catch(() => {});
  return said;
}

/** The SQL expression of a table's check. */
async function check(name: string): Promise<string> {
  const [found] = await database.owner<{ text: string }[]>`
    select pg_get_expr(conbin, conrelid) as text from pg_constraint where conname = ${name}`;
  return found?.text ?? '';
}

const refused = '23514';

const named = forms.map((form): [name: string, form: Form] => [form.name, form]);

test.for(named)(
  'the table of the %s form has the form’s fields and the same optional ones',
  async ([, form]) => {
    const columns = await database.owner`
    select column_name as name, data_type as type, is_nullable as nullable
    from information_schema.columns
    join information_schema.column_privileges using (table_schema, table_name, column_name)
    where grantee = 'anon' and privilege_type = 'INSERT' and table_name = ${form.table}
    order by ordinal_position`;
    const fields = fieldsOf(form).map((field) => ({
      name: field.name,
      type: field.kind === 'some' ? 'ARRAY' : 'text',
      nullable: 'isOptional' in field ? 'YES' : 'NO',
    }));
    expect([...columns]).toEqual(fields);
  },
);

test.for(named)(
  '%s has the limits of its form, and space for their bytes',
  async ([name, form]) => {
    const limits = limitsOf(form);
    const checks = await Promise.all(
      Object.keys(limits).map((field) => check(`${name}_${field}_length`)),
    );
    const numbers = checks.map((text) => text.match(/\d+/g)?.map(Number));
    expect(numbers).toEqual(Object.values(limits).map((limit) => [limit, limit * 4]));
  },
);

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

test.for(fields)(
  '%s: %s is refused at the form’s own limit',
  async ([table, field, limit, form]) => {
    const text = texts[field] ?? fill;
    for (const character of ['a', '£', '渡', '🏗']) {
      const rows = [limit, limit + 1].map((count) => ({
        ...sent[table],
        [field]: text(character, count),
      }));
      const said = await Promise.all(rows.map((row) => answer(table, row)));
      expect([character, ...said]).toEqual([character, '1 row', refused]);
      // `as never`: each row is its own form's, by the table above.
      const passes = rows.map((row) => parseForm(form, row as never).messages === undefined);
      expect([character, ...passes]).toEqual([character, true, false]);
    }
  },
);

/** The SQL states of a violated not-null constraint or check. */
const refusals = ['23502', refused];

test.for(wrongRows)('the database refuses %s', async ([, table, row]) => {
  expect(refusals).toContain(await answer(table, { ...sent[table], ...row }));
});

test('optional fields may be left out', async () => {
  const blank = { company: null, message: null };
  expect(await answer('contact_submissions', { ...sent.contact_submissions, ...blank })).toBe(
    '1 row',
  );
  const quiz = { ...sent.quiz_submissions, website: null, phone: null };
  expect(await answer('quiz_submissions', quiz)).toBe('1 row');
});

/** Patterns that exist in SQL and in the form: the check, its columns, and the form's rule. */
const patterns: [name: string, columns: string, form: (character: string) => boolean][] = [
  [
    'contact_lines_plain',
    `'a' || chr(n) || 'b' as name, '' as email, '' as company`,
    (character) => plain(`a${character}b`) === `a${character}b`,
  ],
  [
    'quiz_lines_plain',
    `'' as company, '' as email, '' as website, 'a' || chr(n) || 'b' as phone`,
    (character) => plain(`a${character}b`) === `a${character}b`,
  ],
  [
    'contact_message_plain',
    `'a' || chr(n) || 'b' as message`,
    (character) => plainLines(`a${character}b`) === `a${character}b`,
  ],
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
const codePoints = Array.from({ length: 0x2ffff }, (_, index) => index + 1)
  .map((code) => (code > 0x1ffff ? code - 0x20000 + 0xe0000 : code))
  .filter((code) => code < 0xd800 || code > 0xdfff);

test.for(patterns)(
  '%s of %s accepts exactly the characters that the form accepts',
  async ([name, columns, form]) => {
    const allowed = await database.owner.unsafe(
      `select n from (select n, ${columns} from unnest($1::int[]) as n) as row where ${await check(name)}`,
      [codePoints],
    );
    const inSql = new Set(allowed.map(({ n }) => Number(n)));
    const differing = codePoints.filter(
      (code) => inSql.has(code) !== form(String.fromCodePoint(code)),
    );
    expect(differing.map((code) => code.toString(16))).toEqual([]);
  },
);
