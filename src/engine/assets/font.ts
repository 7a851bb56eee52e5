import subsetter from 'subset-font/package.json' with { type: 'json' };
import { digest, digestOf } from '../kernel/digest.ts';
import type { Asset } from './asset.ts';

export type Typeface = {
  /** The variable font's file, as a path from the project's root. */
  readonly path: string;
  /** The name of its subset: `own.woff2`. */
  readonly name: string;
  /** The subset's characters. Fixed, so that a new text doesn't invalidate every visitor's font. */
  readonly characters: string;
};

/** The printable characters of ASCII. */
export const ascii = Array.from({ length: 95 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');

/** The variable font with all its axes, subset to its characters. @param font the file's bytes. */
export function fontSubset({ name, characters }: Typeface, font: Uint8Array): Asset {
  const from = digestOf([options, subsetter.version, characters, digest(font)]);
  return { name, from, make: () => subset(font, characters, options) };
}

/** A static instance at one weight and width, from which to draw outlines. */
export function fontInstance(
  { characters }: Typeface,
  font: Uint8Array,
  variationAxes: { readonly wght: number; readonly wdth: number },
): Promise<Uint8Array> {
  return subset(font, characters, { ...options, targetFormat: 'sfnt', variationAxes });
}

/** Imported on demand: the package is large, and most builds make no font. */
async function subset(font: Uint8Array, characters: string, how: object): Promise<Uint8Array> {
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(Buffer.from(font), characters, how);
}

/** Not inline, because the package's types lack `noHinting`. */
const options = {
  targetFormat: 'woff2' as const,
  noHinting: true,
  keepFeatures: ['kern', 'liga', 'tnum', 'ccmp'],
};
