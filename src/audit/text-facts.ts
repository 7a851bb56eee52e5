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
  return /\.(xml|txt|json)$/.test(path) ? namedAddresses(content, base) : [];
}

/** Ours, unless they stand inside another, as in `https://archive.example/https://…`. */
function namedAddresses(text: string, base: string): Set<string> {
  const whole = new RegExp(`(?<![\\w/=:.%?&-])${RegExp.escape(base)}[^\\s"'<>&\\\\)\\]]*`, 'g');
  return new Set([...text.matchAll(whole)].map(([address]) => address));
}

/** From the root of this site, not behind the name of another. */
export function namedAssets(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/(?<![\w.:/-])\/assets\/[\w.-]+\.\w+/g)].map(([whole]) => whole),
  );
}
