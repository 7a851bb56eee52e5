/**
 * Renders an SVG file to a PNG file. All text is outlines, so no fonts are needed.
 *
 * @param keepsAlpha for a picture that is not opaque, and formats that require four channels.
 * @param wide px, if not the natural width.
 */
export async function raster(svg: string, keepsAlpha = false, wide?: number): Promise<Uint8Array> {
  // On demand: most builds draw nothing.
  const { drawn } = await import('./sharp.ts');
  // The default, 6, takes half as long again for 7 % fewer bytes, which apps that show links load.
  const image = drawn(svg, wide).png({ compressionLevel: 4 });
  return (keepsAlpha ? image : image.removeAlpha()).toBuffer();
}
