/**
 * What a person cannot see and did not mean: control characters, marks that turn the direction of
 * writing, halves of a character. They come along with pasted text; in a list of leads they can
 * hide or reverse what stands beside them, so the database refuses them.
 */
const unseen = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A character that shows: no space, no filler, no part of another character alone. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * A text of one line: breaks and tabs become spaces, what cannot be seen goes, ends trimmed. Where
 * nothing that shows is left, the text is blank.
 */
export function plain(text: string): string {
  const line = text
    .replace(/[\t-\r\u2028\u2029]+/g, ' ')
    .replace(unseen, '')
    .trim();
  return visible.test(line) ? line : '';
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
