/** What is known of a file that is no page, in what JSON can hold. */
export type TextFacts = {
  readonly path: string;
  /** Addresses that it names, whole or below `/assets/`. */
  readonly names: readonly string[];
  /** Pages that it lists, if it is a sitemap. */
  readonly listed?: readonly string[];
};

/** Which files there are facts of. */
export const hasFacts = /\.(js|css|webmanifest|xml|txt|json)$/;

/** Feeds and lists name whole addresses, code names what it loads. @param base the site's address. */
export function textFacts(path: string, content: string, base: string): TextFacts {
  const isSitemap = /^sitemap.*\.xml$/.test(path);
  return {
    path,
    names: [...named(path, content, base)],
    ...(isSitemap && { listed: locations(content) }),
  };
}

/** A sitemap that lists other sitemaps names files, which are no pages. */
function locations(content: string): string[] {
  return [...content.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map((match) => match[1] ?? '')
    .filter((location) => !location.endsWith('.xml'));
}

function named(path: string, content: string, base: string): Iterable<string> {
  if (/\.(js|css|webmanifest)$/.test(path)) return namedAssets(content);
  if (!/\.(xml|txt|json)$/.test(path)) return [];
  const addresses = content.split(base).slice(1);
  return new Set(addresses.map((rest) => base + (/^[^\s"'<>&\\)\]]*/.exec(rest)?.[0] ?? '')));
}

/** Every `/assets/name` in a text. */
export function namedAssets(text: string): Set<string> {
  return new Set([...text.matchAll(/\/assets\/[\w.-]+\.\w+/g)].map(([whole]) => whole));
}
