import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { fixtureRoot } from '../../e2e/fixtures/fixture-site.ts';
import { readContent } from '../../engine/content/reader.ts';
import { kindOf } from './content-kind.ts';
import type { FieldValue } from './desk-forms.ts';
import type { FieldEdit } from './desk-messages.ts';
import type { FieldPath } from './desk-problem.ts';
import { bodyStart, editedText, fieldsIn } from './edited-text.ts';
import { appliedEdit, valueAt } from './field-values.ts';
import { editedBytes, fileText } from './file-text.ts';

const root = `${import.meta.dirname}/../../..`;
const real = [...readContent(fixtureRoot), ...readContent(root)];

type Editable = { path: string; schema: z.ZodType; text: string };
const files = real.flatMap(({ path, bytes }): Editable[] => {
  const schema = kindOf(path)?.schema;
  const text = schema && fileText(bytes)?.text;
  return schema && text !== undefined && text.trim() !== '[]' ? [{ path, schema, text }] : [];
});

/** The same numbers each time: a linear congruential generator. Source: Numerical Recipes. */
let seed = 20_261_122;
function random(below: number): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
}
const oneOf = <T>(all: readonly T[]) => all[random(all.length)] as T;

const words = [
  'Plain words',
  'A colon: and a # sign',
  '“Curly” and "straight" quotes',
  "It's one",
  '- begins with a hyphen',
  'true',
  '12',
  '2026-03-12',
  'with {braces}, [brackets] & an *asterisk',
  'ends with a colon:',
  'two\nlines',
  '\\ and \t tab',
  'é ü 🎉',
  ' spaces around ',
];

function* paths(value: FieldValue | undefined, at: FieldPath = []): Generator<FieldPath> {
  if (at.length > 0) yield at;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, one] of Object.entries(value)) {
    yield* paths(one, [...at, Array.isArray(value) ? Number(name) : name]);
  }
}

function another(value: unknown): FieldValue {
  if (typeof value === 'number') return value + 1 + random(9);
  if (typeof value === 'boolean') return !value;
  return oneOf(words.filter((word) => word !== value));
}

/** An edit of a value, or of the list that it is an item of. */
function randomEdit(data: FieldValue | undefined): FieldEdit {
  const at = oneOf([...paths(data)]);
  const value = valueAt(data, at);
  const list = valueAt(data, at.slice(0, -1));
  if (!Array.isArray(list)) {
    return typeof value === 'object' ? randomEdit(data) : { at, value: another(value) };
  }
  // The last item of a list leaves no list behind.
  const whole = list.length > 1 ? [{ at, remove: true } as const] : [];
  const moved = { at, moveTo: random(list.length) };
  return oneOf<FieldEdit>([{ at, insert: list[random(list.length)] }, ...whole, moved]);
}

/** How many characters are the same at both ends. */
function same(a: string, b: string): { first: number; last: number } {
  const most = Math.min(a.length, b.length);
  let first = 0;
  while (first < most && a[first] === b[first]) first++;
  let last = 0;
  while (last < most - first && a.at(-1 - last) === b.at(-1 - last)) last++;
  return { first, last };
}

/** Whether everything outside of the place that was edited is as it was. */
function isOnePlace({ path, text }: Editable, edit: FieldEdit, next: string): boolean {
  const { first, last } = same(text, next);
  if ('insert' in edit) return first + last >= text.length;
  if ('remove' in edit) return first + last >= next.length;
  if ('moveTo' in edit) return [...text].sort().join() === [...next].sort().join();
  const begin = path.endsWith('.json') ? 0 : text.indexOf('\n') + 1;
  const fields = path.endsWith('.json') ? text : text.slice(begin, bodyStart(path, text) - 4);
  const node = parseDocument(fields).getIn(edit.at, true) as { range: [number, number] };
  return first >= begin + node.range[0] && text.length - last <= begin + node.range[1];
}

