/** Files in hand at once: the compressors share libuv's four threads. */
export const filesInHand = 6;

/**
 * Does work over many items, so many at once, in their order. Whatever the number of items, no more
 * than `lanes` of them are open, waited for or held in memory.
 *
 * @throws what the first piece of work that fails throws; what has not begun by then never does.
 */
export async function pooled<Item>(
  items: Iterable<Item>,
  lanes: number,
  work: (item: Item) => void | Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  let hasFailed = false;
  const lane = async () => {
    try {
      for (let next = waiting.next(); !next.done && !hasFailed; next = waiting.next()) {
        await work(next.value);
      }
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
