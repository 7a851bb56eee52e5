/** Clients' fonts, all SIL OFL. Static `.woff` decompresses faster than variable `.woff2`. */
export const faces = {
  fraunces: woff('fraunces', '700-normal'),
  baloo: woff('baloo-2', '700-normal'),
  'big-shoulders': woff('big-shoulders-display', '900-normal'),
  'josefin-sans': woff('josefin-sans', '600-normal'),
  comfortaa: woff('comfortaa', '700-normal'),
  'barlow-condensed': woff('barlow-condensed', '800-italic'),
  'instrument-serif': woff('instrument-serif', '400-normal'),
  'public-sans': woff('public-sans', '700-normal'),
  playfair: woff('playfair-display', '800-normal'),
  epilogue: woff('epilogue', '600-normal'),
} as const;

export type FaceName = keyof typeof faces;

export const faceNames = Object.keys(faces) as FaceName[];

function woff(family: string, cut: string): string {
  return `node_modules/@fontsource/${family}/files/${family}-latin-${cut}.woff`;
}
