/** Where a piece of text is: both counted from 1. */
export type Place = { readonly line: number; readonly column: number };

/** The place of an offset in a text. @param line the line on which the text begins. */
export function placeAt(text: string, offset: number, line = 1): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: line + before.length - 1, column: (before.at(-1) ?? '').length + 1 };
}

/** The line of a text that contains an offset. */
export function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return text.slice(start, end === -1 ? text.length : end);
}
