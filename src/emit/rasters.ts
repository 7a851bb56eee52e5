import { renderAsync } from '@resvg/resvg-js';
import renderer from '@resvg/resvg-js/package.json' with { type: 'json' };
import { kept } from './kept.ts';
import { isOpaque, png, pngVersion } from './png.ts';

/** How many are in hand at once: the renderer has threads of its own, but each picture is 3 MB. */
const lanes = 4;

/** Every letter is an outline, so no font need be looked for. */
const options = { font: { loadSystemFonts: false } };

/** An SVG file that may never be needed, since what it would be rendered to was kept. */
export type Drawing = {
  /** All that the drawing follows from, such as the drawing itself. */
  readonly source: string;
  readonly draw: () => Promise<string>;
  /** For formats that ask for four channels, even of an opaque picture. */
  readonly keepsAlpha?: boolean;
};

/**
 * Drawings as PNG files, by the same names. What was rendered before is neither rendered nor drawn
 * again.
 *
 * @param folder where pictures are kept between builds.
 */
export async function rasters(
  drawings: ReadonlyMap<string, Drawing>,
  folder: string,
): Promise<Map<string, Uint8Array>> {
  const waiting = [...drawings];
  const pictures = new Map<string, Uint8Array>();
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, drawing] = next;
      pictures.set(name, await raster(drawing, folder));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return pictures;
}

/** One of them. */
export function raster(drawing: Drawing, folder: string): Promise<Uint8Array> {
  const { source, draw, keepsAlpha = false } = drawing;
  const key = [`resvg ${renderer.version}`, pngVersion, keepsAlpha, source].join('\n');
  return kept(folder, key, async () => rendered(await draw(), keepsAlpha));
}

/**
 * An SVG file as a PNG file of its natural size.
 *
 * The renderer writes PNG files too, but in three times the time, and on the one thread that all
 * else waits for. It is left to those with alpha, which are few and small.
 *
 * @throws Error where it is no SVG.
 */
export async function rendered(svg: string, keepsAlpha = false): Promise<Uint8Array> {
  const image = await renderAsync(svg, options);
  const { width, height, pixels: rgba } = image;
  const picture = { width, height, rgba };
  return keepsAlpha || !isOpaque(picture) ? image.asPng() : png(picture);
}

/** A drawing that is there already. */
export function drawn(svg: string): Drawing {
  return { source: svg, draw: async () => svg };
}
