/** How many files are made at once: what draws and encodes shares libuv's four threads. */
export const maxFilesAtOnce = 6;

/**
 * Runs `work` on each item, in order, at most `concurrency` at a time, so that memory and open
 * files are bounded however many items there are.
 *
 * @throws the first error that `work` throws; no further items are started after it.
 */
export async function pooled<Item>(
  items: Iterable<Item>,
  concurrency: number,
  work: (item: Item) => void | Promise<void>,
): Promise<void> {
  // All workers share one iterator, which a loop that an error leaves closes for the others.
  const begun = Iterator.from(items).map(work);
  const worker = async () => {
    for (const one of begun) await one;
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** Runs work once at a time: calls meanwhile cause one run more. Resolves after the last one. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isWanted = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    while (isWanted) {
      isWanted = false;
      await work();
    }
    running = undefined;
  };
  return () => {
    isWanted = true;
    running ??= run();
    return running;
  };
}
