import { expect, test } from 'vitest';
import { suggestedMessage } from './suggested-message.ts';

const picture = { file: 'content/media/anna-6-5.jpg', title: 'anna-6-5.jpg', how: 'new' } as const;
const prices = { file: 'content/prices.json', title: 'Prices', how: 'changed' } as const;
const page = { file: 'content/pages/about.md', title: '“About”', how: 'changed' } as const;

test('the history names the page that changed, then settings, and a picture only alone', () => {
  expect(suggestedMessage([picture, prices, page])).toBe('Change “About” and two more');
  expect(suggestedMessage([picture, prices])).toBe('Change Prices and one more');
  expect(suggestedMessage([picture])).toBe('Add anna-6-5.jpg');
});
