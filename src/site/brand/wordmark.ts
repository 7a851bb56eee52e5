import { type Font, openFont, outline, type Path, setLine } from '../../engine/assets/lettering.ts';
import { ProblemsError } from '../../engine/kernel/problem.ts';
import type { Client } from '../data/client.ts';
import { marks } from '../illustration/art.ts';
import { palette } from '../illustration/palette.ts';
import { round } from '../illustration/shapes.ts';

const { ink } = palette;

/** The maximum size of a wordmark, in px. */
export const wordmarkSize = { width: 264, height: 60 };

/** The area of each wordmark, in px², so that short names are set larger than long ones. */
export const wordmarkArea = 7200;

/** Lengths before scaling: symbols are 40 high, and letters are sized to match. */
const unit = { middle: 20, oneLine: 32, moreLines: 40, gap: 12 };

/** The line height, in cap heights. */
const leading = 1.5;

/** A client's name in outlines, as an SVG file: pages needn't load its typeface. */
export function wordmark(client: Client, font: Uint8Array): string {
  const mark = client.logo.mark && marks.named(client.logo.mark);
  const letters = setLetters(client, openFont(font), mark ? mark.width() + unit.gap : 0);
  const before = mark ? mark.shapes({}) : '';
  const start = `<svg xmlns="http://www.w3.org/2000/svg" fill="${ink}" ${size(letters)}>`;
  return `${start}${before}<path d="${letters.map(outline).join('')}"/></svg>`;
}

/** Scales to `wordmarkArea`. The height is always the maximum, so that a row of wordmarks is centred. */
function size(letters: readonly Path[]): string {
  const width = Math.max(...letters.map(({ bbox }) => bbox.maxX));
  const reaches = letters.flatMap(({ bbox }) => [unit.middle - bbox.minY, bbox.maxY - unit.middle]);
  const scale = Math.min(
    wordmarkSize.width / width,
    wordmarkSize.height / 2 / Math.max(unit.middle, ...reaches),
    Math.sqrt(wordmarkArea / (width * 2 * unit.middle)),
  );
  const height = wordmarkSize.height / scale;
  const viewBox = [0, unit.middle - height / 2, width, height].map(round).join(' ');
  return `viewBox="${viewBox}" width="${Math.round(width * scale)}" height="${wordmarkSize.height}"`;
}

function setLetters({ id, name, logo }: Client, font: Font, left: number): Path[] {
  const { text = name, spacing = 0, face } = logo;
  const missing = [...text].find(
    (letter) => letter !== '\n' && !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  if (missing) {
    const message = `"${id}" needs "${missing}", which the face "${face}" lacks. Choose another.`;
    throw new ProblemsError([{ file: 'content/clients.json', code: 'missing-glyph', message }]);
  }
  const lines = text.split(/\s*\n\s*/);
  const height = lines.length === 1 ? unit.oneLine : unit.moreLines;
  const capital = height / (1 + leading * (lines.length - 1));
  const first = unit.middle - height / 2 + capital;
  return lines.flatMap((line, index) =>
    setLine(line, font, {
      left,
      baseline: first + index * leading * capital,
      scale: capital / font.capHeight,
      spacing: spacing * capital,
    }),
  );
}
