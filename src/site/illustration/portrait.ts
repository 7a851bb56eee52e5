import { artIn } from './art.ts';
import { palette } from './palette.ts';

const { ink, white, red, beam, pale, sea, deep, glass, dawn, bone } = palette;

/** Skin tones, each with its shade and the line of a mouth without lipstick. */
const skins = {
  fair: ['#E8B191', '#CF8C6A', '#8A4630'],
  light: ['#F0C7A8', '#D8A07E', '#95553A'],
  tan: ['#C98A5E', '#A96C44', '#66361E'],
  brown: ['#98603C', '#774627', '#45230F'],
  deep: ['#6B4029', '#4E2C1B', '#24110A'],
} as const;

const hairColours = {
  black: ink,
  ginger: '#B4471F',
  fair: '#D9A441',
  grey: '#9AA5A2',
  brown: '#5A3A28',
} as const;

/** Garments, each with the tone of its folds. */
export const garments = {
  green: [sea, deep],
  red: [red, '#A82813'],
  navy: [ink, '#06141A'],
  yellow: [beam, '#E0A81C'],
  peach: [dawn, '#D98F70'],
  cream: [bone, '#CDBF9F'],
} as const;

/** Backgrounds with their beams; neighbours in a row are easy to tell apart. */
const grounds = {
  glass: [glass, beam, pale],
  dawn: [dawn, beam, pale],
  sea: [sea, beam, pale],
  pale: [pale, white, beam],
  red: [red, beam, pale],
  bone: [bone, beam, pale],
} as const;

const names = <T extends object>(table: T) => Object.keys(table) as (keyof T)[];

/** The schema takes its choices from here, so that every valid look can be drawn. */
export const portraitChoices = {
  skin: names(skins),
  hair: ['crop', 'bob', 'curls', 'bun', 'bald', 'quiff'],
  colour: names(hairColours),
  clothes: names(garments),
  ground: names(grounds),
} as const;

/** What a person may hold. */
export const tools = ['report', 'phone', 'clapper', 'wave', 'pencil', 'camera'] as const;

export type Look = {
  readonly [Part in keyof typeof portraitChoices]: (typeof portraitChoices)[Part][number];
} & {
  readonly glasses?: boolean | undefined;
  readonly beard?: boolean | undefined;
  readonly holds?: (typeof tools)[number] | undefined;
};

/** The tilt of the head in degrees by haircut, and the side of the light. */
export const poses: Record<Look['hair'], { readonly tilt: number; readonly isMirrored?: true }> = {
  crop: { tilt: -3 },
  quiff: { tilt: -4, isMirrored: true },
  bun: { tilt: 5 },
  bob: { tilt: 5, isMirrored: true },
  curls: { tilt: -6 },
  bald: { tilt: -2, isMirrored: true },
};

/** The visible part of the portrait in its own units, and the natural size in px. */
const crops = {
  wide: { view: '0 0 480 400', width: 480, height: 400 },
  /** For a row of people edge to edge, where what they hold would be cut. */
  narrow: { view: '76 0 328 400', width: 328, height: 400 },
  square: { view: '118 72 244 244', width: 240, height: 240 },
} as const;

export const portraitParts = artIn('portrait');

/** The parts of a head, from back to front; those behind the shoulders are apart. */
export function headParts({ hair, beard, glasses }: Look) {
  const behind = [`behind-${hair}`].filter((name) => portraitParts.names.includes(name));
  const front = [
    hair === 'bald' ? 'head-bald' : 'head',
    ...(beard ? ['beard'] : []),
    'face',
    `hair-${hair}`,
    ...(glasses ? ['glasses'] : []),
  ];
  return { behind, front };
}

/** A member of the team in front of the beam, as an SVG file. */
export function portrait(look: Look, crop: keyof typeof crops = 'wide'): string {
  const { view, width, height } = crops[crop];
  const { hair, holds } = look;
  const { behind, front } = headParts(look);
  const colours = coloursOf(look);
  const drawn = (...names: string[]) =>
    names.map((name) => portraitParts.named(name).shapes(colours)).join('');
  const { tilt, isMirrored } = poses[hair];
  const tilted = (...names: string[]) =>
    names.length > 0
      ? `<g transform="rotate(${tilt} 240 300) translate(17 -6) scale(.93)">${drawn(...names)}</g>`
      : '';
  const layers = [
    drawn('light'),
    tilted(...behind),
    drawn('shoulders'),
    tilted(...front),
    // The others would show only an edge of it.
    holds && crop === 'wide' ? drawn(`holds-${holds}`) : '',
  ].join('');
  const shapes = isMirrored ? `<g transform="matrix(-1 0 0 1 480 0)">${layers}</g>` : layers;
  const size = `width="${width}" height="${height}" viewBox="${view}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes}</svg>`;
}

export function bodyColours({ skin, colour, clothes }: Look) {
  const [lit, shade, lips] = skins[skin];
  const [cloth, fold] = garments[clothes];
  return { ...palette, skin: lit, shade, lips, hair: hairColours[colour], cloth, fold };
}

function coloursOf(look: Look) {
  const { clothes, ground, beard } = look;
  const [sky, light, innerLight] = grounds[ground];
  return {
    ...bodyColours(look),
    badge: clothes === 'red' ? ink : red,
    'badge-light': clothes === 'yellow' ? white : beam,
    mouth: beard ? dawn : red,
    sky,
    light,
    'inner-light': innerLight,
  };
}
