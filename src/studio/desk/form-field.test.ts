import { expect, test } from 'vitest';
import type { z } from 'zod';
import { dataFiles } from '../../site/data/data-files.ts';
import { kinds } from '../../site/kinds/kinds.ts';
import type { FormField } from './desk-forms.ts';
import { formField } from './form-field.ts';

const schemas = [...Object.entries(dataFiles), ...Object.entries(kinds)].flatMap(
  ([name, row]): [string, z.ZodType][] => ('schema' in row ? [[name, row.schema]] : []),
);

function* all(field: FormField, at = ''): Generator<[at: string, field: FormField]> {
  yield [at, field];
  if (field.type === 'list') yield* all(field.item, `${at}[]`);
  if (field.type !== 'group') return;
  for (const one of field.fields) yield* all(one, `${at}.${one.name}`);
}

test.each(schemas)(
  'every field of %s says what it is, in a word and in a sentence',
  (_, schema) => {
    const fields = [...all(formField(schema))].filter(([at]) => at !== '' && at !== '[]');
    expect(fields.length).toBeGreaterThan(1);
    const silent = fields.filter(([, { title, help }]) => title === '' || help === '');
    expect(silent.map(([at]) => at)).toEqual([]);
  },
);

const named = (name: keyof typeof kinds, field: string) => {
  const row = kinds[name];
  const form = 'schema' in row && formField(row.schema);
  return form && form.type === 'group' ? form.fields.find((one) => one.name === field) : undefined;
};

const fields: [kind: keyof typeof kinds, field: string, is: object][] = [
  [
    'article',
    'title',
    { type: 'text', title: 'Title', max: 100, isLong: false, isOptional: false },
  ],
  ['article', 'summary', { type: 'text', max: 500, isLong: true }],
  ['article', 'author', { type: 'text', from: 'settings.people.id' }],
  ['article', 'date', { type: 'date' }],
  ['article', 'featured', { type: 'switch' }],
  ['article', 'updated', { type: 'date', isOptional: true }],
  ['article', 'tags', { type: 'list', min: 1, max: 8, blank: '' }],
  ['project', 'related', { type: 'list', min: 3, max: 3, item: { type: 'text', isLink: true } }],
  ['service', 'faqs', { type: 'list', label: 'q', blank: { q: '', a: '' } }],
];

test.each(fields)('the form of %s has a fitting field for %s', (kind, field, is) => {
  expect(named(kind, field)).toMatchObject(is);
});

test('a photograph knows how wide it must be where it is shown', () => {
  const cover = named('article', 'cover');
  const photo = cover?.type === 'group' && cover.fields.find(({ name }) => name === 'photo');
  expect(photo).toMatchObject({ photograph: 'cover', leastWidth: 1440 });
});
