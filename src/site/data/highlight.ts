/** A run of a testimonial's words; `marked` ones are shown highlighted. */
export type Run = { readonly text: string; readonly marked: boolean };

/**
 * Splits `They told us to ==spend less==.` into runs of text. No HTML is involved, so a testimonial
 * cannot inject markup.
 */
export function highlight(text: string): Run[] {
  return text
    .split(/==(.+?)==/s)
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}
