import type { Picture } from '../illustration/picture.ts';
import { schemes } from '../illustration/scheme.ts';

/** Classes for words whose ground is the sky of a picture, or of a scheme. */
export function skyClass({ scheme }: Pick<Picture, 'scheme'>): string {
  return `sky sky--${scheme}${schemes[scheme].light ? '' : ' dark'}`;
}
