/** All text is outlines, so system fonts aren't needed. */
const options = { font: { loadSystemFonts: false } };

/**
 * Renders an SVG file to a PNG file, without an alpha channel if it is opaque. The renderer's own
 * PNG encoder takes three times as long and blocks the main thread, so it is only used for pictures
 * with alpha, which are few and small.
 *
 * @param keepsAlpha for formats that require four channels, even for an opaque picture.
 * @param wide px, if not the natural width.
 */
export async function raster(svg: string, keepsAlpha = false, wide?: number): Promise<Uint8Array> {
  const size = wide !== undefined && { fitTo: { mode: 'width', value: wide } as const };
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, { ...options, ...size });
  const { width, height, pixels: data } = image;
  if (keepsAlpha || !isOpaque(data)) return image.asPng();
  // On demand: most builds draw nothing.
  const { imageOf } = await import('./sharp.ts');
  return imageOf({ data, width, height, channels: 4 }).removeAlpha().png().toBuffer();
}

/** @param rgba red, green, blue and alpha of every pixel. */
function isOpaque(rgba: Uint8Array): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 0xff) return false;
  return true;
}
