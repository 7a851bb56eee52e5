/** How many words in a row two pages must share before it counts. */
const shingleWords = 5;

/**
 * How much of the smaller text stands in the other too: the share of its runs of five words, from
 * 0 to 1. Names are masked first, so that a page copied under another name counts as a copy. They
 * hold letters and spaces alone.
 */
export function similarity(a: string, b: string, names: readonly string[] = []): number {
  const [first, second] = [shingles(a, names), shingles(b, names)];
  const smaller = Math.min(first.size, second.size);
  const shared = [...first].filter((shingle) => second.has(shingle)).length;
  return smaller === 0 ? 0 : shared / smaller;
}

function shingles(text: string, names: readonly string[]): Set<string> {
  const words = masked(text, names).match(/[\p{L}\p{N}£%’']+/gu) ?? [];
  return new Set(
    words
      .slice(shingleWords - 1)
      .map((_, index) => words.slice(index, index + shingleWords).join(' ')),
  );
}

/** The longest names first, so that "Newcastle upon Tyne" is not left as "name upon Tyne". */
function masked(text: string, names: readonly string[]): string {
  if (names.length === 0) return text.toLowerCase();
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  return text.replace(new RegExp(`\\b(${longestFirst.join('|')})\\b`, 'gi'), 'name').toLowerCase();
}
