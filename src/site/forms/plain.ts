/**
 * Invisible characters: control characters, bidirectional formatting marks and lone surrogates.
 * They come with pasted text; in a list of leads they can hide or reverse the text around them, so
 * the database rejects them.
 */
const invisible = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A visible character: not white space, not ignorable, not the blank Braille pattern. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Single-line text: line breaks and tabs become spaces, invisible characters are removed and the
 * ends trimmed. Returns `''` if no visible character is left.
 */
export function plain(text: string): string {
  const line = text
    .replace(/[\t-\r\u2028\u2029]+/g, ' ')
    .replace(invisible, '')
    .trim();
  return visible.test(line) ? line : '';
}

/** The same for multi-line text, which keeps its line breaks and tabs. */
export function plainLines(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(invisible, (character) => (/[\t\n]/.test(character) ? character : ''))
    .trim();
}

/**
 * The number of code points, as PostgreSQL's `char_length` counts them, so that form and database
 * agree on every limit: an emoji counts as one, where JavaScript's `length` says two.
 */
export function characters(text: string): number {
  return [...text].length;
}
