import { expect, test } from 'vitest';
import { bundlingProblems } from './bundling-problems.ts';

test('code that cannot be bundled is named by file, line and the line itself', () => {
  const location = { file: 'src/site/ui/card.tsx', line: 7, lineText: '  const broken = (;' };
  expect(bundlingProblems({ errors: [{ text: 'Unexpected ";"', location }] })).toEqual([
    {
      file: 'src/site/ui/card.tsx',
      line: 7,
      text: 'const broken = (;',
      code: 'broken-code',
      message: 'cannot be bundled: Unexpected ";"',
    },
  ]);
});

test('code that ends at its start is listed with what it said', () => {
  expect(bundlingProblems(new Error('It is low tide.'))).toEqual([
    { file: 'src', code: 'broken-code', message: 'cannot be started: It is low tide.' },
  ]);
});

test('an error that ends the code at its start is named by file, line and the line itself', () => {
  const printed =
    'file:///home/x/src/site/ui/card.tsx:3\nthrow new Error(\n\nError: It is low tide.\n    at file:///home/x/src/site/ui/card.tsx:3:7\n\nNode.js v24';
  expect(bundlingProblems(new Error(printed))).toEqual([
    {
      file: 'src/site/ui/card.tsx',
      line: 3,
      text: 'throw new Error(',
      code: 'broken-code',
      message: 'cannot be started: Error: It is low tide.',
    },
  ]);
});

test('a package that is not installed is named with what installs it', () => {
  const location = { file: 'src/site/ui/card.tsx', line: 1, lineText: "import x from 'leven';" };
  const cure = 'Press Ctrl+C, run npm ci, and start again.';
  expect(bundlingProblems({ errors: [{ text: 'Could not resolve "leven"', location }] })).toEqual([
    expect.objectContaining({ message: `cannot be bundled: Could not resolve "leven". ${cure}` }),
  ]);
  const printed =
    "node:internal/modules/x:331\n  throw y;\n\nError [ERR_MODULE_NOT_FOUND]: Cannot find package 'leven' imported from live.js\n    at x";
  expect(bundlingProblems(new Error(printed))).toEqual([
    {
      file: 'src',
      code: 'broken-code',
      message: `cannot be started: Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'leven' imported from live.js. ${cure}`,
    },
  ]);
});

test('a full disk is one sentence, however many files of the bundle it keeps away', () => {
  const text = (name: string) =>
    `Failed to write to output file: write /x/${name}: no space left on device`;
  const errors = ['a.js', 'b.js'].map((name) => ({ text: text(name), location: null }));
  expect(bundlingProblems({ errors }).map(({ message }) => message)).toEqual([
    'cannot be bundled: /x/a.js cannot be written: the disk is full. Make room, and start again.',
  ]);
});
