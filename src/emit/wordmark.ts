import { create, type Font, type Path } from 'fontkit';
import type { Client } from '../content/schema/client.ts';
import { round } from '../illustration/shapes.ts';
import type { FaceName } from '../kernel/face-name.ts';
import { marks } from './wordmark-marks.ts';

const ink = '#0E2127';
const fontsource = 'node_modules/@fontsource';

/** Static `.woff`, not `.woff2`: zlib unpacks in a few milliseconds. All under the SIL OFL 1.1. */
export const faces: Record<FaceName, string> = {
  fraunces: `${fontsource}/fraunces/files/fraunces-latin-700-normal.woff`,
  baloo: `${fontsource}/baloo-2/files/baloo-2-latin-700-normal.woff`,
  'big-shoulders': `${fontsource}/big-shoulders-display/files/big-shoulders-display-latin-900-normal.woff`,
  'josefin-sans': `${fontsource}/josefin-sans/files/josefin-sans-latin-600-normal.woff`,
  comfortaa: `${fontsource}/comfortaa/files/comfortaa-latin-700-normal.woff`,
  'barlow-condensed': `${fontsource}/barlow-condensed/files/barlow-condensed-latin-800-italic.woff`,
  'libre-caslon': `${fontsource}/libre-caslon-text/files/libre-caslon-text-latin-400-normal.woff`,
  'public-sans': `${fontsource}/public-sans/files/public-sans-latin-800-normal.woff`,
  playfair: `${fontsource}/playfair-display/files/playfair-display-latin-800-normal.woff`,
  epilogue: `${fontsource}/epilogue/files/epilogue-latin-300-normal.woff`,
};

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
  const letters = setLetters(client, face(client, font), mark ? mark.width + unit.gap : 0);
  const width = Math.max(...letters.map(({ bbox }) => bbox.maxX));
  const reaches = letters.flatMap(({ bbox }) => [unit.middle - bbox.minY, bbox.maxY - unit.middle]);
  const reach = Math.max(...reaches, unit.middle);
  const scale = Math.min(
    most.width / width,
    most.height / 2 / reach,
    Math.sqrt(area / (width * 2 * unit.middle)),
  );
  const height = most.height / scale;
  const viewBox = [0, unit.middle - height / 2, width, height].map(round).join(' ');
  const size = `viewBox="${viewBox}" width="${Math.round(width * scale)}" height="${most.height}"`;
  const before = mark ? `<path fill-rule="evenodd" d="${mark.outline}"/>` : '';
  const outline = letters.map(steps).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="${ink}">${before}<path d="${outline}"/></svg>`;
}

function face({ id, logo }: Client, font: Uint8Array): Font {
  // Buffer.from over a buffer copies nothing.
  const opened = create(Buffer.from(font.buffer, font.byteOffset, font.byteLength));
  if ('fonts' in opened) throw new Error(`${id}: ${faces[logo.face]} holds several fonts.`);
  return opened;
}

function setLetters({ id, name, logo }: Client, font: Font, left: number): Path[] {
  const { text = name, spacing = 0, face } = logo;
  const missing = [...text].find(
    (letter) => letter !== '\n' && !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  if (missing) {
    throw new Error(`${id}: the face "${face}" has no "${missing}". Choose another face or text.`);
  }
  const lines = text.split('\n');
  const height = lines.length === 1 ? unit.oneLine : unit.moreLines;
  const capital = height / (1 + leading * (lines.length - 1));
  const first = unit.middle - height / 2 + capital;
  return lines.flatMap((line, index) =>
    setLine(line, font, { left, baseline: first + index * leading * capital, capital, spacing }),
  );
}

type Setting = { left: number; baseline: number; capital: number; spacing: number };

function setLine(line: string, font: Font, { left, baseline, capital, spacing }: Setting): Path[] {
  const scale = capital / font.capHeight;
  const { glyphs, positions } = font.layout(line);
  // The first letter's ink, not the air beside it, stands on the left edge.
  let x = left - (glyphs[0]?.bbox.minX ?? 0) * scale;
  return glyphs.map((glyph, index) => {
    const path = glyph.path.transform(scale, 0, 0, -scale, x, baseline);
    x += (positions[index]?.xAdvance ?? 0) * scale + spacing * capital;
    return path;
  });
}

const letterOf = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

function steps({ commands }: Path): string {
  return commands
    .map(({ command, args }) => letterOf[command] + args.map(round).join(' ').replaceAll(' -', '-'))
    .join('');
}
