import sharp from 'sharp';
import { expect, test } from 'vitest';
import { raster } from './raster.ts';

const ground = '<rect width="31" height="17" fill="#0E2127"/>';
const drawing = (ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="31" height="17">${ground}<circle cx="9" cy="8" r="7.3" fill="#D2351B"/></svg>`;

const drawings: [what: string, svg: string, keepsAlpha: boolean, corner: number[]][] = [
  ['of an opaque image, written without an alpha channel,', drawing(ground), false, [14, 33, 39]],
  ['of an opaque image that keeps its alpha channel', drawing(ground), true, [14, 33, 39, 255]],
  ['of a transparent image, written with one,', drawing(''), true, [0, 0, 0, 0]],
];

test.each(drawings)('a PNG %s has its drawing’s colours', async (_, svg, keepsAlpha, corner) => {
  const { data, info } = await pixels(await raster(svg, keepsAlpha));
  expect([info.width, info.height, info.channels]).toEqual([31, 17, corner.length]);
  const at = (x: number, y: number) => [...data.subarray((y * 31 + x) * info.channels)];
  expect(at(30, 16)).toEqual(corner);
  expect(at(9, 8).slice(0, 3)).toEqual([0xd2, 0x35, 0x1b]);
});

test('a PNG file that is wider than its drawing has sharp edges', async () => {
  const { data, info } = await pixels(await raster(drawing(ground), false, 310));
  expect([info.width, info.height]).toEqual([310, 170]);
  const row = data.subarray(80 * 310 * 3, 81 * 310 * 3);
  const reds = Array.from({ length: 310 }, (_, x) => row[x * 3]);
  expect(reds.filter((red) => red !== 14 && red !== 0xd2).length).toBeLessThanOrEqual(4);
});

const pixels = (file: Uint8Array) => sharp(file).raw().toBuffer({ resolveWithObject: true });
