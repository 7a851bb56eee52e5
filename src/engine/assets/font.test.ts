import { expect, test } from 'vitest';
import { Memory } from '../kernel/remember.ts';
import { characters, missingCharacters } from './font.ts';

test('a character that the typeface lacks is reported with its line', () => {
  const bytes = new TextEncoder().encode('Café £5\nŁódź\n');
  expect(missingCharacters([{ path: 'content/x.md', bytes }], new Memory('').remember)).toEqual([
    {
      file: 'content/x.md',
      line: 2,
      message: 'has "Ł", "ź", which our typeface lacks: it will look different there.',
    },
  ]);
  expect(characters).toContain('é');
});
