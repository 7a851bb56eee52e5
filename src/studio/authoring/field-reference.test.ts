import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../e2e/root.ts';
import { singlePages } from '../../engine/content/tables.ts';
import { dataFiles } from '../../site/data/data-files.ts';
import { kinds } from '../../site/kinds/kinds.ts';
import { fieldReference, fieldsOf, referenceHeading } from './field-reference.ts';
import { startable } from './startable.ts';

const path = join(root, 'content/README.md');

test('content/README.md ends with the fields of every file; npm run test:unit -- field-reference -u writes them', async () => {
  const [words = ''] = readFileSync(path, 'utf8').split(referenceHeading);
  await expect(`${words}${fieldReference()}`).toMatchFileSnapshot(path);
});

const files = [...Object.values(dataFiles), ...singlePages(kinds).map(([, kind]) => kind)];

test.each([...startable().keys(), ...files.map(({ file }) => file)])(
  'npm run new -- --fields %s says what every field is for',
  (name) => {
    const lines = fieldsOf(name);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^[\w: ]+ {2}.*\w.*[.]$/);
  },
);

test('the reference lists nested fields, and says which may be left out', () => {
  expect(fieldsOf('article')).toContain('cover: caption  The words under it. May be left out.');
});

test('a page’s file has the fields of its kind', () => {
  expect(fieldsOf('content/insights/tide-table.md')).toEqual(fieldsOf('article'));
});

test('an item of a list has fields of its own', () => {
  expect(fieldsOf('person')[1]).toBe('name  First name and surname.');
});

test('a name that nothing has is refused with the nearest one', () => {
  expect(() => fieldsOf('artcle')).toThrow('Did you mean "article"?');
});
