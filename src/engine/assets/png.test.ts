import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { png } from './png.ts';
import { raster } from './raster.ts';

const options = { font: { loadSystemFonts: false } };
const drawing = (ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="31" height="17">${ground}<circle cx="9" cy="8" r="7.3" fill="#D2351B"/><path d="M3 2l25 11-20-2z" fill="#8CBFC0"/></svg>`;

const drawings: [what: string, svg: string, colourType: number][] = [
  [
    'of an opaque image, written without an alpha channel,',
    drawing('<rect width="31" height="17"/>'),
    2,
  ],
  ['of a transparent image, written with one,', drawing(''), 6],
];

test.each(drawings)(
  'a PNG file %s has the same pixels as the renderer’s own',
  async (_, svg, type) => {
    const file = await raster(svg);
    expect(file[25]).toBe(type);
    expect(shown(file)).toEqual(shown(new Resvg(svg, options).render().asPng()));
  },
);

test('an opaque image keeps its alpha channel on request', async () => {
  const file = await raster(drawing('<rect width="31" height="17"/>'), true);
  expect(file[25]).toBe(6);
});

test('no image shows pixels of the image rendered before it', async () => {
  for (const shade of [0, 1, 128, 255]) {
    const rgba = new Uint8Array([shade, shade, shade, 255, shade, 0, shade, 255]);
    expect([...shown(await png({ width: 1, height: 2, rgba }))]).toEqual([...rgba]);
  }
});

/** The pixels of a PNG file as another program decodes them: resvg renders it inside an SVG. */
function shown(file: Uint8Array): Buffer {
  const [width, height] = [16, 20].map((at) => Buffer.from(file).readUInt32BE(at));
  const href = `data:image/png;base64,${Buffer.from(file).toString('base64')}`;
  const image = `<image image-rendering="optimizeSpeed" width="${width}" height="${height}" href="${href}"/>`;
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`,
    options,
  ).render().pixels;
}
