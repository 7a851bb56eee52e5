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

type Stance = {
  /** From how near, and from where, somebody is seen. */
  readonly figure: string;
  /** Where the face looks. */
  readonly gaze: string;
  readonly tilt?: number;
  readonly held: string;
};

/** What somebody does with what they hold: six people, six moments. */
const stances: Record<(typeof tools)[number], Stance> = {
  report: {
    figure: 'translate(76 14)',
    gaze: 'translate(-10 2)',
    held: 'translate(22 -160) scale(1.4)',
  },
  phone: {
    figure: 'translate(-84 -66) scale(1.36)',
    gaze: 'translate(-14 6)',
    held: 'translate(28 -60) scale(1.15)',
  },
  clapper: {
    figure: 'translate(84 44) scale(.92)',
    gaze: 'translate(14)',
    held: 'translate(22 -160) scale(1.4)',
  },
  wave: {
    figure: 'translate(80 50) scale(.9)',
    gaze: 'translate(6 -4)',
    tilt: 9,
    held: 'translate(14 -140) scale(1.35)',
  },
  pencil: {
    figure: 'translate(-40 -44) scale(1.16)',
    gaze: 'translate(-12 16)',
    tilt: -14,
    held: '',
  },
  camera: {
    figure: 'translate(-6 -34) scale(1.1)',
    gaze: 'translate(-8)',
    held: 'translate(62 -140) scale(1.35)',
  },
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
  // The others would show only an edge of what is held.
  const stance = holds && crop === 'wide' ? stances[holds] : undefined;
  const { isMirrored } = poses[hair];
  const tilt = stance?.tilt ?? poses[hair].tilt;
  const turned = (name: string) =>
    stance && (name === 'face' || name === 'glasses')
      ? moved(stance.gaze, drawn(name))
      : drawn(name);
  const tilted = (names: string[]) =>
    names.length > 0
      ? moved(`rotate(${tilt} 240 300) translate(17 -6) scale(.93)`, names.map(turned).join(''))
      : '';
  const figure = tilted(behind) + drawn('shoulders') + tilted(front);
  const layers = stance
    ? drawn('light') + moved(stance.figure, figure) + moved(stance.held, drawn(`holds-${holds}`))
    : drawn('light') + figure;
  const shapes = isMirrored ? moved('matrix(-1 0 0 1 480 0)', layers) : layers;
  const size = `width="${width}" height="${height}" viewBox="${view}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes}</svg>`;
}

const moved = (transform: string, shapes: string) => `<g transform="${transform}">${shapes}</g>`;

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
