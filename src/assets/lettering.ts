import { create, type Font, type Path } from 'fontkit';
import { round } from '../illustration/shapes.ts';

export type { Font, Path };

/** A line of text and where it goes. All lengths in the drawing's units. */
export type Line = {
  readonly left: number;
  readonly baseline: number;
  /** Units for each unit of the font. */
  readonly scale: number;
  /** Added after every letter; below 0 it draws them together. */
  readonly spacing: number;
};

/**
 * A font of which letters can be set as outlines.
 *
 * @throws Error where the bytes hold several fonts.
 */
export function openFont(bytes: Uint8Array): Font {
  const opened = create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if ('fonts' in opened) throw new Error('This file holds several fonts; one is needed.');
  return opened;
}

/** The letters of a line, kerned, each at its place. */
export function setLine(line: string, font: Font, where: Line): Path[] {
  const { left, baseline, scale, spacing } = where;
  const { glyphs, positions } = font.layout(line);
  // The first letter's ink, not the air beside it, stands on the left edge.
  let x = left - (glyphs[0]?.bbox.minX ?? 0) * scale;
  return glyphs.map((glyph, index) => {
    const path = glyph.path.transform(scale, 0, 0, -scale, x, baseline);
    x += (positions[index]?.xAdvance ?? 0) * scale + spacing;
    return path;
  });
}

/** The width of a line at a size of 1, with `tracking` of that size after every letter. */
export function lineWidth(line: string, font: Font, tracking: number): number {
  const { glyphs, advanceWidth } = font.layout(line);
  return advanceWidth / font.unitsPerEm + tracking * glyphs.length;
}

const letterOf = { lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' };

/**
 * A letter as the `d` of an SVG path. Steps from point to point are shorter to write than places.
 * Each is measured from where rounding left the last, so that the small errors do not add up.
 */
export function outline({ commands }: Path): string {
  let [x, y] = [0, 0];
  const written = commands.map(({ command, args }) => {
    if (command === 'closePath') return 'z';
    const from = command === 'moveTo' ? [0, 0] : [x, y];
    const steps = args.map((place, index) => round(place - (from[index % 2] ?? 0)));
    const [right, down] = steps.slice(-2).map(Number);
    [x, y] = [(from[0] ?? 0) + (right ?? 0), (from[1] ?? 0) + (down ?? 0)];
    return (command === 'moveTo' ? 'M' : letterOf[command]) + steps.join(' ').replaceAll(' -', '-');
  });
  return written.join('');
}
