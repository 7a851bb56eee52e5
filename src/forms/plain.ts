/**
 * What a person cannot see and did not mean: control characters, marks that turn the direction of
 * writing, halves of a character. They come along with pasted text; in a list of leads they can
 * hide or reverse what stands beside them, so the database refuses them.
 */
const unseen = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A text of one line: breaks and tabs become spaces, what cannot be seen goes, ends trimmed. */
export function plain(text: string): string {
  return text
    .replace(/[\t-\r\u2028\u2029]+/g, ' ')
    .replace(unseen, '')
    .trim();
}

/** The same for a text of many lines, which keeps its lines and tabs. */
export function plainLines(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unseen, (character) => (/[\t\n]/.test(character) ? character : ''))
    .trim();
}

/**
 * How many characters a text has, counted as PostgreSQL's `char_length` counts them: an emoji is
 * one where JavaScript's `length` says two, so form and database agree on every limit.
 */
export function characters(text: string): number {
  return [...text].length;
}
