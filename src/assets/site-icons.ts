import { icon } from '../illustration/icon.ts';
import { digest } from '../kernel/digest.ts';
import type { Asset } from './asset.ts';

const small = 32;

/** The mark fills a small icon. */
export const faviconDrawing = icon(small, 0.94);

/** On a phone's screen the mark has air about it, and a launcher may cut away a fifth. */
export const iconDrawings: Readonly<Record<string, string>> = {
  'icon-180.png': icon(180, 0.66),
  'icon-192.png': icon(192, 0.72),
  'icon-512.png': icon(512, 0.72),
  'icon-maskable-512.png': icon(512, 0.52),
};

/** Icons that phones and their launchers ask for. */
export function icons(): Asset[] {
  return Object.entries(iconDrawings).map(([name, svg]) => ({
    name,
    from: digest(svg),
    make: async () => (await import('./raster.ts')).raster(svg),
  }));
}

/** Where browsers and crawlers look without being told, whatever the page. */
export const favicon = {
  path: 'favicon.ico',
  from: digest(faviconDrawing),
  make: async () => ico(await (await import('./raster.ts')).raster(faviconDrawing, true)),
};

/** An ICO file: the PNG behind a header and one entry. */
export function ico(png: Uint8Array): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(small, 6);
  header.writeUInt8(small, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
