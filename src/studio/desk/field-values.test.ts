import { expect, test } from 'vitest';
import { z } from 'zod';
import type { FieldEdit } from './desk-messages.ts';
import { editedText, fieldsIn } from './edited-text.ts';
import { appliedEdit, fieldId, valueAt } from './field-values.ts';

const text = `---
title: One
tags:
  - a
  - b
  - c
faqs:
  - q: Why?
    a: So.
---
`;
const values = { title: 'One', tags: ['a', 'b', 'c'], faqs: [{ q: 'Why?', a: 'So.' }] };

const cases: [what: string, edit: FieldEdit, after: object][] = [
  ['writes a field', { at: ['title'], value: 'Two' }, { title: 'Two' }],
  ['adds a field', { at: ['cover', 'alt'], value: 'A pier' }, { cover: { alt: 'A pier' } }],
  ['deletes a field', { at: ['title'], remove: true }, { title: undefined }],
  ['writes an item', { at: ['tags', 1], value: 'x' }, { tags: ['a', 'x', 'c'] }],
  ['writes within an item', { at: ['faqs', 0, 'a'], value: '' }, { faqs: [{ q: 'Why?', a: '' }] }],
  ['adds an item', { at: ['tags', 3], insert: 'd' }, { tags: ['a', 'b', 'c', 'd'] }],
  ['deletes an item', { at: ['tags', 0], remove: true }, { tags: ['b', 'c'] }],
  ['moves an item down', { at: ['tags', 0], moveTo: 2 }, { tags: ['b', 'c', 'a'] }],
  ['moves an item up', { at: ['tags', 2], moveTo: 0 }, { tags: ['c', 'a', 'b'] }],
  ['writes an item past the end', { at: ['tags', 7], value: 'x' }, { tags: ['a', 'b', 'c', 'x'] }],
  ['adds an item past the end', { at: ['tags', 7], insert: 'x' }, { tags: ['a', 'b', 'c', 'x'] }],
  [
    'writes within an item past the end',
    { at: ['faqs', 7, 'q'], value: 'How?' },
    { faqs: [{ q: 'Why?', a: 'So.' }, { q: 'How?' }] },
  ],
  ['deletes nothing past the end', { at: ['tags', 7], remove: true }, {}],
  ['moves nothing past the end', { at: ['tags', 7], moveTo: 0 }, {}],
];

test.each(cases)('an edit %s, in the form and in the file alike', (_, edit, after) => {
  const expected = JSON.parse(JSON.stringify({ ...values, ...after }));
  expect(appliedEdit(values, edit)).toEqual(expected);
  expect(fieldsIn('a.md', editedText('a.md', text, [edit], z.unknown()))).toEqual(expected);
  const json = `${JSON.stringify(values, null, 2)}\n`;
  expect(fieldsIn('a.json', editedText('a.json', json, [edit], z.unknown()))).toEqual(expected);
});

test('an item of a file that is a list is edited too', () => {
  expect(appliedEdit(['a', 'b'], { at: [1], remove: true })).toEqual(['a']);
});

test('a path leads to its value, and a wrong one to nothing', () => {
  expect(valueAt(values, ['faqs', 0, 'q'])).toBe('Why?');
  expect(valueAt(values, ['faqs', 'q'])).toBeUndefined();
  expect(fieldId(['faqs', 0, 'q'])).toBe('field.faqs.0.q');
});
