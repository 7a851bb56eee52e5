import type { Client } from '../data/client.ts';
import { palette } from '../illustration/palette.ts';
import { round } from '../illustration/shapes.ts';
import { ProblemsError } from '../kernel/problem.ts';
import { type Font, openFont, outline, type Path, setLine } from './lettering.ts';
import { marks } from './wordmark-marks.ts';

const { ink } = palette;

/** The room that a page keeps for any of them. */
const most = { width: 264, height: 60 };

/** Each covers about this much, so that a short name is set large and a long one small. */
const area = 7200;

/** Units before scaling: marks are drawn 40 high, and letters are set to suit them. */
const unit = { middle: 20, oneLine: 32, moreLines: 40, gap: 12 };

/** From one line down to the next, in heights of a capital. */
const leading = 1.5;

/**
 * A client's name as an SVG file, of outlines alone: no page has to load its face.
 *
 * @param font the bytes of `faces[client.logo.face]`.
 */
export function wordmark(client: Client, font: Uint8Array): string {
  const mark = client.logo.mark && marks[client.logo.mark];
  const letters = setLetters(client, openFont(font), mark ? mark.width + unit.gap : 0);
  const before = mark ? `<path fill-rule="evenodd" d="${mark.outline}"/>` : '';
  const start = `<svg xmlns="http://www.w3.org/2000/svg" fill="${ink}" ${size(letters)}>`;
  return `${start}${before}<path d="${letters.map(outline).join('')}"/></svg>`;
}

/** As large as `area` allows, in the full height, so that a row of them has one middle line. */
function size(letters: readonly Path[]): string {
  const width = Math.max(...letters.map(({ bbox }) => bbox.maxX));
  const reaches = letters.flatMap(({ bbox }) => [unit.middle - bbox.minY, bbox.maxY - unit.middle]);
  const scale = Math.min(
    most.width / width,
    most.height / 2 / Math.max(unit.middle, ...reaches),
    Math.sqrt(area / (width * 2 * unit.middle)),
  );
  const height = most.height / scale;
  const viewBox = [0, unit.middle - height / 2, width, height].map(round).join(' ');
  return `viewBox="${viewBox}" width="${Math.round(width * scale)}" height="${most.height}"`;
}

function setLetters({ id, name, logo }: Client, font: Font, left: number): Path[] {
  const { text = name, spacing = 0, face } = logo;
  const missing = [...text].find(
    (letter) => letter !== '\n' && !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  if (missing) {
    const message = `"${id}" needs "${missing}", which the face "${face}" lacks. Choose another.`;
    throw new ProblemsError([{ file: 'content/clients.json', message }]);
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
