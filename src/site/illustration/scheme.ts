import { cycle } from './cycle.ts';
import type { BarColours } from './motif.ts';
import { palette } from './palette.ts';

const { white, bone, ink, red, beam, pale, sea, deep, glass, dawn, blush } = palette;

export interface Scheme {
  readonly sky: string;
  /** The sun or moon, close to the sky's colour. */
  readonly disc: string;
  readonly beam: string;
  readonly innerBeam: string;
  readonly water: string;
  readonly deck: string;
  readonly tick: string;
  readonly bars: BarColours;
  /** The tower's bands, from the bottom. */
  readonly tower: readonly [string, string];
  /** Whether ink text is legible on the picture. */
  readonly light: boolean;
}

const yellow = { beam, innerBeam: pale, tower: [red, white] } as const;
const onLight = { ...yellow, deck: ink, tick: white, light: true } as const;
/** The deck must not have the page's colour, or it would cut the picture in two. */
const onDark = { ...yellow, tick: ink, light: false } as const;

/** The seven colour schemes, named after kinds of light. */
export const schemes = {
  noon: {
    ...onLight,
    sky: glass,
    disc: '#D3EAE2',
    water: sea,
    bars: { fills: [red, white, ink, dawn], line: ink },
  },
  dawn: {
    ...onLight,
    sky: blush,
    disc: dawn,
    water: deep,
    bars: { fills: [red, white, ink, sea], line: ink },
  },
  lamp: {
    ...onLight,
    sky: beam,
    disc: '#FFD86F',
    beam: pale,
    innerBeam: white,
    water: red,
    bars: { fills: [ink, white, red, sea], line: ink },
  },
  fret: {
    ...onLight,
    sky: bone,
    disc: '#F0E8D8',
    water: sea,
    bars: { fills: [red, white, sea, ink], line: ink },
  },
  brick: {
    ...onDark,
    sky: red,
    deck: pale,
    disc: '#E2573C',
    water: ink,
    bars: { fills: [white, ink, dawn, glass], line: ink },
    tower: [ink, white],
  },
  tide: {
    ...onDark,
    sky: sea,
    deck: dawn,
    disc: '#2B777A',
    water: ink,
    bars: { fills: [white, red, glass, dawn], line: ink },
  },
  night: {
    ...onDark,
    sky: ink,
    deck: glass,
    disc: '#17353C',
    water: deep,
    bars: { fills: [red, white, glass, sea], line: red },
  },
} as const satisfies Record<string, Scheme>;

export type SchemeName = keyof typeof schemes;

/** In the order that lists use: light ones between dark ones. */
export const schemeNames = ['noon', 'brick', 'lamp', 'tide', 'dawn', 'night', 'fret'] as const;

export const lightSchemeNames = ['noon', 'lamp', 'dawn', 'fret'] as const;

/**
 * The scheme of a picture in a list. No neighbours match, even diagonally, in a row or in a grid of
 * two to five columns.
 */
export function schemeAt(index: number): SchemeName {
  return cycle(schemeNames, index);
}

/** For the top of a page: all but mist, which is nearly the colour of paper. */
export function vividSchemeAt(index: number): SchemeName {
  const [first, ...others] = schemeNames;
  return cycle([first, ...others.filter((name) => name !== 'fret')], index);
}

/** Three steps on in that order: a dark scheme for a light one, and a light one for a dark one. */
export function oppositeOf(scheme: SchemeName): SchemeName {
  return vividSchemeAt(schemeNames.indexOf(scheme) + 3);
}

/** For a picture under that ground, which it never has: its own scheme, a dark one, or another pair of opposites. */
export function schemeBelow(
  ground: SchemeName | undefined,
  own: SchemeName,
  isPair = false,
): SchemeName {
  if (!isPair) return own === ground ? 'night' : own;
  return oppositeOf(own) === ground ? vividSchemeAt(schemeNames.indexOf(own) + 2) : own;
}

/** For pictures with text on them, in a row or a grid of two or three columns. */
export function lightSchemeAt(index: number): SchemeName {
  return cycle(lightSchemeNames, index);
}
