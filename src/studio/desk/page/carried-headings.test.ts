import { expect, test } from 'vitest';
import { carriedHeadings } from './carried-headings.ts';

const section = { heading: true as const };
const field = {
  properties: { title: {}, pieces: { items: { properties: { name: {}, section } } } },
};
const values = {
  title: 'One',
  pieces: [
    { name: 'a', section: 'One' },
    { name: 'b', section: 'Two' },
    { name: 'c', section: 'One' },
  ],
};
const text = '## One\n\nwords\n\n## Two\n\nwords\n';
const edits = (after: string) => carriedHeadings(field, values, text, after);
const at = (index: number, value: string) => ({ at: ['pieces', index, 'section'], value });

test('what stands beside a heading stays there while the heading is typed over', () => {
  expect(edits(text.replace('One', 'Ones'))).toEqual([at(0, 'Ones'), at(2, 'Ones')]);
  expect(edits(text.replace('One', ''))).toEqual([at(0, ''), at(2, '')]);
  expect(edits(text.replace('## Two', '## Three'))).toEqual([at(1, 'Three')]);
});

test('nothing is guessed where headings come, go or change together', () => {
  expect(edits(text.replace('## One\n', ''))).toEqual([]);
  expect(edits(`${text}\n## Three\n`)).toEqual([]);
  expect(edits('## Three\n\n## Four\n')).toEqual([]);
  expect(edits(text.replace('words', 'other words'))).toEqual([]);
});
