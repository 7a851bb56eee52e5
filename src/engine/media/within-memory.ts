/**
 * How many bytes may be in use at once, unless one photograph alone needs more: enough to encode two
 * covers 2,560 px wide at the same time.
 */
const most = 300e6;

type Waiting = { readonly bytes: number; readonly start: () => void };

let taken = 0;
const waiting: Waiting[] = [];

/**
 * Does work that needs about this many bytes as soon as they are free. With a large photograph on
 * each core, a small machine would run out of memory, and the system would kill the build.
 */
export async function withinMemory<Result>(
  bytes: number,
  work: () => Promise<Result>,
): Promise<Result> {
  await new Promise<void>((start) => {
    waiting.push({ bytes, start });
    admit();
  });
  try {
    return await work();
  } finally {
    taken -= bytes;
    admit();
  }
}

/** First come, first served, so that large work isn't overtaken for ever. */
function admit(): void {
  const [first] = waiting;
  if (!first || (taken > 0 && taken + first.bytes > most)) return;
  waiting.shift();
  taken += first.bytes;
  first.start();
  admit();
}
