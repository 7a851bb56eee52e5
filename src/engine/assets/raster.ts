import { isOpaque, png } from './png.ts';

/** All text is outlines, so system fonts aren't needed. */
const options = { font: { loadSystemFonts: false } };

/**
 * Renders an SVG file to a PNG file. The renderer's own PNG encoder takes three times as long and
 * blocks the main thread, so it is only used for pictures with alpha, which are few and small.
 *
 * @param keepsAlpha for formats that require four channels, even for an opaque picture.
 * @param wide px, if not the natural width.
 */
export async function raster(svg: string, keepsAlpha = false, wide?: number): Promise<Uint8Array> {
  const size = wide !== undefined && { fitTo: { mode: 'width', value: wide } as const };
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, { ...options, ...size });
  const { width, height, pixels: rgba } = image;
  const picture = { width, height, rgba };
  return keepsAlpha || !isOpaque(picture) ? image.asPng() : png(picture);
}
