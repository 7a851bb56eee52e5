import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../e2e/root.ts';
import { fieldTable } from '../../e2e/units/field-table.ts';
import { markdown } from '../../engine/content/markdown.ts';
import { singlePages } from '../../engine/content/tables.ts';
import { dataFiles } from '../data/data-files.ts';
import { families, kinds as pageKinds } from './kinds.ts';

const readme = readFileSync(join(root, 'content/README.md'), 'utf8');

const kinds: [name: string, schema: Parameters<typeof fieldTable>[0]][] = [
  ...families.map(({ folder, schema }): (typeof kinds)[number] => [`${folder}/*.md`, schema]),
  ...Object.values(dataFiles).map(({ file, schema }): (typeof kinds)[number] => [file, schema]),
  ...singlePages(pageKinds).map(([, { file, schema }]): (typeof kinds)[number] => [file, schema]),
];

test.each(kinds)(
  'content/README.md lists every field of %s with its schema’s description',
  (name, schema) => {
    const section = readme
      .split('### ')
      .find((part) => part.split('\n')[0]?.includes(`\`${name}\``));
    const told = section?.split('\n').filter((line) => /^\| (?!field)/.test(line));
    expect(told).toEqual(fieldTable(schema));
  },
);

test.each(kinds)('every field of %s has a description', (_, schema) => {
  for (const row of fieldTable(schema)) expect(row).toMatch(/\| [^|]*\w[^|]*[.] \|$/);
});
test('every example of a block in content/README.md is accepted', () => {
  const examples = [...readme.matchAll(/^(`{3,4})markdown\n(.*?)\n\1$/gms)].map(
    ([, , text]) => text,
  );
  expect(examples).toHaveLength(10);
  for (const text of examples) expect(markdown(text ?? '', 'x.md').problems).toEqual([]);
});
