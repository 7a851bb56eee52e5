import leven from 'leven';

/** The known words that are close to the given one, and no others closer. */
export function nearest(given: string, known: readonly string[]): string[] {
  const close = known
    .map((word) => ({ word, distance: leven(given.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, distance }) => distance <= Math.max(1, Math.floor(word.length / 3)));
  const least = Math.min(...close.map(({ distance }) => distance));
  return close.flatMap(({ word, distance }) => (distance === least ? [word] : []));
}

/** ` Did you mean "category"?`, or an empty string if no known word is close to the given one. */
export function suggestion(given: string, known: readonly string[]): string {
  return closest(given, known).hint;
}

/** For a fault: the words that are wrong, what is close to them, and the sentence that says so. */
export function closest(words: string, known: readonly string[]) {
  const [instead] = nearest(words, known);
  return instead === undefined
    ? { words, hint: '' }
    : { words, instead, hint: ` Did you mean "${instead}"?` };
}
