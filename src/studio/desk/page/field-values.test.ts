import { expect, test } from 'vitest';
import type { FieldValue } from '../desk-forms.ts';
import type { FieldEdit } from '../desk-messages.ts';
import { fieldId, valueAt, withEdit } from './field-values.ts';

const values: FieldValue = { title: 'One', tags: ['a', 'b', 'c'], faqs: [{ q: 'Why?', a: 'So.' }] };

const cases: [what: string, edit: FieldEdit, after: unknown][] = [
  ['writes a field', { at: ['title'], value: 'Two' }, { title: 'Two' }],
  ['adds a field', { at: ['cover', 'alt'], value: 'A pier' }, { cover: { alt: 'A pier' } }],
  ['deletes a field', { at: ['title'], remove: true }, { title: undefined }],
  ['writes an item', { at: ['tags', 1], value: 'x' }, { tags: ['a', 'x', 'c'] }],
  ['adds an item', { at: ['tags', 3], insert: 'd' }, { tags: ['a', 'b', 'c', 'd'] }],
  ['deletes an item', { at: ['tags', 0], remove: true }, { tags: ['b', 'c'] }],
  ['moves an item down', { at: ['tags', 0], moveTo: 2 }, { tags: ['b', 'c', 'a'] }],
  ['moves an item up', { at: ['tags', 2], moveTo: 0 }, { tags: ['c', 'a', 'b'] }],
  [
    'writes within an item',
    { at: ['faqs', 0, 'a'], value: 'No.' },
    { faqs: [{ q: 'Why?', a: 'No.' }] },
  ],
];

test.each(cases)('an edit %s, and the rest of the form stays', (_, edit, after) => {
  expect(withEdit(values, edit)).toEqual({ ...(values as object), ...(after as object) });
});

test('an item of a file that is a list is edited too', () => {
  expect(withEdit(['a', 'b'], { at: [1], remove: true })).toEqual(['a']);
});

test('a path leads to its value, and a wrong one to nothing', () => {
  expect(valueAt(values, ['faqs', 0, 'q'])).toBe('Why?');
  expect(valueAt(values, ['faqs', 'q'])).toBeUndefined();
  expect(fieldId(['faqs', 0, 'q'])).toBe('field.faqs.0.q');
});
