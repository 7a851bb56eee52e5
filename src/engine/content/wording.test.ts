import { expect, test } from 'vitest';
import { z } from 'zod';
import { formatProblem } from '../kernel/problem.ts';
import { Memory } from '../kernel/remember.ts';
import { loadFile } from './load-file.ts';
import { noSite } from './markdown.ts';

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
});

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

function said(changes: Record<string, string | undefined>): string[] {
  const fields = Object.entries({ ...good, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}`);
  const bytes = new TextEncoder().encode(`---\n${fields.join('\n')}\n---\nText.\n`);
  const path = 'content/insights/x.md';
  const row = { file: path, schema: article, address: () => '/x' };
  const { problems } = loadFile(row, { path, bytes }, noSite, new Memory('').remember);
  return problems.map(formatProblem);
}

test('a correct article is accepted', () => {
  expect(said({})).toEqual([]);
});

const cases: [what: string, changes: Record<string, string | undefined>, says: string][] = [
  [
    'a mistyped field',
    { catgory: 'Content' },
    'content/insights/x.md:11 "catgory" is not a field. Did you mean "category"?',
  ],
  [
    'a missing field',
    { date: undefined },
    'content/insights/x.md:1 "date" is missing. The day of publication, such as 2026-03-12.',
  ],
  [
    'a date that does not exist',
    { date: '2026-02-30' },
    'content/insights/x.md:4 "date" is "2026-02-30", which is not a day in the calendar. The day of publication, such as 2026-03-12.',
  ],
  [
    'a category that is not one',
    { category: 'Stategy' },
    'content/insights/x.md:3 "category" cannot be "Stategy". It is one of Strategy, Content, Social Media. Did you mean "Strategy"?',
  ],
  [
    'a long excerpt',
    { excerpt: 'e'.repeat(161) },
    'content/insights/x.md:6 "excerpt" is 161 characters long; the most is 160.',
  ],
  [
    'a blank title',
    { title: '"  "' },
    'content/insights/x.md:2 "title" is blank. The headline; the article’s address is made from it.',
  ],
  [
    'text where a list belongs',
    { tags: 'one' },
    'content/insights/x.md:8 "tags" should be a list, such as ["one", "two"], not "one". One to eight topics (a list).',
  ],
  [
    '"yes" where true or false belongs',
    { featured: 'yes' },
    'content/insights/x.md:10 "featured" should be true or false, not "yes". Puts it into the Featured section (true or false).',
  ],
];

test.each(cases)('%s is reported with the cure', (_, changes, says) => {
  expect(said(changes)).toEqual([says]);
});

test('all mistakes in a file are reported at once', () => {
  expect(said({ date: 'soon', tags: 'one', catgory: 'x' })).toHaveLength(3);
});
