/** A run of a testimonial's words; `marked` ones are shown highlighted. */
export type Run = { readonly text: string; readonly marked: boolean };

/**
 * `They told us to ==spend less==.` as runs of text. There is no HTML on the way, so nothing that
 * somebody types into a testimonial can become markup.
 */
export function highlight(text: string): Run[] {
  return text
    .split(/==(.+?)==/s)
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}
