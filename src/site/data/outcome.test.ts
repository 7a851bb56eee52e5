import { expect, test } from 'vitest';
import { type Outcome, outcome, outcomeInWords } from './outcome.ts';

const classes: Outcome = {
  ...{ result: 'place', results: 'places', period: 'in the same runs a year before' },
  ...{ now: 394, before: 228, ads: 2127.6, fee: 7200, earned: '166 × £32', verdict: 'Mixed' },
  later: { when: 'eleven runs', now: 464, before: 143, ads: 0, fee: 6000, earned: '321 × £32' },
};

test('a result beyond the baseline has its cost with our fee, to the penny', () => {
  expect(outcomeInWords(classes)).toMatchObject({
    ...{ extra: '166', each: '£56.19', spent: '£9,328', earned: '£5,312' },
    later: { extra: '487', each: '£31.47', spent: '£15,328', earned: '£15,584' },
  });
});

test('what is earned may be a sum of products', () => {
  const shirts = { ...classes, earned: '640 × £18 − 160 × £0.50' };
  expect(outcomeInWords(shirts).earned).toBe('£11,440');
  const { error } = outcome.safeParse({ ...classes, earned: '2400' });
  const [said] = error?.issues ?? [];
  const typed = outcome.shape.earned.safeParse('640x£18 - 160 X £0.50');
  expect(typed.data).toBe(shirts.earned);
  expect(outcome.shape.earned.safeParse('44 * £30').data).toBe('44 × £30');
  expect(outcome.shape.earned.safeParse('22 x 1,240').data).toBe('22 × £1,240');
  const one = '1 × £2,400';
  expect([said?.message, outcome.shape.earned.description]).toEqual([
    expect.stringContaining(one),
    expect.stringContaining(one),
  ]);
  expect(outcomeInWords({ ...classes, earned: one }).earned).toBe('£2,400');
});
