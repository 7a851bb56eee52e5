import { expect, test } from 'vitest';
import { markdown } from '../../../engine/content/markdown.ts';
import { curlyQuotes } from '../../../engine/content/mistakes/yaml-mistakes.ts';
import type { FieldValue } from '../desk-forms.ts';
import type { DeskProblem } from '../desk-problem.ts';
import { placed } from '../problem-places.ts';
import { asksForPage, cureOf, isUnderway, replacing, tidied, undoing } from './cures.ts';
import type { Unsaved } from './unsaved.ts';

const front = '---\ntitle: One\n---\n';
const now = (values: FieldValue, body = ''): Unsaved => ({ front, edits: [], values, body });
const problem = (about: Partial<DeskProblem> & Pick<DeskProblem, 'code'>): DeskProblem => ({
  file: 'content/insights/x.md',
  message: '',
  ...about,
});

test('a field that names no heading takes the one that is meant', () => {
  const field = ['figures', 0, 'section'];
  const words = { words: 'Wat we count', instead: 'What we count' };
  const values = { figures: [{ section: 'Wat we count' }] };
  expect(cureOf(problem({ code: 'unknown-heading', field, ...words }), now(values))).toEqual({
    label: 'Use this heading',
    edits: [{ at: field, value: 'What we count' }],
  });
});

test('a misspelt word is put right in its line, and in no other', () => {
  const body = 'We recieve.\n\nWe recieve $& more.\n';
  const words = { words: 'recieve', instead: 'receive' };
  expect(cureOf(problem({ code: 'misspelt', line: 6, ...words }), now({}, body))).toEqual({
    label: 'Write “receive”',
    body: 'We recieve.\n\nWe receive $& more.\n',
  });
});

test('half of a fact is made whole, and whole ones before it stay', () => {
  const [half, whole] = ['{ retainer }}', '{{ retainer }}'];
  const answer = (fact: string) => `From ${whole}, or ${fact}.`;
  const words = { words: half, instead: whole };
  const about = problem({ code: 'unknown-fact', field: ['a'], ...words });
  expect(cureOf(about, now({ a: answer(half) }))).toEqual({
    label: 'Write “{{ retainer }}”',
    edits: [{ at: ['a'], value: answer(whole) }],
  });
  const inText = problem({ code: 'unknown-fact', line: 4, ...words });
  expect(cureOf(inText, now({}, answer(half)))?.body).toBe(answer(whole));
});

const typed: [code: DeskProblem['code'], value: FieldValue, instead: string, tidy?: FieldValue][] =
  [
    ['no-number', '£1,250', '', 1250],
    ['no-number', '1,250', '', 1250],
    ['no-number', '12 people', ''],
    ['no-number', '10 to 12', ''],
    ['no-whole-number', 12.5, ''],
    ['wrong-value', '9am', '09:00', '09:00'],
    ['wrong-value', 'late', ''],
  ];

test.each(typed)(
  '%# %s: %j is tidied on leaving only where it can mean one thing',
  (code, value, instead, tidy) => {
    const about = { code, field: ['price'], ...(instead && { words: String(value), instead }) };
    const edits = tidy === undefined ? [] : [{ at: ['price'], value: tidy }];
    expect(tidied(problem(about), now({ price: value }))).toEqual(edits);
  },
);

const underway: [code: DeskProblem['code'], value: FieldValue, isUnderway: boolean][] = [
  ['no-number', '£1,1', true],
  ['no-number', '12 people', false],
  ['no-number', 'a lot', false],
  ['wrong-value', '0002-11-28', true],
  ['wrong-value', 'late', false],
];

test.each(underway)('%# %s: nothing is said of %j while it may become right', (code, value, is) => {
  expect(isUnderway(problem({ code, field: ['price'] }), now({ price: value }))).toBe(is);
});

const meant: [words: string, instead: string][] = [
  ['• One\n• Two', '- One\n- Two'],
  ['| Week | Cost |', '| Week | Cost |\n|---|---|'],
  ['| Week | Cost | Paid |\n|---|---|', '| Week | Cost | Paid |\n|---|---|---|'],
  ['[our work(/work)', '[our work](/work)'],
  ['[our work (now) (/work)', '[our work (now)](/work)'],
  ['[our work] (/work)', '[our work](/work)'],
  ['##What we count', '## What we count'],
];

