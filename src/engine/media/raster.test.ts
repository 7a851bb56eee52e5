import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { raster } from './raster.ts';

const ground = '<rect width="31" height="17"/>';
const drawing = (ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="31" height="17">${ground}<circle cx="9" cy="8" r="7.3" fill="#D2351B"/></svg>`;

const drawings: [what: string, svg: string, keepsAlpha: boolean, colourType: number][] = [
  ['of an opaque image, written without an alpha channel,', drawing(ground), false, 2],
  ['of an opaque image that keeps its alpha channel', drawing(ground), true, 6],
  ['of a transparent image, written with one,', drawing(''), false, 6],
];

test.each(drawings)(
  'a PNG file %s has the same pixels as the renderer’s own',
  async (_, svg, keepsAlpha, type) => {
    const file = await raster(svg, keepsAlpha);
    expect(file[25]).toBe(type);
    const renderer = new Resvg(svg, { font: { loadSystemFonts: false } });
    expect(await pixels(file)).toEqual(await pixels(renderer.render().asPng()));
  },
);

const pixels = (file: Uint8Array) => sharp(file).ensureAlpha().raw().toBuffer();
