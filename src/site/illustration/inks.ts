import { palette } from './palette.ts';

/** A client's own colours, each `#RRGGBB`; `data/client.ts` says what each is for. */
export type Brand = Readonly<Record<'light' | 'main' | 'deep' | 'accent' | 'soft', string>>;

/** With the shaded side of skin, and a red that is no brand’s: of a lamp that records, of a hoop. */
export type Inks = Brand & Readonly<Record<'skin' | 'shade' | 'white' | 'signal', string>>;

/** The inks of a piece that is lit. */
export function inksOf(brand: Brand): Inks {
  const fixed = { skin: '#C98A5E', shade: '#A96C44', white: palette.white, signal: '#E2432B' };
  return { ...brand, ...fixed };
}

/** Outside the beam: the same shapes at dusk, which are seen but have no client's colours. */
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

/** For a client without colours: the agency's. */
export const houseBrand: Brand = {
  light: palette.bone,
  main: palette.sea,
  deep: palette.ink,
  accent: palette.beam,
  soft: palette.glass,
};
