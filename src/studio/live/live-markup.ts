import { escapeHtml } from '../../engine/kernel/html.ts';

/** The live server's own addresses; no page of the site has an underscore in its path. */
export const livePaths = {
  script: '/_live/page.js',
  events: '/_live/events',
  held: '/_live/held',
  before: '/_live/before',
} as const;

/**
 * Adds the live script and the page's digest. Neither the `<style>` nor the inline script changes,
 * so the hashes in the page's policy stay valid.
 *
 * @param tag is kept with the page's own part of <head> across client-side navigation.
 */
export function withLiveScript(html: string, tag: string): string {
  const meta = `<meta name="live-page" content="${escapeHtml(tag)}">`;
  const script = `<script type="module" src="${livePaths.script}"></script>`;
  const end = html.lastIndexOf('</body>');
  const withScript = `${html.slice(0, end)}${script}\n${html.slice(end)}`;
  return withScript.replace('</head>', () => `${meta}\n</head>`);
}

/**
 * For the live script: disables the `<style>`, since the page's policy would block it and browsers
 * report that even for a document that is never shown.
 */
export function asSource(html: string): string {
  return html.replace('<style>', '<script type="text/css">').replace('</style>', '</script>');
}
