import { expect, test } from 'vitest';
import { pooled } from './pool.ts';

const soon = () => new Promise((next) => setTimeout(next, 1));

test('no more tasks run at once than the limit, and all are done', async () => {
  let [inHand, most] = [0, 0];
  const done: number[] = [];
  await pooled(Array(50).keys(), 4, async (item) => {
    most = Math.max(most, ++inHand);
    await soon();
    inHand--;
    done.push(item);
  });
  expect(most).toBe(4);
  expect(done.sort((a, b) => a - b)).toEqual([...Array(50).keys()]);
});

test('after the first failure no new task starts', async () => {
  let begun = 0;
  const work = async () => {
    begun++;
    await soon();
    throw new Error('no room');
  };
  await expect(pooled(Array(50).keys(), 4, work)).rejects.toThrow('no room');
  await soon();
  expect(begun).toBe(4);
});
