/** The contrast ratio of two `#RRGGBB` colours, from 1 (equal) to 21. Source: WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Shapes are adjacent and have no outlines: below this ratio they merge visually. */
const enough = 2.6;

/** The first choice with enough contrast to its background, else the one with the most. */
export function legible(ground: string, choices: readonly [string, ...string[]]): string {
  const first = choices.find((choice) => contrast(ground, choice) >= enough);
  return first ?? clearest(ground, choices);
}

/** The choice with the most contrast to its background: for words. */
export function clearest(ground: string, choices: readonly [string, ...string[]]): string {
  return choices.reduce((a, b) => (contrast(ground, a) < contrast(ground, b) ? b : a));
}

/** Cached: there are few colours, and pictures ask for each many times. */
const known = new Map<string, number>();

function luminance(colour: string): number {
  const found = known.get(colour) ?? luminanceOf(colour);
  known.set(colour, found);
  return found;
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
