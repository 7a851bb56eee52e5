import { renderAsync } from '@resvg/resvg-js';

/** Every letter is an outline, so no font need be looked for. */
const options = { font: { loadSystemFonts: false } };

/** A drawing as a PNG file. */
export async function raster(svg: string): Promise<Uint8Array> {
  return (await renderAsync(svg, options)).asPng();
}
