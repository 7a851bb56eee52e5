import type { Asset } from '../../engine/assets/asset.ts';
import { digest } from '../../engine/kernel/digest.ts';
import { parts } from '../illustration/art.ts';
import { palette } from '../illustration/palette.ts';
import { rect, svg } from '../illustration/shapes.ts';

const small = 32;

/** In the favicon the mark fills nearly the whole icon, as it is small. */
export const faviconDrawing = icon(small, 0.94);

/** App icons have a margin. A launcher may crop a fifth of the maskable one. */
export const iconDrawings: Readonly<Record<string, string>> = {
  'icon-180.png': icon(180, 0.66),
  'icon-192.png': icon(192, 0.72),
  'icon-512.png': icon(512, 0.72),
  'icon-maskable-512.png': icon(512, 0.52),
};

export function icons(): Asset[] {
  return Object.entries(iconDrawings).map(([name, svg]) => ({
    name,
    from: digest(svg),
    make: async () => (await import('../../engine/media/raster.ts')).raster(svg),
  }));
}

/** The path that browsers and crawlers try by default. */
export const favicon = {
  path: 'favicon.ico',
  from: digest(faviconDrawing),
  make: async () =>
    ico(await (await import('../../engine/media/raster.ts')).raster(faviconDrawing, true)),
};

export function ico(png: Uint8Array): Uint8Array {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, small, small, 0, 0, 1, 0, 32, 0]);
  const place = Buffer.alloc(8);
  place.writeUInt32LE(png.length);
  place.writeUInt32LE(header.length + place.length, 4);
  return Buffer.concat([header, place, png]);
}

/** Tower and beam on paper, square. The mark is 38 by 43. @param share of the side, for its height. */
function icon(side: number, share: number): string {
  const scale = (side * share) / 43;
  const [x, y] = [side / 2 - 19 * scale, side / 2 - 21.5 * scale].map((at) => Math.round(at));
  const mark = parts.named('icon').shapes(palette);
  const placed = `<g transform="translate(${x} ${y}) scale(${scale})">${mark}</g>`;
  return svg(side, side, rect(palette.paper, [0, 0, side, side]) + placed);
}
