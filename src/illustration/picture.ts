import type { MotifName } from '../kernel/motif-name.ts';
import { fingerprint } from './random.ts';
import { scene } from './scene.ts';
import type { SchemeName } from './scheme.ts';
import { type SizeName, sizes } from './sizes.ts';

/** A picture on a page. Its name and size are known during rendering; it is drawn on output. */
export type Picture = {
  /** Unique: pictures that differ have different names. */
  readonly name: string;
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
  readonly scheme: SchemeName;
  /** The options that determine the drawing. */
  readonly options: PictureOptions;
  /** Draws the SVG file. */
  readonly draw: () => string;
};

export type PictureOptions = {
  readonly seed: string;
  readonly motif: MotifName;
  readonly scheme: SchemeName;
  readonly shot: 'wide' | 'off' | 'along';
  readonly size: SizeName;
  readonly series?: readonly number[];
  /** The deck's distance from the top, as a share of the height. */
  readonly deck?: number;
  /** The tallest bar's height, as a share of the picture's. */
  readonly tallest?: number;
};

/** The picture with these options; the same options always give the same picture. */
export function picture(given: PictureOptions): Picture {
  const { seed, motif, scheme, shot, size, series, deck, tallest } = given;
  const options: PictureOptions = {
    ...{ seed, motif, scheme, shot, size },
    ...(series && { series }),
    ...(deck !== undefined && { deck }),
    ...(tallest !== undefined && { tallest }),
  };
  const { width, height } = sizes[size];
  const draw = () => scene({ ...options, width, height });
  return { name: nameOf(options), width, height, scheme, options, draw };
}

/** The subject and look, and a hash of all options. */
function nameOf({ seed, motif, scheme, shot, size, series, deck, tallest }: PictureOptions) {
  const all = JSON.stringify([seed, motif, scheme, shot, size, series, deck, tallest]);
  return `${seed}-${size}-${scheme}-${fingerprint(all).toString(36)}`;
}
