import { expect, test } from 'vitest';
import { z } from 'zod';
import { wording } from '../../../engine/content/wording.ts';
import { type Fault, namedFault } from '../../../engine/kernel/problem.ts';
import { openingHours } from '../../../site/data/opening-hours.ts';
import type { Form } from '../desk-forms.ts';
import type { DeskProblem } from '../desk-problem.ts';
import { itemDetail } from '../file-words.ts';
import { hintIn, shownText } from '../fill-in.ts';
import { itemName } from '../item-name.ts';
import { placed } from '../problem-places.ts';
import { savedTexts } from '../saved-content.ts';
import { lengthInWords } from '../word-count.ts';
import { plainWords } from '../written-at.ts';
import { thingsToPutRight } from './problem-list.tsx';
import { allProblems, placeOfProblem, sentenceOf } from './problems-of.ts';
import type { Unsaved } from './unsaved.ts';

test('the length of a text counts what is read, not its signs', () => {
  const text =
    '## A heading\n\nSee [our work](/work-and-more) now.\n\n| A | B |\n|---|---|\n| c | d |';
  expect(lengthInWords(text)).toBe('10 words, 1 minute to read');
  expect(lengthInWords('')).toBe('0 words, 1 minute to read');
  expect(lengthInWords('word '.repeat(1100))).toBe('1,100 words, 5 minutes to read');
});

test('what is still to be filled in is blank, and says what belongs there', () => {
  const value = 'FILL IN: The headline. At most 60 characters.';
  expect(shownText(value)).toBe('');
  expect(hintIn(value)).toBe('The headline. At most 60 characters.');
  expect(shownText('A title')).toBe('A title');
  expect(hintIn('A title')).toBeUndefined();
});

test('for a value that is not a number, the message says what to type, not how the file writes it', () => {
  const unnamed = 'should be a number without quotes, sign or comma, such as 1000, not "20".';
  expect(sentenceOf(namedFault('"fee"', 'no-number', unnamed))).toBe(
    'Write a number in figures, such as 1000, £2,150 or 2.50.',
  );
  const part = 'should be a whole number, such as 12, not 12.5.';
  expect(sentenceOf(namedFault('"each"', 'no-whole-number', part))).toBe(
    'Write a whole number, such as 12.',
  );
});

test('code for web pages, and a name in no list, are said with what to do', () => {
  const html = { code: 'html-not-allowed', message: 'x', words: '<script>' } as const;
  expect(sentenceOf(html)).toBe(
    '“<script>” is code for web pages, which a text cannot hold. Delete it, or write it in words.',
  );
  const listedIn = 'content/clients.json';
  const unknown = { ...namedFault('"client"', 'unknown-value', 'x'), words: 'Bakes', listedIn };
  const titleOf = (_: string, item?: string) => item ?? 'Clients';
  expect(sentenceOf(unknown, titleOf)).toBe(
    '“Bakes” is not among “Clients”. Choose another, or add it there.',
  );
  expect(sentenceOf({ ...unknown, instead: 'Bakery' }, titleOf)).toBe(
    '“Bakes” is not among “Clients”. Did you mean “Bakery”?',
  );
});

test('who was taken out of a list is called by the name that they had there', () => {
  const listedIn = 'content/site.json';
  const gone = { ...namedFault('"author"', 'unknown-value', 'x'), words: 'tom', listedIn };
  const titleOf = (_: string, item?: string) => (item ? 'Tom Usher' : 'People');
  expect(sentenceOf(gone, titleOf)).toBe(
    '“Tom Usher” is no longer among “People”. Choose another, or add it there again.',
  );
});

test('a person in another file is called by name', () => {
  const file = 'content/site.json';
  const text = JSON.stringify({ people: [{ id: 'sam', name: 'Sam Reed' }] });
  const problem = {
    file,
    field: ['people', 0, 'bio'],
    code: 'missing-field',
    message: 'x',
  } as const;
  const saved = savedTexts([{ path: file, bytes: new TextEncoder().encode(text) }]);
  expect(placed('', '', [problem], saved)[0]?.place).toBe('People, Sam Reed, Bio');
});

test('a problem in another file names the field as its form does', () => {
  const source = { file: 'content/site.json', line: () => 1 };
  const schema = z.object({ openingHours });
  const hours = { from: 'Monday', to: 'Friday', opens: '17:00', closes: '09:00' };
  const { error } = schema.safeParse({ openingHours: [hours] }, { reportInput: true });
  const [found] = placed('', '', error ? wording(error, schema, source) : []);
  expect(found?.field?.at(-1)).toBe('closes');
  expect(found?.place).toMatch(/^Set of hours 1, /);
  expect(found && sentenceOf(found)).toBe('It must be later than “Opens”.');
});

const faqs = { title: 'FAQs', items: { properties: { a: {}, q: {} } } };

