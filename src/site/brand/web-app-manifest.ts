import type { Settings } from '../data/settings.ts';
import { palette } from '../illustration/palette.ts';

/**
 * The web app manifest: what a phone shows where somebody keeps the site on its home screen. It
 * opens as a page, since this is a site and not an app.
 *
 * Source: W3C Web Application Manifest.
 */
export function webAppManifest({ name, tagline, description }: Settings): string {
  const image = { type: 'image/png' };
  const content = {
    id: '/',
    name: `${name}: ${tagline}`,
    short_name: name,
    description,
    lang: 'en-GB',
    start_url: '/',
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      { ...image, src: '/assets/icon-192.png', sizes: '192x192' },
      { ...image, src: '/assets/icon-512.png', sizes: '512x512' },
      { ...image, src: '/assets/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
