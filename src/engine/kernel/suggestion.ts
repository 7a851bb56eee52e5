import leven from 'leven';

/** ` Did you mean "category"?`, or an empty string if no known word is close to the given one. */
export function suggestion(given: string, known: readonly string[]): string {
  const near = known
    .map((word) => ({ word, distance: leven(given.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, distance }) => distance <= Math.max(1, Math.floor(word.length / 3)))
    .sort((a, b) => a.distance - b.distance)[0];
  return near ? ` Did you mean "${near.word}"?` : '';
}