test('an item is called by its own words, or by its place', () => {
  expect(itemName(faqs, { q: 'What does it cost?' }, 0)).toBe('What does it cost?');
  expect(itemName(faqs, { q: 'FILL IN: a question' }, 2)).toBe('FAQ 3');
  expect(itemName({ title: 'Tags', items: {} }, 'Reels', 0)).toBe('Reels');
});

test('a row of a list says its price, and what tells it from another of its name', () => {
  const price = { money: true, type: 'integer' } as const;
  const sizes = { title: 'Sizes', items: { properties: { name: {}, price } } };
  expect(itemDetail(sizes, [{ name: 'One account', price: 1000 }], 0)).toBe('£1,000');
  const parts = { title: 'Parts', items: { properties: { section: {}, chart: {}, alt: {} } } };
  const items = [
    { section: 'Why we started', chart: 'pier', alt: 'The pier' },
    { section: 'Why we started', chart: 'pier', alt: 'The *team*' },
    { section: 'Now', chart: 'pier' },
  ];
  expect(items.map((_, at) => itemDetail(parts, items, at))).toEqual(['The pier', 'The team', '']);
});

test('an item that lasts from one day to another is called by both', () => {
  const week = { title: 'Opening hours', items: { properties: { from: {}, to: {} } } };
  expect(itemName(week, { from: 'Monday', to: 'Friday' }, 0)).toBe('Monday to Friday');
  expect(itemName(week, { from: 'Monday', to: 'Monday' }, 0)).toBe('Monday');
});

const faults: [fault: Fault, says: string][] = [
  [namedFault('"faqs", item 2, "q"', 'blank-field', 'is blank.'), 'It is blank.'],
  [{ code: 'placeholder', message: '"lorem ipsum" is filler.' }, '"lorem ipsum" is filler.'],
  [{ code: 'broken-link', message: 'the link leads nowhere.' }, 'The link leads nowhere.'],
];

const buildWords: [fault: Fault, says: string][] = [
  [
    { code: 'link-to-draft', message: 'publish content/x.md.', words: '/projects/kiln' },
    'The link “/projects/kiln” leads to a draft. Press “Let it go live” on that page, or take the link out.',
  ],
  [
    { code: 'unlinked-page', message: 'Link from content/navigation.json.' },
    'No page links to it. Link to it from another page, or from “Menus and footer”.',
  ],
  [
    { code: 'missing-media', message: 'is not in content/media.', words: 'kiln.jpg' },
    '“kiln.jpg” is not among “Pictures and files”. Add it there, or choose another.',
  ],
  [
    { code: 'missing-media', message: '', words: 'kilm.jpg', instead: 'kiln.jpg' },
    '“kilm.jpg” is not among “Pictures and files”. Did you mean “kiln.jpg”?',
  ],
];

test.each(buildWords)('%j is said without files, in the desk’s names', (fault, says) => {
  expect(sentenceOf(fault)).toBe(says);
});

test.each(faults)('next to its field, %j does not repeat the field’s name', (fault, says) => {
  expect(sentenceOf(fault)).toBe(says);
});

test('another file is called by its title', () => {
  const message = 'is the description of content/insights/reels.md too, at content/x.json:12.';
  const titles: Record<string, string> = { 'content/insights/reels.md': 'Reels' };
  const said = sentenceOf({ code: 'repeated-value', message }, (path) => titles[path] ?? path);
  expect(said).toBe('Is the description of “Reels” too, at “content/x.json”.');
});

test('a field that is still to be filled in shows its help once', () => {
  const fault = namedFault('"date"', 'to-fill-in', 'is still to be filled in. The day.');
  expect(sentenceOf(fault)).toBe('It is still to be filled in.');
});

test('what two checks find of one page is listed once, and the same of two fields twice', () => {
  const file = 'content/services/films.md';
  const unlinked = ['is reached by no link.', 'is reached by no link from Home.'].map(
    (message) => ({ file, code: 'unlinked-page' as const, message }),
  );
  const blank = ['date', 'title'].map((name) => {
    return { file, field: [name], code: 'to-fill-in' as const, message: 'is to be filled in' };
  });
  expect(allProblems(undefined, [...unlinked, ...blank], file)).toHaveLength(3);
});

const role = { type: 'string', minLength: 3, maxLength: 9, description: 'Their job.' };
const people = { items: { properties: { role, fee: { type: 'integer', maximum: 90 } } } };
const typedRoles: [typed: string | number, says: string | undefined][] = [
  ['Keeper', 'too-short'],
  ['Owner', undefined],
  [' ', 'blank-field'],
  ['Keeper of the lamp', 'too-long'],
];

/** What is said of a list of people whose check said that each role is too short. */
function saidOf(now: object[], checkedValues: object[] = [{ role: 'Keeper' }]) {
  const path = 'content/people.json';
  const short = { file: path, field: [0, 'role'], code: 'too-short', message: 'x' } as const;
  const checked = { values: checkedValues, text: '[]', bodyFrom: 2, problems: [short] } as never;
  const typed = {
    now: { front: '[]', body: '', values: now },
    file: { path, form: { field: people } },
  };
  return allProblems(checked, [], path, { ...typed, facts: { one: 'x' } } as never);
}