test.each(meant)('%j in a text is put right at one press', (words, instead) => {
  const text = `First words.\n\n${words}\n`;
  const [found] = placed('', '', markdown(text, 'content/insights/x.md', 4).problems);
  const cure = found && cureOf(found, now({}, text));
  expect(cure).toEqual({ label: 'Put it right', body: `First words.\n\n${instead}\n` });
  expect(markdown(cure?.body ?? '', 'content/insights/x.md', 4).problems).toEqual([]);
});

test('quotation marks around a title are taken away', () => {
  const found = problem({ ...curlyQuotes('“Reels”'), code: 'misread-value', field: ['title'] });
  expect(cureOf(found, now({ title: '“Reels”' }))).toEqual({
    label: 'Remove the quotation marks',
    edits: [{ at: ['title'], value: 'Reels' }],
  });
});

const numbers: [given: string | number, meant: number | undefined][] = [
  ['£1,000', 1000],
  ['12 people', 12],
  ['about 1 250.50 pounds', 1250.5],
  [12.5, 13],
  ['3 to 5', undefined],
  ['£1k', undefined],
  ['a lot', undefined],
];

test.each(numbers)('a number field that is given %j offers %j', (given, value) => {
  const code = typeof given === 'number' ? 'no-whole-number' : 'no-number';
  expect(cureOf(problem({ code, field: ['fee'] }), now({ fee: given }))).toEqual(
    value && { label: `Write ${value}`, edits: [{ at: ['fee'], value }] },
  );
});

test('an invisible character is taken out of its line, or of its field', () => {
  const hidden = { code: 'invisible-character', words: '\u200b' } as const;
  const label = 'Take it out';
  const inLine = problem({ ...hidden, line: 6 });
  const body = 'Ze\u200bro.\n\nZe\u200bro.\n';
  expect(cureOf(inLine, now({}, body))).toEqual({ label, body: 'Ze\u200bro.\n\nZero.\n' });
  expect(cureOf(inLine, now([{ name: 'Ze\u200bro' }, { name: 'One' }]))).toEqual({
    label,
    edits: [{ at: [0, 'name'], value: 'Zero' }],
  });
  const inField = problem({ ...hidden, field: ['tags'] });
  expect(cureOf(inField, now({ title: '\u200b', tags: ['\u200bA', 'B\u200b\u200b'] }))).toEqual({
    label,
    edits: [
      { at: ['tags', 0], value: 'A' },
      { at: ['tags', 1], value: 'B' },
    ],
  });
});

test('a field of another name is renamed, unless that one is there', () => {
  const words = { words: 'catgory', instead: 'category' };
  const unknown = problem({ code: 'unknown-field', field: ['catgory'], ...words });
  expect(cureOf(unknown, now({ catgory: 'Content' }))?.edits).toEqual([
    { at: ['catgory'], remove: true },
    { at: ['category'], value: 'Content' },
  ]);
  expect(cureOf(unknown, now({ catgory: 'Content', category: 'Costs' }))).toBeUndefined();
});

test('a link to a draft may lead to another page, wherever it stands in its lines', () => {
  const draft = problem({ code: 'link-to-draft', line: 4, words: '/draft' });
  expect(asksForPage(draft)).toBe(true);
  expect(replacing(draft, '/work', now({}, 'See [our\nwork](/draft#a).'))?.body).toBe(
    'See [our\nwork](/work#a).',
  );
});

test('no cure is offered once the words have changed, or for other problems', () => {
  const gone = problem({ code: 'misspelt', line: 4, words: 'recieve', instead: 'receive' });
  expect(cureOf(gone, now({}, 'We receive.'))).toBeUndefined();
  expect(cureOf(problem({ code: 'too-long', field: ['title'] }), now({ title: 'x' }))).toBe(
    undefined,
  );
});

test('a field that was changed and not saved can be taken back', () => {
  const wrong = problem({ code: 'too-long', field: ['title'] });
  expect(undoing(wrong, now({ title: 'Too long' }), { title: 'One' })).toEqual({
    label: 'Undo this',
    edits: [{ at: ['title'], value: 'One' }],
  });
  expect(undoing(wrong, now({ title: 'One' }), { title: 'One' })).toBeUndefined();
  expect(undoing(wrong, now({ title: 'x' }), { title: 'FILL IN: a title' })).toBeUndefined();
});
