import type { Picture } from '../illustration/picture.ts';
import { oppositeOf, type SchemeName, schemes } from '../illustration/scheme.ts';

type Ground = Pick<Picture, 'scheme'>;

/** Classes for words whose ground is the sky of a picture, or of a scheme. */
export function skyClass({ scheme }: Ground): string {
  return `sky sky--${scheme}${schemes[scheme].light ? '' : ' dark'}`;
}

/** Classes for words beside or above a picture, which stands out from their ground. */
export const oppositeSky = ({ scheme }: Ground) => skyClass({ scheme: oppositeOf(scheme) });

/** The lighter of a picture's ground and its words' ground; one of them always is. */
export const lightSky = (picture: Ground) => skyClass({ scheme: lightScheme(picture) });

export function lightScheme({ scheme }: Ground): SchemeName {
  return schemes[scheme].light ? scheme : oppositeOf(scheme);
}

/** The darker of the two. */
export function darkSky(picture: Ground): string {
  return schemes[picture.scheme].light ? oppositeSky(picture) : skyClass(picture);
}

/** The classes of a sky for the head of a page, which is behind the navigation. */
export const atTop = (sky: string) => (sky.endsWith(' dark') ? `${sky} dark-top` : sky);
