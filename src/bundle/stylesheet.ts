/** A minified stylesheet and the name of its file, which is the class of the block it styles. */
export type Stylesheet = { readonly block: string; readonly css: string };

/** These two come first, on every page. */
const everywhere = ['tokens', 'base'];

/**
 * The stylesheets that one page needs: one is taken in where the page's markup bears the class of the
 * same name. So a page's CSS follows from its markup, and nothing need be declared.
 */
export function wantedSheets(sheets: readonly Stylesheet[], html: string): Stylesheet[] {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(' ')),
  );
  return sheets.filter(({ block }) => everywhere.includes(block) || classes.has(block));
}

/** The styles of a page that wants these stylesheets. */
export function pageStyle(wanted: readonly Stylesheet[]): string {
  return withoutUnusedTokens(gathered(wanted.map(({ css }) => css).join('')));
}

/**
 * Styles with the rules for each kind of screen gathered behind those for all, which makes a page
 * about 90 bytes lighter. A narrower screen's come after a wider one's, so that they win as they
 * do in the files. Those for paper are left to `printStyle`.
 */
export function gathered(css: string): string {
  const [rest, kinds] = byKind(css);
  const sorted = [...kinds]
    .filter(([kind]) => kind !== paper)
    .sort(([a], [b]) => width(b) - width(a));
  return rest + sorted.map(([kind, rules]) => `${kind}{${rules}}`).join('');
}

/**
 * What printing changes, of all blocks: one file beside the pages, which a browser fetches when it
 * has nothing better to do.
 */
export function printStyle(sheets: readonly Stylesheet[]): string {
  return sheets.map(({ css }) => byKind(css)[1].get(paper) ?? '').join('');
}

const paper = '@media print';

/** The rules for everything, and those inside each media query. */
function byKind(css: string): [rest: string, kinds: Map<string, string>] {
  const kinds = new Map<string, string>();
  const rest = css.replace(/(@media[^{]+)\{((?:[^{}]*\{[^{}]*\})*)\}/g, (_, kind, rules) => {
    kinds.set(kind, (kinds.get(kind) ?? '') + rules);
    return '';
  });
  return [rest, kinds];
}

/** The width in em that a query stops at. */
function width(kind: string): number {
  return Number(/width<([\d.]+)em/.exec(kind)?.[1] ?? Number.MAX_SAFE_INTEGER);
}

/**
 * A minified stylesheet without the white space that the bundler leaves in custom properties, and
 * with the widths of screens counted in letters: where a reader has doubled the size of text, a
 * desk's screen has room for no more words than a tablet's, and gets a tablet's layout.
 */
export function tight(css: string): string {
  return css
    .replace(/--[\w-]+: [^;}]*/g, (property) => property.replace(/([:,]) /g, '$1'))
    .replace(/\(max-width: ?(\d+)px\)/g, (_, px) => `(width<${(Number(px) + 1) / 16}em)`)
    .replace(/\(min-width: ?(\d+)px\)/g, (_, px) => `(width>=${Number(px) / 16}em)`);
}

const customProperty = /(?<![\w-])--[a-z][\w-]*/g;

/**
 * The sheets with names for their custom properties that are as short as can be, which makes every
 * page some 120 bytes lighter. Those that a script names too stay as they are.
 *
 * @param scripts their texts.
 */
export function shortNames(
  sheets: readonly Stylesheet[],
  scripts: readonly string[],
): Stylesheet[] {
  const known = new Set(scripts.flatMap((text) => text.match(customProperty) ?? []));
  const all = new Set(sheets.flatMap(({ css }) => css.match(customProperty) ?? []));
  const short = new Map(
    [...all].filter((name) => !known.has(name)).map((name, at) => [name, `--${at.toString(36)}`]),
  );
  return sheets.map(({ block, css }) => ({
    block,
    css: css.replace(customProperty, (name) => short.get(name) ?? name),
  }));
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
