import { expect, test } from 'vitest';
import { digest, digestOf, identify } from './digest.ts';

test('equal values have equal digests, frozen or not, before and after JSON', () => {
  const value = { title: 'Pier', tags: ['a', 'b'], series: [1, 2.5], none: undefined, on: null };
  const frozen = Object.freeze({ ...value, tags: Object.freeze([...value.tags]) });
  expect(digestOf(frozen)).toBe(digestOf(value));
  expect(digestOf(JSON.parse(JSON.stringify(value)))).toBe(digestOf(value));
});

const pairs: [what: string, one: unknown, other: unknown][] = [
  ['another word', { a: 'b' }, { a: 'c' }],
  ['another key', { a: 'b' }, { b: 'b' }],
  ['a number and its text', [1], ['1']],
  ['one list and two', [['a', 'b']], [['a'], ['b']]],
  ['a list and an object', ['a'], { 0: 'a' }],
  ['nothing and an empty text', null, ''],
  ['a digest and what it is of', digest('{}'), {}],
];

test.each(pairs)('digests differ: %s', (_, one, other) => {
  expect(digestOf(one)).not.toBe(digestOf(other));
});

test('a value with an assigned digest is identified by that digest, not by its content', () => {
  const article = identify({ title: 'a' }, digest('file'));
  expect(digestOf(article)).toBe(digest('file'));
  expect(digestOf([article])).toBe(digestOf([identify({ title: 'b' }, digest('file'))]));
});

test('a value that cannot have a digest is refused', () => {
  expect(() => digestOf({ draw: () => {} })).toThrow('A function has no digest.');
});
