import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../e2e/units/temporary-folder.ts';
import { filesBelow } from './code-files.ts';

const base = temporaryFolder();

test('code and drawings count wherever the project lies, and tests and servers nowhere', () => {
  const root = join(base, 'serve/project');
  for (const path of ['src/page.ts', 'src/pier.svg', 'src/page.test.ts', 'src/serve/listen.ts']) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), '');
  }
  const counted = ['src/page.ts', 'src/pier.svg'].map((path) => join(root, path));
  expect(filesBelow(root, ['src'])).toEqual(counted);
});
