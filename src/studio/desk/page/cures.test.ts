import { expect, test } from 'vitest';
import type { FieldValue } from '../desk-forms.ts';
import type { DeskProblem } from '../desk-problem.ts';
import { asksForPage, cureOf, replacing, undoing } from './cures.ts';
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

test('words that stand there no more, and other problems, have no cure', () => {
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
