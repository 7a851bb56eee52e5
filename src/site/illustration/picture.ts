import { type Composition, compose } from './composition.ts';
import type { Letters } from './letters.ts';
import { fingerprint } from './random.ts';
import type { SchemeName } from './scheme.ts';
import { type Size, type SizeName, sizes } from './sizes.ts';

/** A picture on a page. Its name and size are known during rendering; it is drawn on output. */
export type Picture = ReturnType<typeof picture>;

type PictureOptions = {
  readonly seed: string;
  readonly scheme: SchemeName;
  readonly size: SizeName;
  readonly composition: Composition;
};

/** The picture with these options; the same options always give the same picture. */
export function picture(options: PictureOptions) {
  const { seed, scheme, size, composition } = options;
  const { width, height }: Size = sizes[size];
  const draw = (letters: Letters) => compose(composition, { seed, scheme, width, height }, letters);
  return { name: nameOf(options), width, height, scheme, options, draw };
}

/** The subject and its light, and a hash of all options: short, as pages are full of such names. */
function nameOf({ seed, scheme, size, composition }: PictureOptions) {
  const all = JSON.stringify([seed, scheme, size, composition]);
  return `${seed}-${scheme}-${fingerprint(all).toString(36)}`;
}
