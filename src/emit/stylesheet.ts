/** A minified stylesheet and the name of its file, which is the class of the block it styles. */
export type Stylesheet = { readonly block: string; readonly css: string };

/** These two come first, on every page. */
const everywhere = ['tokens', 'base'];

/**
 * The styles that one page needs: a stylesheet is taken in where the page's markup bears the
 * class of the same name. So a page's CSS follows from its markup, and nothing need be declared.
 */
export function pageStyle(sheets: readonly Stylesheet[], html: string): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(' ')),
  );
  const styles = sheets
    .filter(({ block }) => everywhere.includes(block) || classes.has(block))
    .map(({ css }) => css)
    .join('');
  return withoutUnusedTokens(styles);
}

/** Tokens that nothing on the page asks for cost every visitor some bytes. */
function withoutUnusedTokens(styles: string): string {
  const used = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]));
  return styles.replace(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (whole, name) =>
    used.has(name) ? whole : '',
  );
}

/** First tokens and base, then by name: the order in which a later rule wins. */
export function inOrder(sheets: readonly Stylesheet[]): Stylesheet[] {
  const rank = ({ block }: Stylesheet) => {
    const at = everywhere.indexOf(block);
    return at === -1 ? everywhere.length : at;
  };
  return [...sheets].sort((a, b) => rank(a) - rank(b) || (a.block < b.block ? -1 : 1));
}
