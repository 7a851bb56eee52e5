import { expect, test } from 'vitest';
import { bundlingProblems } from './bundling-problems.ts';

test('code that cannot be bundled is named by file, line and the line itself', () => {
  const location = { file: 'src/ui/card.tsx', line: 7, lineText: '  const broken = (;' };
  expect(bundlingProblems({ errors: [{ text: 'Unexpected ";"', location }] })).toEqual([
    {
      file: 'src/ui/card.tsx',
      line: 7,
      text: 'const broken = (;',
      message: 'cannot be bundled: Unexpected ";"',
    },
  ]);
});

test('code that ends at its start is listed with what it said', () => {
  expect(bundlingProblems(new Error('It is low tide.'))).toEqual([
    { file: 'src', message: 'cannot be started: It is low tide.' },
  ]);
});

test('an error that ends the code at its start is named by file and line', () => {
  const printed =
    'file:///home/x/src/ui/card.tsx:3\nthrow new Error(\n\nError: It is low tide.\n    at file:///home/x/src/ui/card.tsx:3:7\n\nNode.js v24';
  expect(bundlingProblems(new Error(printed))).toEqual([
    { file: 'src/ui/card.tsx', line: 3, message: 'cannot be started: Error: It is low tide.' },
  ]);
});
