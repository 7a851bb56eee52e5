import { expect, test } from 'vitest';
import { similarity } from './similarity.ts';

const sentence = 'We film in Leeds on booked days and answer within 24 hours.';

const pairs: [what: string, a: string, b: string, share: number][] = [
  ['a text and itself', sentence, sentence, 1],
  ['texts that differ only in a place name', sentence, sentence.replace('Leeds', 'New York'), 1],
  [
    'a text and a shorter one that it contains',
    `${sentence} Bring a coat and a flask.`,
    sentence,
    1,
  ],
  ['texts with nothing in common', sentence, 'A barn, two dogs and a good deal of straw.', 0],
  ['texts that share four words at a time', 'one two three four five', 'one two three four six', 0],
  ['texts that share half', 'one two three four five six', 'one two three four five nine', 0.5],
  ['an empty text and another', '', sentence, 0],
];

test.each(pairs)('the similarity of %s is measured', (_, a, b, share) => {
  expect(similarity(a, b, ['York', 'New York', 'Leeds'])).toBe(share);
});
