import { expect, test } from 'vitest';
import { z } from 'zod';
import { formatProblem, type Problem, type ProblemCode } from '../kernel/problem.ts';
import { Memory } from '../kernel/remember.ts';
import { loadFile } from './load-file.ts';
import { noSite } from './markdown.ts';
import { wording } from './wording.ts';

const described = <Field extends z.ZodType>(field: Field, description: string) =>
  field.meta({ description });

/** Fields of every sort, as a site describes them to its staff. */
const article = z.strictObject({
  title: described(
    z.string().trim().min(1),
    'The headline; the article’s address is made from it.',
  ),
  category: described(z.enum(['Strategy', 'Content', 'Social Media']), 'What it is about.'),
  date: described(z.iso.date(), 'The day of publication.'),
  author: described(z.string(), 'Who wrote it.'),
  excerpt: described(z.string().min(70).max(160), 'What a list says of it.'),
  summary: described(z.string(), 'The argument in a sentence.'),
  tags: described(z.array(z.string()).min(1).max(8), 'One to eight topics.'),
  keywords: described(z.array(z.string()), 'What people search for.'),
  featured: described(z.boolean(), 'Puts it into the Featured section.'),
  fee: described(z.number().positive().optional(), 'What it costs, in pounds.'),
  hours: described(z.number().int().optional(), 'How many hours it takes.'),
  at: z
    .string()
    .regex(/^\d:\d\d$/, 'must be minutes and seconds')
    .optional(),
});

type Changes = Readonly<Record<string, string | undefined>>;

const good = {
  title: 'A title',
  category: 'Content',
  date: '2026-03-12',
  author: 'nell',
  excerpt: 'e'.repeat(80),
  summary: 'A summary.',
  tags: '[one]',
  keywords: '[one]',
  featured: 'false',
};

function found(changes: Changes): readonly Problem[] {
  const fields = Object.entries({ ...good, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}`);
  const bytes = new TextEncoder().encode(`---\n${fields.join('\n')}\n---\nText.\n`);
  const path = 'content/insights/x.md';
  const row = { file: path, schema: article, address: () => '/x' };
  return loadFile(row, { path, bytes }, noSite, new Memory('').remember).problems;
}

test('a text that breaks several rules is reported for the first, with what the field expects', () => {
  const name = z
    .string()
    .min(1)
    .regex(/^[a-z]+$/, 'must be lower case');
  const schema = z.strictObject({ id: name.meta({ meant: (text) => text.toLowerCase() }) });
  const told = (id: string) => {
    const { error } = schema.safeParse({ id }, { reportInput: true });
    return error && wording(error, schema, { file: 'x.json', line: () => 1 });
  };
  expect(told('')).toMatchObject([{ code: 'blank-field' }]);
  expect(told('Calm')).toMatchObject([{ code: 'wrong-value', words: 'Calm', instead: 'calm' }]);
});

test('a correct article is accepted', () => {
  expect(found({})).toEqual([]);
});

const cases: Record<string, [changes: Changes, code: ProblemCode]> = {
  '11 "catgory" is not a field. Did you mean "category"?': [
    { catgory: 'Content' },
    'unknown-field',
  ],
  '1 "date" is missing. The day of publication, such as 2026-03-12.': [
    { date: undefined },
    'missing-field',
  ],
  '4 "date" is "2026-02-30", which is not a day in the calendar. The day of publication, such as 2026-03-12.':
    [{ date: '2026-02-30' }, 'wrong-value'],
  '3 "category" cannot be "Stategy". It is one of Strategy, Content, Social Media. Did you mean "Strategy"?':
    [{ category: 'Stategy' }, 'unknown-value'],
  '6 "excerpt" is 161 characters long; the most is 160.': [
    { excerpt: 'e'.repeat(161) },
    'too-long',
  ],
  '2 "title" is blank. The headline; the article’s address is made from it.': [
    { title: '"  "' },
    'blank-field',
  ],
  '4 "date" is blank. The day of publication, such as 2026-03-12.': [{ date: '""' }, 'blank-field'],
  '11 "at" is blank; it must be minutes and seconds.': [{ at: '""' }, 'blank-field'],
  '11 "fee" is blank. What it costs, in pounds.': [{ fee: '""' }, 'blank-field'],
  '11 "fee" is 0; it must be more than 0.': [{ fee: '0' }, 'out-of-range'],
  '4 "date" is "TBC", which is not a day in the calendar. The day of publication, such as 2026-03-12.':
    [{ date: 'TBC' }, 'wrong-value'],
  '8 "tags" should be a list, such as ["one", "two"], not "one". One to eight topics (a list).': [
    { tags: 'one' },
    'wrong-type',
  ],
  '10 "featured" should be true or false, not "yes". Puts it into the Featured section (true or false).':
    [{ featured: 'yes' }, 'wrong-type'],
  '11 "fee" should be a number without quotes, sign or comma, such as 1000, not "£20". What it costs, in pounds.':
    [{ fee: '£20' }, 'no-number'],
  '11 "hours" should be a whole number, such as 12, not 12.5. How many hours it takes.': [
    { hours: '12.5' },
    'no-whole-number',
  ],
  '8 "tags" is a list of 0; the least is 1.': [{ tags: '[]' }, 'too-few'],
};

test.each(Object.entries(cases))('it says, with the cure: %s', (says, [changes, code]) => {
  const problems = found(changes);
  expect(problems.map(formatProblem)).toEqual([`content/insights/x.md:${says}`]);
  expect(problems).toMatchObject([{ code }]);
});

test('a value that breaks its own rule and its group’s is reported for its own', () => {
  const schema = z
    .strictObject({ now: z.number().nonnegative(), before: z.number() })
    .refine(({ now, before }) => now > before, { path: ['now'], message: 'must be more' });
  const { error } = schema.safeParse({ now: -1, before: 3 }, { reportInput: true });
  const told = error && wording(error, schema, { file: 'x.json', line: () => 1 });
  expect(told).toMatchObject([{ code: 'out-of-range' }]);
});

test('all mistakes in a file are reported at once', () => {
  expect(found({ date: 'soon', tags: 'one', catgory: 'x' })).toHaveLength(3);
});