test.each(typedRoles)(
  'before its check has answered, “%s” is called what it is, and not what the words before were',
  (typed, says) => {
    expect(saidOf([{ role: typed }]).map(({ code }) => code)).toEqual(says ? [says] : []);
  },
);

test('a limit is said in the words that the check has for it', () => {
  const schema = z.array(
    z.object({ role: z.string().min(3).max(9).describe('Their job.'), fee: z.int().max(90) }),
  );
  const now = [
    { role: 'Keeper of the lamp', fee: 91 },
    { role: 'Me', fee: 1.5 },
    { role: ' ', fee: 'a lot' },
  ];
  const { error } = schema.safeParse(now, { reportInput: true });
  const source = { file: 'content/people.json', line: () => 1 };
  const built = (error ? wording(error, schema, source) : []).map((one) => sentenceOf(one));
  expect(built).toHaveLength(6);
  expect(saidOf(now, []).map((one) => sentenceOf(one))).toEqual(built);
});

test('what was said of a line of the text is not said of the line that was written for it', () => {
  const path = 'content/pages/about.md';
  const text = '---\n---\nOne [link](/nowhere).\nTwo.\n';
  const broken = { file: path, line: 3, code: 'broken-link', message: 'x' } as const;
  const checked = { values: {}, text, bodyFrom: 8, problems: [broken] } as never;
  const file = { path, form: { field: {} } };
  const said = (body: string) => {
    const now = { front: '---\n---\n', body, values: {} };
    return allProblems(checked, [], path, { now, file, facts: {} } as never).length;
  };
  expect(said('One [link](/work).\nTwo.\n')).toBe(0);
  expect(said('Zero.\nOne [link](/nowhere).\nTwo, and more.\n')).toBe(1);
});

test('one wrong address is one thing to put right, in however many places it stands', () => {
  const link = (file: string, line: number, words: string) =>
    ({ file, line, code: 'broken-link', message: `${words}, at ${line}`, words }) as const;
  const menu = link('content/navigation.json', 5, '/nowhere');
  const [page, other] = [link('content/a.md', 9, '/nowhere'), link('content/b.md', 9, '/gone')];
  const misspelt = ['content/a.md', 'content/b.md'].map(
    (file) => ({ file, line: 3, code: 'misspelt', message: 'x', words: 'teh' }) as const,
  );
  expect(thingsToPutRight([menu, page])).toBe('One thing to put right');
  expect(thingsToPutRight([menu, page, other, ...misspelt])).toBe('4 things to put right');
});

const paragraphs = [
  ['## The Reel, shot by shot', 'the reel, shot by shot'],
  ['See **our** [work](/work) first', 'see our work first'],
  ['| 0–3 | Her arm sinks | Is it? |', '0-3'],
  ['It costs {{ retainer }} a month, and ads are extra', 'a month, and ads are extra'],
  ['> [!TIP]', ''],
];

test.each(paragraphs)('on the page, %s is looked for as %s', (written, words) => {
  expect(plainWords(written ?? '')).toBe(words);
});

test('a warning about a line of a list names the item and its field, once', () => {
  const path = 'content/clients.json';
  const text =
    '[\n  {\n    "id": "a",\n    "name": "Zoë"\n  },\n  {\n    "name": "Chloë"\n  }\n]\n';
  const line = (line: number) => ({
    ...{ file: path, line, code: 'missing-glyph', message: 'has "ë"' },
  });
  const found = placed(path, text, [line(4), line(7)] as never);
  expect(found.map(({ field }) => field)).toEqual([
    [0, 'name'],
    [1, 'name'],
  ]);
  expect(allProblems(undefined, found, path)).toHaveLength(1);
});

test('a problem quotes a text as it is read', () => {
  const words = 'What a **kettle** [costs](/kettles)';
  expect(sentenceOf({ code: 'heading-level', message: 'x', words })).toBe(
    '“What a kettle costs” is a heading of the wrong size here. Press “Heading” on its line.',
  );
  const unknown = {
    code: 'unknown-heading',
    message: 'x',
    words: 'Costs',
    instead: words,
  } as const;
  expect(sentenceOf(unknown)).toBe(
    '“Costs” is no heading of the text. Did you mean “What a kettle costs”?',
  );
  const form = { hasBody: true, field: {} } as Form;
  const now = { front: '---\n---\n', body: '## From {{ small }} for **Kettles**', values: {} };
  const place = placeOfProblem({ line: 3 } as DeskProblem, form, now as Unsaved, { small: '£1k' });
  expect(place).toBe('Text, at “From £1k for Kettles”');
});

test('a problem with a picture in a text names its file', () => {
  const form = { hasBody: true, field: {} } as Form;
  const now = { front: '---\n---\n', body: '\n![A "pale" circle 🎉](huge.jpg)\n', values: {} };
  const place = (line: number) => placeOfProblem({ line } as DeskProblem, form, now as Unsaved);
  expect(place(4)).toBe('The picture huge.jpg');
});
