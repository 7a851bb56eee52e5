/** A seeded pseudo-random number generator: numbers from 0 up to, but not including, 1. */
export function random(seed: string): () => number {
  let state = fingerprint(seed);
  // mulberry32: 32 bits of state are enough for a picture, and it is deterministic everywhere.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** In an order that follows from the seed. */
export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const next = random(seed);
  return items
    .map((item) => ({ item, at: next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** FNV-1a, 32 bits, over a text's UTF-16 code units. */
export function fingerprint(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  return sum >>> 0;
}
