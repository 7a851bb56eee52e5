/**
 * The path of an absolute address on our own site, with or without `www.`; undefined for others.
 *
 * @param url the site's own address.
 */
export function ownPath(href: string, url: string): string | undefined {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href) || !URL.canParse(url)) return undefined;
  const [link, own] = [new URL(href), new URL(url)];
  const bare = (host: string) => host.replace(/^www\./, '');
  if (bare(link.host) !== bare(own.host)) return undefined;
  return `${link.pathname}${link.search}${link.hash}`;
}
