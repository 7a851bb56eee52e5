import { expect, test } from 'vitest';
import { ascii } from '../assets/font.ts';
import { Memory } from '../kernel/remember.ts';
import { missingCharacters } from './missing-characters.ts';

test('a character that the typeface lacks is reported with its line', () => {
  const bytes = new TextEncoder().encode('Café £5\nŁódź\n');
  const typeface = { path: 'x.woff2', name: 'x.woff2', characters: `${ascii}é£ó` };
  const { remember } = new Memory('');
  expect(missingCharacters(typeface, [{ path: 'content/x.md', bytes }], remember)).toEqual([
    {
      file: 'content/x.md',
      line: 2,
      code: 'missing-glyph',
      message: 'has "Ł", "ź", which our typeface lacks: it will look different there.',
      words: 'Ł',
    },
  ]);
});
