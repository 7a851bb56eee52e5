import { expect, test } from 'vitest';
import type { z } from 'zod';
import { fieldShape } from '../../engine/content/field-shape.ts';
import { schemaAt } from '../../engine/content/schema-at.ts';
import { wording } from '../../engine/content/wording.ts';
import { dataFiles } from '../../site/data/data-files.ts';
import { kinds } from '../../site/kinds/kinds.ts';
import { blankItem, controlOf, type FormField, fieldsOf, formParts, partOf } from './desk-forms.ts';
import { isBlank } from './desk-problem.ts';
import { oneMore } from './item-name.ts';
import { opened } from './open-file.ts';

const schemas = [...Object.entries(dataFiles), ...Object.entries(kinds)].flatMap(
  ([name, row]): [string, z.ZodType][] => ('schema' in row ? [[name, row.schema]] : []),
);

function* all(field: FormField, at = ''): Generator<[at: string, field: FormField]> {
  if (field.items) yield* all(field.items, `${at}[]`);
  for (const { name, field: one } of fieldsOf(field)) {
    yield [`${at}.${name}`, one];
    yield* all(one, `${at}.${name}`);
  }
}

test.each(schemas)('every field of %s says what it is, in word and sentence', (_, schema) => {
  const fields = [...all(fieldShape(schema))];
  expect(fields.length).toBeGreaterThan(1);
  const silent = fields.filter(([, { title, description }]) => !title || !description);
  expect(silent.map(([at]) => at)).toEqual([]);
});

/** Of all lists that staff add to, so that a new one gets its word here. */
const added = `
  a bar, a baseline figure, a client, a fact, a featured project, a figure, a film,
  a footer column, a former address, a frame, a keyword, a line, a link, a name, a next step,
  a paragraph, a person, a photograph, a piece, a piece of work, a point, a post, a problem,
  a question, a recipient, a related page, a result, a row, a service, a set of hours, a size,
  a small link, a social network, a stage, a step, a subject, a tag, a term, a testimonial,
  a thing you get, a time, a usage note, a value, a version, a year, an entry, an example,
  an outcome`;

test('the button that adds to a list says in English what it adds', () => {
  const forms = [...Object.values(dataFiles), ...Object.values(kinds)].flatMap((row) => {
    const path = 'file' in row ? row.file : 'folder' in row && `${row.folder}/x.md`;
    return path && 'schema' in row ? [opened(path, '', null).form.field] : [];
  });
  const lists = forms.flatMap((form) => [form, ...[...all(form)].map(([, field]) => field)]);
  const words = lists.flatMap(({ items, title = '' }) => (items ? [oneMore(title)] : []));
  expect([...new Set(words)].sort()).toEqual(added.trim().split(/,\s+/));
});

const pages = Object.entries(kinds).flatMap(([name, row]): [string, z.ZodType][] =>
  'schema' in row ? [[name, row.schema]] : [],
);

test.each(pages)('the form of %s begins with its title and ends with metadata', (_, schema) => {
  const names = (isForSearch: boolean) =>
    fieldsOf(partOf(fieldShape(schema), isForSearch)).map(({ name }) => name);
  expect(names(false)[0]).toBe('title');
  expect(names(false)).not.toContain('keywords');
  expect(names(true)).toEqual(expect.arrayContaining(['metaTitle', 'keywords']));
});

const formOf = (name: 'project' | 'article') => partOf(fieldShape(kinds[name].schema), false);

test('the form of a project is told as a person would tell it; a short one has no parts', () => {
  const parts = new Map(formParts(formOf('project')));
  expect([...parts.keys()]).toEqual([
    'Who it was for',
    'What was asked',
    'What we did',
    'What came of it',
    'Pictures',
    'At the foot',
  ]);
  const client = { path: ['caseStudy', 'client'] };
  expect(parts.get('Who it was for')).toContainEqual(expect.objectContaining(client));
  expect(formParts(formOf('article'))).toEqual([]);
});

test('on a phone, the form of the agency is a list of what it holds', () => {
  const parts = formParts(fieldShape(dataFiles.settings.schema), true);
  const titles = parts.map(([title]) => title);
  expect(titles).toEqual(expect.arrayContaining(['Basics', 'Opening hours', 'People']));
  expect(parts.find(([title]) => title === 'Basics')?.[1].length).toBeGreaterThan(2);
  expect(new Set(titles).size).toBe(titles.length);
});

test.each(pages)('the form of %s begins, in its parts too, with its title', (_, schema) => {
  const [first] = formParts(partOf(fieldShape(schema), false));
  expect(first?.[1][0]?.name ?? 'title').toBe('title');
});

const controls: [kind: keyof typeof kinds, field: string, control: string][] = [
  ['article', '.title', 'text'],
  ['article', '.author', 'name'],
  ['article', '.date', 'date'],
  ['article', '.featured', 'switch'],
  ['article', '.tags', 'list'],
  ['article', '.tags[]', 'text'],
  ['article', '.cover', 'group'],
  ['article', '.cover.photo', 'media'],
  ['project', '.related[]', 'page'],
];

test.each(controls)('the form of %s has at %s a control for a %s', (name, at, control) => {
  const kind = kinds[name];
  const fields = new Map('schema' in kind ? all(fieldShape(kind.schema)) : []);
  const field = at.endsWith('[]') ? fields.get(at.slice(0, -2))?.items : fields.get(at);
  expect(field && controlOf(field)).toBe(control);
});

test('a new item of a list has its fields, all of them blank', () => {
  const service = 'schema' in kinds.service ? fieldShape(kinds.service.schema) : {};
  expect(blankItem(service.properties?.faqs ?? {})).toEqual({ q: '', a: '' });
  expect(blankItem({ items: { type: 'string' } })).toBe('');
});

test.each(schemas)('a new item in a list of %s is blank, and never wrong', (_, schema) => {
  for (const at of ['', ...[...all(fieldShape(schema))].map(([at]) => at)]) {
    const path = at.replaceAll('[]', '.0').split('.').slice(1);
    const list = schemaAt(
      schema,
      path.map((step) => (step === '0' ? 0 : step)),
    );
    const item = list && schemaAt(list, [0]);
    if (!list || !item) continue;
    const { error } = item.safeParse(blankItem(fieldShape(list)), { reportInput: true });
    const reported = error ? wording(error, item, { file: at, line: () => 1 }) : [];
    // Of two fields that may each be left out, one may be asked for.
    const wrong = reported.filter((one) => !isBlank(one) && one.code !== 'wrong-together');
    expect(wrong).toEqual([]);
  }
});
