import { expect, test } from 'vitest';
import { similarity } from './similarity.ts';

const sentence = 'We film in Leeds on booked days and answer within 24 hours.';

const pairs: [what: string, a: string, b: string, share: number][] = [
  ['the same text', sentence, sentence, 1],
  ['the same text, under another name', sentence, sentence.replace('Leeds', 'New York'), 1],
  ['a text that holds all of a smaller one', `${sentence} Bring a coat and a flask.`, sentence, 1],
  ['texts with nothing in common', sentence, 'A barn, two dogs and a good deal of straw.', 0],
  ['texts that share four words at a time', 'one two three four five', 'one two three four six', 0],
  ['texts that share half', 'one two three four five six', 'one two three four five nine', 0.5],
  ['nothing at all', '', sentence, 0],
];

test.each(pairs)('%s: the similarity is measured', (_, a, b, share) => {
  expect(similarity(a, b, ['York', 'New York', 'Leeds'])).toBe(share);
});
