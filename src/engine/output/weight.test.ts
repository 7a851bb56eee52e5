import { expect, test } from 'vitest';
import { brotliBytes, pageBudget, weigh } from './weight.ts';

test('a page over the budget is reported with its weight', () => {
  const noise = Array.from({ length: 20_000 }, (_, at) => ((at * 7919) % 10_007).toString(36));
  const bytes = brotliBytes(noise.join(''));
  const { heaviest, problems } = weigh([
    { path: 'light.html', bytes: brotliBytes('light') },
    { path: 'heavy.html', bytes },
  ]);
  expect(heaviest).toEqual({ path: 'heavy.html', bytes });
  expect(problems).toEqual([
    {
      file: 'heavy.html',
      message: `weighs ${bytes} bytes, more than the ${pageBudget} that arrive at once. Shorten it.`,
    },
  ]);
});

test('a build without compression reports no weights', () => {
  expect(weigh([])).toEqual({ heaviest: undefined, problems: [] });
});
