import { renderAsync } from '@resvg/resvg-js';
import renderer from '@resvg/resvg-js/package.json' with { type: 'json' };
import { kept } from '../output/kept.ts';

/** How many are in hand at once: the renderer has threads of its own, but each picture is 3 MB. */
const lanes = 4;

/** Every letter is an outline, so no font need be looked for. */
const options = { font: { loadSystemFonts: false } };

/** An SVG file that may never be needed, since what it would be rendered to was kept. */
export type Drawing = {
  /** All that the drawing follows from, such as the drawing itself. */
  readonly source: string;
  readonly draw: () => Promise<string>;
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
export function raster({ source, draw }: Drawing, folder: string): Promise<Uint8Array> {
  return kept(folder, `resvg ${renderer.version}\n${source}`, async () =>
    (await renderAsync(await draw(), options)).asPng(),
  );
}

/** A drawing that is there already. */
export function drawn(svg: string): Drawing {
  return { source: svg, draw: async () => svg };
}
