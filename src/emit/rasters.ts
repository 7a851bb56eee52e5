import { renderAsync } from '@resvg/resvg-js';
import renderer from '@resvg/resvg-js/package.json' with { type: 'json' };
import { kept } from './kept.ts';

/** How many are in hand at once: the renderer has threads of its own, but each picture is 3 MB. */
const lanes = 4;

/** Every letter is an outline, so no font need be looked for. */
const options = { font: { loadSystemFonts: false } };

/**
 * Drawings as PNG files, by the same names. A drawing that was rendered before is not rendered
 * again.
 *
 * @param drawings SVG files by name.
 * @param folder where pictures are kept between builds.
 */
export async function rasters(
  drawings: ReadonlyMap<string, string>,
  folder: string,
): Promise<Map<string, Uint8Array>> {
  const waiting = [...drawings];
  const pictures = new Map<string, Uint8Array>();
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, svg] = next;
      pictures.set(name, await raster(svg, folder));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return pictures;
}

/** One of them. */
export function raster(svg: string, folder: string): Promise<Uint8Array> {
  return kept(folder, `resvg ${renderer.version}\n${svg}`, async () =>
    (await renderAsync(svg, options)).asPng(),
  );
}
