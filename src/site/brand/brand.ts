import { type Font, lineWidth, outline, setLine } from '../../engine/assets/lettering.ts';
import { logo } from '../illustration/logo.ts';
import { palette } from '../illustration/palette.ts';
import { path } from '../illustration/shapes.ts';

const { ink, red, white, beam: yellow } = palette;

/** The colours of the logo on light and on dark grounds; those of the tower are always the same. */
const inks = {
  light: { words: ink, beam: ink },
  dark: { words: white, beam: yellow },
} as const;

type Ground = keyof typeof inks;

/** Tight, as suits large letters; in em. */
export const tracking = -0.035;

/** px. The name is beside the mark, and stands on its lower band. */
const name = { left: logo.width + 12, baseline: 34, size: 30 };

/** The mark alone, 30 by 38. */
export function mark(ground: Ground): string {
  const { beam, lampRoom, tower, whiteBand } = logo;
  const { words, beam: light } = inks[ground];
  const lamp = path(light, beam) + path(words, lampRoom);
  return lamp + path(red, tower) + path(white, whiteBand);
}

/** The mark with the site's name beside it, as outlines. Some letters go lower than the mark. */
export function brand(words: string, font: Font, ground: Ground): string {
  return mark(ground) + path(inks[ground].words, letters(words, font, name));
}

export function brandSize(words: string, font: Font): { width: number; height: number } {
  return {
    width: Math.ceil(name.left + name.size * lineWidth(words, font, tracking)),
    height: Math.ceil(name.baseline - (name.size * font.descent) / font.unitsPerEm),
  };
}

/** A line of large type as the outlines of its letters. The place is in the drawing's units. */
export function letters(text: string, font: Font, { left, baseline, size }: typeof name): string {
  const where = { left, baseline, scale: size / font.unitsPerEm, spacing: tracking * size };
  return setLine(text, font, where).map(outline).join('');
}
