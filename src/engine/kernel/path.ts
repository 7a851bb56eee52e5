import type { Digest } from './digest.ts';

export function outputPath(pagePath: string): string {
  if (pagePath === '*') return '404.html';
  return pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}/index.html`;
}

/**
 * The name, before hashing, of a page's share image: `/work` has `share-work.png`,
 * `/services/video` has `share-services_video.png`. Page paths never contain `_`, so no two pages
 * get the same name.
 */
export function shareAsset(pagePath: string): string {
  return `share-${pagePath.slice(1).replaceAll('/', '_') || 'home'}.png`;
}

/** The path that a link points to, without query and hash; undefined for external links. */
export function internalPath(href: string): string | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined;
  return href.replace(/[?#].*$/s, '');
}

export function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

export function absoluteUrl(base: string, pagePath: string): string {
  return new URL(pagePath, base).href;
}

/**
 * Whether a path is reserved for something other than a page: assets, the 404 page, host
 * configuration. `/index` is the home page on hosts that drop `.html`. Case is ignored, since some
 * file systems ignore it.
 */
export function isReserved(pagePath: string): boolean {
  return /^\/((assets|_headers|_redirects)(\/|$)|(404|index)(\.html)?$)/i.test(pagePath);
}

/**
 * The path in the output of a file of `content/media/`, up to its width and ending. The digest of its
 * inputs is in its name, so that browsers can cache it forever.
 */
export function mediaPath(name: string, digest: Digest): string {
  return `assets/media/${name}-${digest.slice(0, 6).replaceAll('_', 'x').replaceAll('-', 'y')}`;
}

export function isMediaFile(path: string): boolean {
  return path.startsWith('assets/media/');
}

/** How many groups paths are divided into. */
export const groups = 64;

/** The group of a path. What is known of paths is kept by group, so that a change renews little. */
export function groupOf(path: string): number {
  let sum = 0;
  for (let at = 0; at < path.length; at++) sum += path.charCodeAt(at);
  return sum % groups;
}
