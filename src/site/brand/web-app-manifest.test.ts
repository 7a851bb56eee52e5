import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { iconDrawings } from './site-icons.ts';
import { webAppManifest } from './web-app-manifest.ts';

test('a phone finds every icon that the manifest promises, in the size that it says', () => {
  const { icons } = JSON.parse(webAppManifest(fixtureSite.settings));
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

test('the manifest says what stands on the home screen, and where it begins', () => {
  expect(JSON.parse(webAppManifest(fixtureSite.settings))).toMatchObject({
    short_name: 'Pierlight',
    lang: 'en-GB',
    start_url: '/',
    theme_color: '#F6F0E3',
  });
});
