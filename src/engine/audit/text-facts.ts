/** What the audit needs to know about a file that isn't a page. JSON-serialisable. */
export type TextFacts = {
  readonly path: string;
  /** Links and assets in it: absolute URLs, or paths below `/assets/`. */
  readonly names: readonly string[];
  readonly listed?: readonly string[];
};

export const hasFacts = /\.(js|css|webmanifest|xml|txt|json)$/;

/** Feeds and sitemaps contain absolute URLs, code contains asset paths. */
export function textFacts(path: string, content: string, base: string): TextFacts {
  const isCode = /\.(js|css|webmanifest)$/.test(path);
  const isSitemap = /^sitemap.*\.xml$/.test(path);
  return {
    path,
    names: [...(isCode ? namedAssets(content) : namedAddresses(content, base))],
    ...(isSitemap && { listed: locations(content) }),
  };
}

/** The pages in a sitemap. A sitemap index lists other sitemaps, which aren't pages. */
function locations(content: string): string[] {
  return [...content.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map((match) => match[1] ?? '')
    .filter((location) => !location.endsWith('.xml'));
}

/** URLs on this site, unless inside another URL, as in `https://archive.example/https://…`. */
function namedAddresses(text: string, base: string): Set<string> {
  const url = new RegExp(`(?<![\\w/=:.%?&-])${RegExp.escape(base)}[^\\s"'<>&\\\\)\\]]*`, 'g');
  return new Set([...text.matchAll(url)].map(([address]) => address));
}

/** Asset paths of this site, not those after another site's origin. */
export function namedAssets(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/(?<![\w.:/-])\/assets\/[\w.-]+\.\w+/g)].map(([whole]) => whole),
  );
}
