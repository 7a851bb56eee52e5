import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import type { Font, Path } from 'fontkit';
import { fromTenths } from './tenths.ts';

export type { Font, Path };

/** The position and size of a line of text. All lengths in the drawing's units. */
export type Line = {
  readonly left: number;
  readonly baseline: number;
  /** Drawing units per font unit. */
  readonly scale: number;
  /** Letter spacing; negative is tighter. */
  readonly spacing: number;
};

const require = createRequire(import.meta.url);

/**
 * The package is loaded on demand: it unpacks large tables, and most builds draw nothing.
 *
 * @throws Error if the file is a collection of several fonts.
 */
export function openFont(bytes: Uint8Array): Font {
  const { create } = require('fontkit') as typeof import('fontkit');
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const opened = create(file.toString('latin1', 0, 4) === 'wOFF' ? unpacked(file) : file);
  if ('fonts' in opened) throw new Error('This file holds several fonts; one is needed.');
  return opened;
}

/**
 * The font in a WOFF file, of which the package would unpack a whole table for each letter.
 *
 * Source: W3C, WOFF File Format 1.0, sections 3 and 4.
 */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(12 + 16 * count);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const parts: Buffer[] = [header];
  let end = header.length;
  for (let at = 0; at < count; at++) {
    const [entry, row] = [44 + 20 * at, 12 + 16 * at];
    const [from = 0, size = 0, whole = 0] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    const packed = woff.subarray(from, from + size);
    const table = size < whole ? inflateSync(packed) : packed;
    woff.copy(header, row, entry, entry + 4);
    header.writeUInt32BE(end, row + 8);
    header.writeUInt32BE(whole, row + 12);
    parts.push(table);
    end += whole;
  }
  return Buffer.concat(parts);
}

/** The outlines of a line's letters, kerned and positioned. */
export function setLine(line: string, font: Font, where: Line): Path[] {
  const { left, baseline, scale, spacing } = where;
  const { glyphs, positions } = font.layout(line);
  // Aligns the first letter's outline with the left edge, not its side bearing.
  let x = left - (glyphs[0]?.bbox.minX ?? 0) * scale;
  return glyphs.map((glyph, index) => {
    const path = glyph.path.transform(scale, 0, 0, -scale, x, baseline);
    x += (positions[index]?.xAdvance ?? 0) * scale + spacing;
    return path;
  });
}

/** Of each font, what was measured with it: pictures share most of their words. */
const measured = new WeakMap<Font, Map<string, { advance: number; letters: number }>>();

/** The width of a line at font size 1. @param tracking letter spacing in em. */
export function lineWidth(line: string, font: Font, tracking: number): number {
  const known = measured.get(font) ?? new Map();
  measured.set(font, known);
  let found = known.get(line);
  if (!found) {
    const { glyphs, advanceWidth } = font.layout(line);
    found = { advance: advanceWidth / font.unitsPerEm, letters: glyphs.length };
    known.set(line, found);
  }
  return found.advance + tracking * found.letters;
}

const letterOf = {
  moveTo: 'M',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/**
 * A letter as the `d` of an SVG path. Relative coordinates are shorter than absolute ones. Each is
 * relative to the last rounded point, so that rounding errors don't accumulate.
 */
export function outline({ commands }: Path): string {
  let written = '';
  let last = '';
  let [x, y] = [0, 0];
  for (const { command, args } of commands) {
    if (command === 'moveTo') [x, y] = [0, 0];
    // A letter that repeats the last one may be left out.
    const letter = letterOf[command];
    const isNew = letter !== last || args.length === 0;
    if (isNew) written += letter;
    last = letter;
    let [right, down] = [0, 0];
    for (let at = 0; at < args.length; at += 2) {
      right = Math.round(((args[at] ?? 0) - x) * 10);
      down = Math.round(((args[at + 1] ?? 0) - y) * 10);
      written += pair(right, down, at > 0 || !isNew);
    }
    x += right / 10;
    y += down / 10;
  }
  return written;
}

/** Two numbers; before a minus sign no space is needed. */
function pair(right: number, down: number, isAfterOther: boolean): string {
  const before = isAfterOther && right >= 0 ? ' ' : '';
  const between = down >= 0 ? ' ' : '';
  return before + fromTenths(right) + between + fromTenths(down);
}
