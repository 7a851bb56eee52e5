import type { Picture } from '../illustration/picture.ts';
import { schemes } from '../illustration/scheme.ts';

/** Classes for words whose ground is the sky of a picture. */
export function skyClass({ scheme }: Picture): string {
  return `sky sky--${scheme}${schemes[scheme].light ? '' : ' dark'}`;
}
