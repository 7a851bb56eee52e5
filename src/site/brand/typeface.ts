import { ascii, fontInstance, type Typeface } from '../../engine/assets/font.ts';

/** The brand's typeface: Special Gothic, under the SIL Open Font License 1.1. */
export const typeface: Typeface = {
  path: 'node_modules/@fontsource-variable/special-gothic/files/special-gothic-latin-wdth-normal.woff2',
  name: 'special-gothic.woff2',
  characters: `${ascii}\u00a0£©·×ãáàâçéêíóôõúñöü–—‘’“”•…€−`,
};

/** A static instance of it at one weight (400 to 700) and width (75 to 125). */
export function ownInstance(font: Uint8Array, axes: { wght: number; wdth: number }) {
  return fontInstance(typeface, font, axes);
}
