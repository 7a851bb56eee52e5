/**
 * How many bytes may be taken up at once, unless one photograph alone takes more: two covers 2,560 px
 * wide are encoded side by side.
 */
const most = 300e6;

type Waiting = { readonly bytes: number; readonly start: () => void };

let taken = 0;
const waiting: Waiting[] = [];

/**
 * Does work that takes up about so many bytes as soon as there is room. With a large photograph on
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

/** In the order of asking, so that nothing large is passed by for ever. */
function admit(): void {
  const [first] = waiting;
  if (!first || (taken > 0 && taken + first.bytes > most)) return;
  waiting.shift();
  taken += first.bytes;
  first.start();
  admit();
}
