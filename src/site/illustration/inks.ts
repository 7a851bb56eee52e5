import { contrast } from './contrast.ts';
import { palette } from './palette.ts';

/** A client's colours as `#RRGGBB`; `data/client.ts` describes each. */
export type Brand = Readonly<Record<'light' | 'main' | 'deep' | 'accent' | 'soft', string>>;

/** With skin tones, white, and a red of no client, for recording lamps and hoops. */
export type Inks = Brand & Readonly<Record<'skin' | 'shade' | 'white' | 'signal', string>>;

export function inksOf(brand: Brand): Inks {
  const fixed = { skin: '#C98A5E', shade: '#A96C44', white: palette.white, signal: '#E2432B' };
  return { ...brand, ...fixed };
}

/** A client's colour under words in ink; only the light one is sure to be readable. */
export function groundOf({ soft, light }: Brand): string {
  return contrast(soft, palette.ink) < 7 ? light : soft;
}

/** Their main colour under white words, if those are readable on it. */
export function deskOf({ main, deep }: Brand): string {
  return contrast(main, palette.white) < 4.5 ? deep : main;
}

/** For outside the beam: the same shapes in dark tones. */
export const nightInks: Inks = {
  light: '#2F4D55',
  main: '#22404A',
  deep: '#0C1C22',
  accent: '#325058',
  soft: '#294750',
  skin: '#2C4A52',
  shade: '#17353C',
  white: '#34525A',
  signal: '#325058',
};

/** The agency's colours, for clients without any. */
export const houseBrand: Brand = {
  light: palette.bone,
  main: palette.sea,
  deep: palette.ink,
  accent: palette.beam,
  soft: palette.glass,
};
