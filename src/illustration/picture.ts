import type { MotifName } from '../kernel/motif-name.ts';
import { fingerprint } from './random.ts';
import { scene } from './scene.ts';
import type { SchemeName } from './scheme.ts';
import { type SizeName, sizes } from './sizes.ts';

/** A picture that a page shows: known by name and size now, drawn when the files are made. */
export type Picture = {
  /** Unique among pictures: what differs, differs in name. */
  readonly name: string;
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
  readonly scheme: SchemeName;
  /** The SVG file. */
  readonly draw: () => string;
};

type PictureOptions = {
  readonly seed: string;
  readonly motif: MotifName;
  readonly scheme: SchemeName;
  readonly shot: 'wide' | 'off' | 'along';
  readonly size: SizeName;
  readonly series?: readonly number[];
  /** How far down the deck lies, as a share of the height. */
  readonly deck?: number;
  /** The tallest bar, as a share of the height. */
  readonly tallest?: number;
};

/** The picture with these options; the same options always give the same picture. */
export function picture(options: PictureOptions): Picture {
  const { scheme, size } = options;
  const { width, height } = sizes[size];
  const draw = () => scene({ ...options, width, height });
  return { name: nameOf(options), width, height, scheme, draw };
}

/** Whose picture it is and how it looks, and a number that changes with whatever changes it. */
function nameOf({ seed, motif, scheme, shot, size, series, deck, tallest }: PictureOptions) {
  const all = JSON.stringify([seed, motif, scheme, shot, size, series, deck, tallest]);
  return `${seed}-${size}-${scheme}-${fingerprint(all).toString(36)}`;
}