test('1,000 random edits of all content change one field each, in one place', () => {
  expect(files.length).toBeGreaterThan(80);
  const wrong: unknown[] = [];
  for (let count = 0; count < 1000; count++) {
    // Every file has its turn, again and again.
    const file = files[count % files.length] as Editable;
    const data = fieldsIn(file.path, file.text);
    const edit = randomEdit(data);
    const next = editedText(file.path, file.text, [edit], file.schema);
    expect(fieldsIn(file.path, next)).toEqual(appliedEdit(data, edit));
    expect(bodyOf(file.path, next)).toBe(bodyOf(file.path, file.text));
    if (!isOnePlace(file, edit, next)) wrong.push([file.path, edit]);
    expectSameBytes(file.text, next);
  }
  expect(wrong).toEqual([]);
});

const bodyOf = (path: string, text: string) => text.slice(bodyStart(path, text));

/** As Windows saves it: outside of the edit each byte is the same, too. */
function expectSameBytes(text: string, next: string): void {
  const windows = (words: string) => `\uFEFF${words.replaceAll('\n', '\r\n')}`;
  const written = editedBytes(new TextEncoder().encode(windows(text)), next);
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(written)).toBe(windows(next));
}

const article = `---
# A hint that stays
title: 'It''s "quoted"'   # and a note
category: Content
tags:
  - one   # the first
  - "two"
keywords: [a, "b"]
excerpt: >-
  Folded over
  two lines.
cover: { photo: a.jpg, alt: words }
draft: true
---

The text.
`;
const { schema } = kindOf('content/insights/x.md') as { schema: z.ZodType };
const after = (edit: FieldEdit) => editedText('content/insights/x.md', article, [edit], schema);

const tags = '  - one   # the first\n  - "two"';
const styles: [what: string, edit: FieldEdit, from: string, to: string][] = [
  ['single quotes', { at: ['title'], value: "Don't" }, `'It''s "quoted"'`, `'Don''t'`],
  ['a note behind it', { at: ['tags', 0], value: 'uno' }, 'one   #', 'uno   #'],
  ['double quotes', { at: ['tags', 1], value: 'x: y' }, '"two"', '"x: y"'],
  ['brackets', { at: ['keywords', 1], insert: 'c' }, '[a, "b"]', '[a, "c", "b"]'],
  ['curly quotes', { at: ['tags', 0], value: '“One”' }, 'one   #', '"“One”"   #'],
  ['curly quotes of a new field', { at: ['date'], value: '“x”' }, 'tags:', 'date: "“x”"\ntags:'],
  ['folded lines', { at: ['excerpt'], value: 'One.' }, 'Folded over\n  two lines.', 'One.'],
  ['braces', { at: ['cover', 'caption'], value: 'c' }, 'words }', 'words, "caption": "c" }'],
  ['the schema’s order', { at: ['date'], value: '2026-03-12' }, 'tags:', 'date: 2026-03-12\ntags:'],
  ['an optional field that is emptied', { at: ['draft'], value: '' }, 'draft: true\n', ''],
  ['a line that is taken out', { at: ['draft'], remove: true }, 'draft: true\n', ''],
  ['a list that is emptied', { at: ['tags'], value: [] }, `tags:\n${tags}\n`, 'tags: []\n'],
  ['another order', { at: ['tags', 1], moveTo: 0 }, tags, '  - "two"   # the first\n  - one'],
];

test.each(styles)('an edit respects %s', (_, edit, from, to) => {
  expect(article).toContain(from);
  expect(after(edit)).toBe(article.replace(from, to));
});

test('an optional group goes with its last field', () => {
  const gone = [
    { at: ['cover', 'photo'], remove: true },
    { at: ['cover', 'alt'], value: ' ' },
  ] as const;
  const left = editedText('content/insights/x.md', article, gone, schema);
  expect(left).toBe(article.replace('cover: { photo: a.jpg, alt: words }\n', ''));
});

test('a whole list of JSON begins on lines of its own', () => {
  const path = 'content/redirects.json';
  const edit = { at: [0], insert: { from: '/a', to: '/work' } };
  const { schema } = kindOf(path) as { schema: z.ZodType };
  expect(editedText(path, '[]\n', [edit], schema)).toBe(
    '[\n  {\n    "from": "/a",\n    "to": "/work"\n  }\n]\n',
  );
});

test('fields that cannot be read are not edited', () => {
  const edit = { at: ['title'], value: 'x' };
  const broken = '---\ntitle: "a\n---\n\nText\n';
  const edited = () => editedText('content/insights/x.md', broken, [edit], schema);
  expect(edited).toThrow(/cannot be edited/);
});
