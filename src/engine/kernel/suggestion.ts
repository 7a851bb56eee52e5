import leven from 'leven';

function nearest(given: string, known: readonly string[]): string | undefined {
  return known
    .map((word) => ({ word, distance: leven(given.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, distance }) => distance <= Math.max(1, Math.floor(word.length / 3)))
    .sort((a, b) => a.distance - b.distance)[0]?.word;
}

/** ` Did you mean "category"?`, or an empty string if no known word is close to the given one. */
export function suggestion(given: string, known: readonly string[]): string {
  return closest(given, known).hint;
}

/** For a fault: the words that are wrong, what is close to them, and the sentence that says so. */
export function closest(words: string, known: readonly string[]) {
  const instead = nearest(words, known);
  return instead === undefined
    ? { words, hint: '' }
    : { words, instead, hint: ` Did you mean "${instead}"?` };
}
