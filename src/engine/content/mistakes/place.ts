/** Where a piece of text is: both counted from 1. */
export type Place = { readonly line: number; readonly column: number };

/** The place of an offset in a text. @param line the line on which the text begins. */
export function placeAt(text: string, offset: number, line = 1): Place {
  const starts = lineStarts(text);
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return { line: line + low, column: offset - (starts[low] ?? 0) + 1 };
}

/** Of the last text: many places of one text are asked for in a row. */
let last: { readonly text: string; readonly starts: readonly number[] } | undefined;

function lineStarts(text: string): readonly number[] {
  if (last?.text === text) return last.starts;
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  last = { text, starts };
  return starts;
}

/** The line of a text that contains an offset. */
export function lineAt(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, lineEnd(text, offset));
}

/** Where the line ends that contains an offset. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}
