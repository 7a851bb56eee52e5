import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withinMemory } from './within-memory.ts';

/** Work of these sizes, in MB, all asked for at once: how much of it was in hand at each start. */
async function inHand(sizes: readonly number[]): Promise<number[]> {
  let taken = 0;
  const seen: number[] = [];
  const all = sizes.map((size) =>
    withinMemory(size * 1e6, async () => {
      taken += size;
      seen.push(taken);
      await setImmediate();
      taken -= size;
    }),
  );
  await Promise.all(all);
  return seen;
}

const cases: [what: string, sizes: number[], inHand: number[]][] = [
  ['small ones are made side by side', [10, 10, 10], [10, 20, 30]],
  ['large ones one after another', [300, 300, 300], [300, 300, 300]],
  ['one that is larger than the bound is made alone', [400, 10, 10], [400, 10, 20]],
  ['a large one is not passed by', [200, 200, 10], [200, 200, 210]],
];

test.each(cases)('photographs stay within their memory: %s', async (_, sizes, expected) => {
  expect(await inHand(sizes)).toEqual(expected);
});

test('a photograph that cannot be made leaves its room to the next', async () => {
  const broken = withinMemory(300e6, () => Promise.reject(new Error('Damaged.')));
  await expect(broken).rejects.toThrow('Damaged.');
  expect(await inHand([300])).toEqual([300]);
});
