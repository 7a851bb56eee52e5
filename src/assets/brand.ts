import { logo } from '../illustration/logo.ts';
import { palette } from '../illustration/palette.ts';
import { path } from '../illustration/shapes.ts';
import { type Font, lineWidth, outline, setLine } from './lettering.ts';

const { red, white } = palette;

/** Tight, as suits large letters; in em. */
export const tracking = -0.035;

/** px. The name is beside the mark, and stands on its lower band. */
const name = { left: logo.width + 12, baseline: 34, size: 30 };

/** The mark alone, 30 by 38. @param colour that of the beam and the lamp room. */
export function mark(colour: string): string {
  const { beam, lampRoom, redBands, whiteBand } = logo;
  return path(colour, beam + lampRoom) + path(red, redBands) + path(white, whiteBand);
}

/** The mark with the site's name beside it, as outlines, 38 high. */
export function brand(words: string, font: Font, colour: string): string {
  return mark(colour) + path(colour, letters(words, font, name));
}

/** How wide that is. */
export function brandWidth(words: string, font: Font): number {
  return name.left + name.size * lineWidth(words, font, tracking);
}

/** Where a line begins, and its size, in the drawing's units. */
export type LetterPlace = {
  readonly left: number;
  readonly baseline: number;
  readonly size: number;
};

/** A line of large type as the outlines of its letters. */
export function letters(text: string, font: Font, { left, baseline, size }: LetterPlace): string {
  const where = { left, baseline, scale: size / font.unitsPerEm, spacing: tracking * size };
  return setLine(text, font, where).map(outline).join('');
}
