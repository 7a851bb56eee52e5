import { expect, test } from 'vitest';
import { fixtureSite } from '../e2e/fixture-site.ts';
import { faviconDrawing, ico, iconDrawings, webManifest } from './icons.ts';

test('every icon in the web manifest exists in the size that it gives', () => {
  const { icons } = JSON.parse(webManifest(fixtureSite.settings));
  expect(icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes } of icons) {
    const [width, height] = sizes.split('x');
    expect(iconDrawings[src.replace('/assets/', '')]).toContain(
      `width="${width}" height="${height}"`,
    );
  }
});

test('the web manifest has the name and start page for a home screen', () => {
  expect(JSON.parse(webManifest(fixtureSite.settings))).toMatchObject({
    short_name: 'Pierlight',
    lang: 'en-GB',
    start_url: '/',
    theme_color: '#F6F0E3',
  });
});

test('favicon.ico holds one 32 px image, at the offset in its directory', () => {
  const png = new TextEncoder().encode(faviconDrawing);
  const file = Buffer.from(ico(png));
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(file.readUInt32LE(14)).toBe(png.length);
  expect(file.subarray(file.readUInt32LE(18)).toString()).toBe(faviconDrawing);
});
