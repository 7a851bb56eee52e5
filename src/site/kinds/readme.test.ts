import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../e2e/root.ts';
import { markdown } from '../../engine/content/markdown.ts';

const readme = readFileSync(join(root, 'content/README.md'), 'utf8');

test('every example of a block in content/README.md is accepted', () => {
  const examples = [...readme.matchAll(/^(`{3,4})markdown\n(.*?)\n\1$/gms)].map(
    ([, , text]) => text,
  );
  expect(examples.length).toBeGreaterThan(5);
  for (const text of examples) expect(markdown(text ?? '', 'x.md').problems).toEqual([]);
});
