import { create, type Font, type Path } from 'fontkit';
import { fromTenths } from '../illustration/shapes.ts';

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

const letterOf = {
  moveTo: 'M',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/**
 * A letter as the `d` of an SVG path. Steps from point to point are shorter to write than places.
 * Each is measured from where rounding left the last, so that the small errors do not add up.
 */
export function outline({ commands }: Path): string {
  let written = '';
  let [x, y] = [0, 0];
  for (const { command, args } of commands) {
    if (command === 'moveTo') [x, y] = [0, 0];
    written += letterOf[command];
    let [right, down] = [0, 0];
    for (let at = 0; at < args.length; at += 2) {
      right = Math.round(((args[at] ?? 0) - x) * 10);
      down = Math.round(((args[at + 1] ?? 0) - y) * 10);
      written += pair(right, down, at > 0);
    }
    x += right / 10;
    y += down / 10;
  }
  return written;
}

/** Two numbers; a minus parts as well as a space does. */
function pair(right: number, down: number, isAfterOther: boolean): string {
  const before = isAfterOther && right >= 0 ? ' ' : '';
  const between = down >= 0 ? ' ' : '';
  return before + fromTenths(right) + between + fromTenths(down);
}
