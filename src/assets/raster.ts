import { renderAsync } from '@resvg/resvg-js';
import { isOpaque, png } from './png.ts';

/** Every letter is an outline, so no font need be looked for. */
const options = { font: { loadSystemFonts: false } };

/**
 * An SVG file as a PNG file of its natural size.
 *
 * The renderer writes PNG files too, but in three times the time, and on the one thread that all
 * else waits for. It is left to those with alpha, which are few and small.
 *
 * @param keepsAlpha for formats that ask for four channels, even of an opaque picture.
 * @throws Error where it is no SVG.
 */
export async function raster(svg: string, keepsAlpha = false): Promise<Uint8Array> {
  const image = await renderAsync(svg, options);
  const { width, height, pixels: rgba } = image;
  const picture = { width, height, rgba };
  return keepsAlpha || !isOpaque(picture) ? image.asPng() : png(picture);
}
