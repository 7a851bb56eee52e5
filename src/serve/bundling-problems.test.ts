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
