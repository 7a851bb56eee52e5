import { palette } from './palette.ts';
import { circle, path, rect, stroke } from './shapes.ts';

const { ink, white, red, beam, pale, sea, deep, glass } = palette;

const skin = '#E8B191';
const shade = '#CF8C6A';

/** The part of the portrait that is shown, in its own units, and the natural size in px. */
const crops = {
  wide: { view: '0 0 480 400', width: 480, height: 400 },
  square: { view: '122 84 236 236', width: 240, height: 240 },
} as const;

/** Nell Hedley in cut paper, the beam behind her, as a file. */
export function founder(crop: keyof typeof crops = 'wide'): string {
  const { view, width, height } = crops[crop];
  const size = `width="${width}" height="${height}" viewBox="${view}"`;
  const layers = light() + shoulders() + head() + face() + hair();
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${layers}</svg>`;
}

function light(): string {
  return (
    rect(glass, [0, 0, 480, 400]) +
    path(beam, 'M480 30 0-60v420z') +
    path(pale, 'M480 30 0 90v110z')
  );
}

/** A jumper with a rolled collar and the tower as a badge. */
function shoulders(): string {
  return (
    path(sea, 'M70 400c4-62 48-88 116-96h108c68 8 112 34 116 96z') +
    path(deep, 'M70 400c4-62 48-88 116-96l-28 96z') +
    path(red, 'M324 348h14v40h-14z') +
    path(white, 'M324 358h14v10h-14zM324 378h14v10h-14z') +
    path(beam, 'M324 342 296 330v18l28-4z')
  );
}

function head(): string {
  return (
    path(shade, 'M206 236h68v84h-68z') +
    path(white, 'M190 300q50 26 100 0l10 26q-60 30-120 0z') +
    circle(shade, 168, 218, 17) +
    circle(skin, 312, 218, 17) +
    circle(beam, 316, 242, 7) +
    path(skin, 'M170 150h140v74a70 80 0 0 1-140 0z') +
    path(shade, 'M170 150h34c-8 60-2 116 36 154a70 80 0 0 1-70-80z')
  );
}

function face(): string {
  const round = ' stroke-linecap="round"';
  return (
    stroke(ink, 6, 'M190 204q14-9 28-3M262 201q14-6 28 3', round) +
    circle(ink, 206, 220, 5.5) +
    circle(ink, 274, 220, 5.5) +
    path(shade, 'M242 218l11 30h-16z') +
    stroke(red, 6, 'M220 270q22 14 42-2', round)
  );
}

/** Cropped short, parted on the light's side and swept over the brow. */
function hair(): string {
  return path(
    ink,
    'M158 214c-16-64 8-118 80-120 30-1 54 10 68 30 16 24 20 56 12 90' +
      '-10-6-14-22-16-40-20-2-34-14-40-30-18 30-56 42-90 38 0 12-2 26-4 34z',
  );
}
