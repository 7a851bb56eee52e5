/** The number of consecutive words that are compared. */
const shingleWords = 5;

/**
 * The share of the smaller text's five-word sequences that the other text contains, from 0 to 1.
 * Names are masked first, so that a copy with another place name counts as a copy.
 *
 * @param names consist of letters and spaces only.
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

/** Replaces the longest names first: "Newcastle upon Tyne" must not become "name upon Tyne". */
function masked(text: string, names: readonly string[]): string {
  if (names.length === 0) return text.toLowerCase();
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  return text.replace(new RegExp(`\\b(${longestFirst.join('|')})\\b`, 'gi'), 'name').toLowerCase();
}
