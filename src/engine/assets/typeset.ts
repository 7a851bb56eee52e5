/** The space for a text, and its possible sizes. Lengths in px. */
type TextBox = {
  readonly width: number;
  readonly height: number;
  /** The font size of a short text; longer ones are set smaller. */
  readonly largest: number;
  /** Below this size, words that are too long are broken instead. */
  readonly smallest: number;
  /** The line height, in em. */
  readonly leading: number;
};

/** The width of a text at font size 1. */
export type Measure = (text: string) => number;

/** Sets a text as large as the box allows, in balanced lines. Never overflows, however long it is. */
export function typeset(text: string, box: TextBox, width: Measure) {
  for (let size = box.largest; ; size *= 0.97) {
    const across = box.width / size;
    const given = text.split(/\s+/).filter(Boolean);
    const words = size < box.smallest ? given.flatMap((w) => pieces(w, across, width)) : given;
    if (words.some((word) => width(word) > across)) continue;
    const lines = balanced(words, across, width);
    const height = lines.length * box.leading * size;
    if (height <= box.height) return { size, lines };
  }
}

/** Breaks lines at the narrowest width that needs no more lines, which avoids a last word alone. */
function balanced(words: readonly string[], across: number, measure: Measure): string[] {
  const fewest = broken(words, across, measure).length;
  let [narrow, wide] = [0, across];
  for (let step = 0; step < 10; step++) {
    const middle = (narrow + wide) / 2;
    if (broken(words, middle, measure).length > fewest) narrow = middle;
    else wide = middle;
  }
  return broken(words, wide, measure).map((line) => line.join(' '));
}

/** Greedy line breaking. A word that is too long gets a line to itself. */
function broken(words: readonly string[], across: number, measure: Measure): string[][] {
  const space = measure(' ');
  const lines: string[][] = [];
  let left = 0;
  for (const word of words) {
    const length = measure(word);
    const line = lines.at(-1);
    if (line && length + space <= left) {
      line.push(word);
      left -= length + space;
    } else {
      lines.push([word]);
      left = across - length;
    }
  }
  return lines;
}

function pieces(word: string, across: number, measure: Measure): string[] {
  const parts: string[] = [];
  for (const letter of word) {
    const longer = (parts.at(-1) ?? '') + letter;
    if (parts.length > 0 && measure(longer) <= across) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}
