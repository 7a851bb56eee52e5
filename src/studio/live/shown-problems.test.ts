import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../e2e/units/temporary-folder.ts';
import { cannotBeRead } from '../../engine/content/reader.ts';
import { lasting, shownProblems } from './shown-problems.ts';

const wrong = { code: 'empty-file', message: 'is wrong.' } as const;

test('a problem is shown with its line as it stands in the file, whatever its line ends', () => {
  const folder = temporaryFolder(onTestFinished);
  writeFileSync(join(folder, 'x.md'), '---\r\n  titel: Tea\r\n---\r\n');
  const at = (line: number) => ({ file: 'x.md', line, ...wrong });
  const shown = shownProblems([at(2), at(1), { file: 'gone.md', line: 1, ...wrong }], [folder]);
  expect(shown.map(({ line, text }) => [line, text])).toEqual([
    [1, undefined],
    [1, undefined],
    [2, 'titel: Tea'],
  ]);
});

test('a file that is moved while it is read is no problem: what follows is loaded next', () => {
  const moved = { file: 'y.md', ...cannotBeRead({ code: 'ENOENT' }) };
  const other = { file: 'x.md', ...wrong };
  expect(lasting([moved, other])).toEqual([other]);
});
