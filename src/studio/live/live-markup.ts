import { escapeHtml } from '../../engine/kernel/html.ts';

/** Addresses of the live server itself; no page of the site has an underscore in its own. */
export const livePaths = {
  script: '/_live/page.js',
  events: '/_live/events',
  held: '/_live/held',
  before: '/_live/before',
} as const;

/**
 * A page as it is built, with the live script and the page's digest. The script moves with neither
 * the style nor the inline script, so the page's policy holds as it stands.
 *
 * @param tag stays with the page's own part of <head> when one page takes another's place.
 */
export function withLiveScript(html: string, tag: string): string {
  const meta = `<meta name="live-page" content="${escapeHtml(tag)}">`;
  const script = `<script type="module" src="${livePaths.script}"></script>`;
  const end = html.lastIndexOf('</body>');
  const withScript = `${html.slice(0, end)}${script}\n${html.slice(end)}`;
  return withScript.replace('</head>', () => `${meta}\n</head>`);
}

/**
 * A page as the live script of an open page fetches it. Its <style> is made inert: the open page's
 * policy would block it, and browsers report that even for a document that is never shown.
 */
export function asSource(html: string): string {
  return html.replace('<style>', '<script type="text/css">').replace('</style>', '</script>');
}
