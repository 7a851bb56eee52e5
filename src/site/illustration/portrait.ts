import { garments, hairColours, skins } from './look-colours.ts';
import { palette } from './palette.ts';
import { circle, path, rect, ring, stroke } from './shapes.ts';

const { ink, white, red, beam, pale, sea, glass, dawn, bone } = palette;

/** Each sky with its beam, so that neighbours in a row are told apart from afar. */
const grounds = {
  glass: [glass, beam, pale],
  dawn: [dawn, beam, pale],
  sea: [sea, beam, pale],
  pale: [pale, white, beam],
  red: [red, beam, pale],
  bone: [bone, beam, pale],
} as const;

const hairs = { crop, bob, curls, bun, bald, quiff } as const;

const names = <T extends object>(table: T) => Object.keys(table) as (keyof T)[];

/**
 * The choices for a portrait, by the part that they are for. The schema takes them from here, so
 * that a look that cannot be drawn is reported with file and line.
 */
export const portraitChoices = {
  skin: names(skins),
  hair: names(hairs),
  colour: names(hairColours),
  clothes: names(garments),
  ground: names(grounds),
} as const;

/** What a person looks like in cut paper. */
export type Look = {
  readonly [Part in keyof typeof portraitChoices]: (typeof portraitChoices)[Part][number];
} & { readonly glasses?: boolean | undefined; readonly beard?: boolean | undefined };

/** The part of the portrait that is shown, in its own units, and the natural size in px. */
const crops = {
  wide: { view: '0 0 480 400', width: 480, height: 400 },
  square: { view: '122 84 236 236', width: 240, height: 240 },
} as const;

/** Somebody of the agency in cut paper, the beam behind them, as a file. */
export function portrait(look: Look, crop: keyof typeof crops = 'wide'): string {
  const { view, width, height } = crops[crop];
  const size = `width="${width}" height="${height}" viewBox="${view}"`;
  const colour = hairColours[look.colour];
  const [behind, before] = hairs[look.hair](colour);
  const layers = [
    ...[light(look), behind, shoulders(look), head(look)],
    ...[look.beard ? beard(colour) : '', face(look), before],
    look.glasses ? glasses() : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${layers.join('')}</svg>`;
}

function light({ ground }: Look): string {
  const [sky, ray, core] = grounds[ground];
  return (
    rect(sky, [0, 0, 480, 400]) + path(ray, 'M480 30 0-60v420z') + path(core, 'M480 30 0 90v110z')
  );
}

/** A jumper with a rolled collar and the tower as a badge. */
function shoulders({ clothes }: Look): string {
  const [cloth, fold] = garments[clothes];
  return (
    path(cloth, 'M70 400c4-62 48-88 116-96h108c68 8 112 34 116 96z') +
    path(fold, 'M70 400c4-62 48-88 116-96l-28 96z') +
    path(clothes === 'red' ? ink : red, 'M324 348h14v40h-14z') +
    path(white, 'M324 358h14v10h-14zM324 378h14v10h-14z') +
    path(clothes === 'yellow' ? white : beam, 'M324 342 296 330v18l28-4z')
  );
}

function head({ skin, hair }: Look): string {
  const [lit, shaded] = skins[skin];
  const isBald = hair === 'bald';
  const skull = isBald ? 'M170 156c0-50 30-68 70-68s70 18 70 68v68' : 'M170 150h140v74';
  const shadow = isBald
    ? 'M170 156c0-32 14-52 36-61-6 76 0 165 34 209'
    : 'M170 150h34c-8 60-2 116 36 154';
  return (
    path(shaded, 'M206 236h68v84h-68z') +
    path(white, 'M190 300q50 26 100 0l10 26q-60 30-120 0z') +
    circle(shaded, 168, 218, 17) +
    circle(lit, 312, 218, 17) +
    path(lit, `${skull}a70 80 0 0 1-140 0z`) +
    path(shaded, `${shadow}a70 80 0 0 1-70-80z`)
  );
}

function face({ skin, beard }: Look): string {
  const round = ' stroke-linecap="round"';
  const [, shaded] = skins[skin];
  return (
    stroke(ink, 6, 'M190 204q14-9 28-3M262 201q14-6 28 3', round) +
    circle(ink, 206, 220, 5.5) +
    circle(ink, 274, 220, 5.5) +
    path(shaded, 'M242 218l11 30h-16z') +
    stroke(beard ? dawn : red, 6, 'M220 270q22 14 42-2', round)
  );
}

function beard(colour: string): string {
  return path(
    colour,
    'M170 216c4 22 8 34 20 38 30-10 70-10 100 0 12-4 16-16 20-38v12a70 82 0 0 1-140 0z',
  );
}

function glasses(): string {
  return (
    ring(ink, 206, 220, 22, 5) + ring(ink, 274, 220, 22, 5) + stroke(ink, 5, 'M228 218q12-8 24 0')
  );
}

/** What a haircut draws behind the shoulders, and over the brow. */
type Hair = readonly [behind: string, before: string];

/** Cropped short, parted on the light's side and swept over the brow; one earring. */
function crop(colour: string): Hair {
  return [
    '',
    path(
      colour,
      'M158 214c-16-64 8-118 80-120 30-1 54 10 68 30 16 24 20 56 12 90' +
        '-10-6-14-22-16-40-20-2-34-14-40-30-18 30-56 42-90 38 0 12-2 26-4 34z',
    ) + circle(beam, 316, 242, 7),
  ];
}

/** To the jaw on both sides, with a straight fringe. */
function bob(colour: string): Hair {
  const fall =
    'M156 176c0-70 40-92 84-92s84 22 84 92v96c0 14-30 14-30 0v-90h-108v90c0 14-30 14-30 0z';
  return [path(colour, fall), path(colour, 'M164 190c0-70 36-98 76-98s76 28 76 98q-76-22-152 0z')];
}

/** A crown of round curls. */
function curls(colour: string): Hair {
  const crown: [number, number, number][] = [
    [170, 168, 28],
    [184, 130, 30],
    [214, 106, 32],
    [250, 100, 32],
    [284, 116, 32],
    [308, 148, 28],
    [314, 180, 20],
    [166, 196, 20],
  ];
  return [
    '',
    crown.map(([x, y, r]) => circle(colour, x, y, r)).join('') +
      path(colour, 'M176 172q64-34 128 0v-52h-128z'),
  ];
}

/** Drawn back from the brow into a knot on top; two earrings. */
function bun(colour: string): Hair {
  return [
    circle(colour, 240, 78, 36),
    path(colour, 'M164 196c-4-66 30-102 76-102s80 36 76 102c-10-30-26-46-76-50-50 4-66 20-76 50z') +
      circle(beam, 166, 244, 7) +
      circle(beam, 314, 244, 7),
  ];
}

/** None on top, some above the ears. */
function bald(colour: string): Hair {
  const sides = 'M158 214c-4-22 0-40 14-52l4 46zM322 214c4-22 0-40-14-52l-4 46z';
  return ['', path(colour, sides)];
}

/** Short at the sides, with a lock that stands up from the brow. */
function quiff(colour: string): Hair {
  return [
    '',
    path(
      colour,
      'M164 200c-2-30-2-60 22-84 30-30 92-44 132-28-8 8-8 12-6 20 12 24 8 60 4 92-6-18-10-34-20-48-40 6-88 0-108-6-14 12-20 32-24 54z',
    ),
  ];
}
