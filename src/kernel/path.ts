/** Where the file of a page lies below the output folder: `/work` is `work/index.html`. */
export function outputPath(pagePath: string): string {
  if (pagePath === '*') return '404.html';
  return pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}/index.html`;
}

/**
 * The plain name of the picture that other sites show beside a link to a page: `/work` has
 * `share-work.png`, `/services/video` has `share-services_video.png`. No address has a `_` of its
 * own, so that no two share a name.
 */
export function shareAsset(pagePath: string): string {
  return `share-${pagePath.slice(1).replaceAll('/', '_') || 'home'}.png`;
}

/** The page a link leads to, without query and hash; undefined when it leaves the site. */
export function internalPath(href: string): string | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined;
  return href.replace(/[?#].*$/s, '');
}

/** An absolute address: `https://pierlight.example` + `/work`; the home page keeps its slash. */
export function absoluteUrl(base: string, pagePath: string): string {
  return new URL(pagePath, base).href;
}

/**
 * Whether an address is needed for what is not a page: assets, the page for unknown addresses, what
 * hosts read. `/index` is the home page at hosts that leave out `.html`. Capitals make no
 * difference, since there are disks to which they don't.
 */
export function isReserved(pagePath: string): boolean {
  return /^\/((assets|_headers|_redirects)(\/|$)|(404|index)(\.html)?$)/i.test(pagePath);
}
