import { expect, test } from 'vitest';
import { readAt, retyped, writtenRange } from './fact-words.ts';

const facts = { small: '£1k', ads: '£409' };
const text = 'From {{ small }} a month, {{ads}} for ads';

const typed: [typed: string, kept: string][] = [
  ['From £1k a month, £409 for ads', text],
  ['Just £1k a month, £409 for ads', 'Just {{ small }} a month, {{ads}} for ads'],
  ['From £1k a year, £409 for ads', 'From {{ small }} a year, {{ads}} for ads'],
  ['From £1k a month, £409 for ads!', `${text}!`],
  ['From £1,500 a month, £409 for ads', 'From £1,500 a month, {{ads}} for ads'],
  ['From £1k a month, £40 for ads', 'From {{ small }} a month, £40 for ads'],
  ['Nothing', 'Nothing'],
  ['', ''],
];

test.each(typed)('a field that is typed over as "%s" keeps its facts', (words, kept) => {
  expect(retyped(text, words, facts)).toBe(kept);
});

test('a letter like the first one of a fact is typed before it', () => {
  expect(retyped('{{ small }}', '££1k', facts, 1)).toBe('£{{ small }}');
  expect(retyped('{{ small }}{{ small }}', '£1k', facts, 0)).toBe('{{ small }}');
});

test('a fact is selected as a whole', () => {
  expect(writtenRange(text, [0, 4], facts)).toEqual([0, 4]);
  expect(writtenRange(text, [6, 10], facts)).toEqual([5, 18]);
  expect(text.slice(...writtenRange(text, [5, 8], facts))).toBe('{{ small }}');
  expect(readAt(text, text.indexOf('month'), facts)).toBe('From £1k a '.length);
});

test('the name of no fact is read as it is written', () => {
  expect(retyped('a {{ none }} b', 'a {{ nine }} b', facts)).toBe('a {{ nine }} b');
});
