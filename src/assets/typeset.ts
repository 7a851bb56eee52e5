/** Lengths in px. */
export type Room = {
  readonly width: number;
  readonly height: number;
  /** The size of a short title; a longer one is set smaller. */
  readonly largest: number;
  /** Below this size, a word that is too long is broken rather than all of it set smaller. */
  readonly smallest: number;
  /** From one line down to the next, in sizes. */
  readonly leading: number;
};

export type Typeset = { readonly size: number; readonly lines: readonly string[] };

/** The width of a text at a size of 1. */
export type Measure = (text: string) => number;

/** As large as the room allows, in lines of about one length. However long, it never overflows. */
export function typeset(text: string, room: Room, measure: Measure): Typeset {
  const known = new Map<string, number>();
  const width: Measure = (word) => {
    const found = known.get(word) ?? measure(word);
    known.set(word, found);
    return found;
  };
  for (let size = room.largest; ; size *= 0.97) {
    const across = room.width / size;
    const given = text.split(/\s+/).filter(Boolean);
    const words = size < room.smallest ? given.flatMap((w) => pieces(w, across, width)) : given;
    if (words.some((word) => width(word) > across)) continue;
    const lines = balanced(words, across, width);
    const height = lines.length * room.leading * size;
    if (height <= room.height) return { size, lines };
  }
}

/** The narrowest column that needs no more lines than the whole width does: no last word alone. */
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

/** Each line takes as many words as fit. A word that fits nowhere has a line to itself. */
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

/** A word in pieces that each fit; a letter is the least. */
function pieces(word: string, across: number, measure: Measure): string[] {
  const parts: string[] = [];
  for (const letter of word) {
    const longer = (parts.at(-1) ?? '') + letter;
    if (parts.length > 0 && measure(longer) <= across) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}
