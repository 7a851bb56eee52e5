import { usedRules } from './used-rules.ts';

/** A minified stylesheet and its file's base name, which is also the class that it styles. */
export type Stylesheet = { readonly block: string; readonly css: string };

/** The stylesheets of every page, which come first. */
const everywhere = ['tokens', 'base'];

/**
 * The stylesheets that one page needs. One is included if the page's markup has the class of the
 * same name, so pages don't have to declare their styles.
 *
 * @param names the page's classes, such as `.card`.
 */
export function wantedSheets(
  sheets: readonly Stylesheet[],
  names: ReadonlySet<string>,
): Stylesheet[] {
  return sheets.filter(({ block }) => everywhere.includes(block) || names.has(`.${block}`));
}

/**
 * The styles of a page that wants these stylesheets.
 *
 * @param has whether the page has a class, such as `.card`, or an element, such as `p`, or a script
 *   may add it.
 */
export function pageStyle(wanted: readonly Stylesheet[], has: (name: string) => boolean): string {
  const all = gathered(wanted.map(({ css }) => css).join(''));
  return withoutUnusedTokens(usedRules(all, has));
}

/**
 * Merges equal media queries and moves them to the end, which saves about 90 bytes a page. Queries
 * for narrower screens come after those for wider ones, so that they win as they do in the source
 * files. Print rules are left to `printStyle`.
 */
export function gathered(css: string): string {
  const [rest, queries] = byMediaQuery(css);
  const sorted = [...queries]
    .filter(([query]) => query !== print)
    .sort(([a], [b]) => maxWidth(b) - maxWidth(a));
  return rest + sorted.map(([query, rules]) => `${query}{${rules}}`).join('');
}

/**
 * The print rules of all stylesheets, for a separate file that browsers load with low priority.
 */
export function printStyle(sheets: readonly Stylesheet[]): string {
  return sheets.map(({ css }) => byMediaQuery(css)[1].get(print) ?? '').join('');
}

const print = '@media print';

/** The rules outside media queries, and those inside, by query. */
function byMediaQuery(css: string): [rest: string, queries: Map<string, string>] {
  const queries = new Map<string, string>();
  const rest = css.replace(/(@media[^{]+)\{((?:[^{}]*\{[^{}]*\})*)\}/g, (_, query, rules) => {
    queries.set(query, (queries.get(query) ?? '') + rules);
    return '';
  });
  return [rest, queries];
}

/** The maximum width that a query applies to, in em. */
function maxWidth(query: string): number {
  return Number(/width<([\d.]+)em/.exec(query)?.[1] ?? Number.MAX_SAFE_INTEGER);
}

/**
 * Removes the white space that the bundler leaves in values, and converts breakpoints
 * from px to em: if a reader doubles the text size, a desktop screen fits as many words as a
 * tablet's, and should get the tablet's layout.
 */
export function tight(css: string): string {
  return css
    .replace(/--[\w-]+: [^;}]*/g, (property) => property.replace(/([:,]) /g, '$1'))
    .replace(/ ?([,/]) (?=[\w(.-])/g, '$1')
    .replace(/\(max-width: ?(\d+)px\)/g, (_, px) => `(width<${(Number(px) + 1) / 16}em)`)
    .replace(/\(min-width: ?(\d+)px\)/g, (_, px) => `(width>=${Number(px) / 16}em)`);
}

const customProperty = /(?<![\w-])--[a-z][\w-]*/g;

/**
 * Shortens the names of custom properties, which saves about 120 bytes a page. Names that a script
 * uses are not changed.
 *
 * @param scripts the texts of the scripts.
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

/** Removes custom properties that no rule on the page uses. */
function withoutUnusedTokens(styles: string): string {
  const used = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]));
  return styles.replace(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (declaration, name) =>
    used.has(name) ? declaration : '',
  );
}

/** In cascade order: tokens and base first, then by name. */
export function inOrder(sheets: readonly Stylesheet[]): Stylesheet[] {
  const rank = ({ block }: Stylesheet) => {
    const at = everywhere.indexOf(block);
    return at === -1 ? everywhere.length : at;
  };
  return [...sheets].sort((a, b) => rank(a) - rank(b) || (a.block < b.block ? -1 : 1));
}
