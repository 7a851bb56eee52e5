/** Letters by their width in the wide face, in em, as headings are spaced; all others are 0.82. */
const widths: readonly [letters: RegExp, em: number][] = [
  [/[ .,:;’‘ijlI()!|]/, 0.25],
  [/[ftrJT1“”-]/, 0.47],
  [/[xyzvsakFLY7–]/, 0.62],
  [/[cghnuobdpqeVEP2]/, 0.7],
  [/[mw%]/, 1.04],
  [/[MW]/, 1.16],
];

/** About how wide words are in the wide face, in em. */
export function emWidth(words: readonly string[]): number {
  const text = words.join(' ').replace(/&[\w#]+;/g, '&');
  return [...text].reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.82),
    0,
  );
}
