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
export function wantedSheets<Sheet extends { readonly block: string }>(
  sheets: readonly Sheet[],
  names: ReadonlySet<string>,
): Sheet[] {
  return sheets.filter(({ block }) => everywhere.includes(block) || names.has(`.${block}`));
}

/** A stylesheet and its rules, of which each page takes some. */
export type ParsedSheet = Stylesheet & { readonly rules: readonly StyleRule[] };

export type StyleRule = {
  /** Its at-rule, if it is in one that only has rules: `@media(width<30em)`. */
  readonly query: string;
  /** None if it is an at-rule that stays as it is, such as `@font-face`. */
  readonly selectors?: readonly { readonly text: string; readonly names: readonly string[] }[];
  readonly declarations: string;
};

/**
 * The styles of a page that wants these stylesheets, without rules that name a class or an element
 * that it lacks. On a page of text this saves about 200 bytes with brotli. Print rules are left to
 * `printStyle`.
 *
 * @param has whether the page has a class, such as `.card`, or an element, such as `p`, or a script
 *   may add it.
 */
export function pageStyle(wanted: readonly ParsedSheet[], has: (name: string) => boolean): string {
  const used = wanted.flatMap(({ rules }) =>
    rules.flatMap((rule) => {
      const selectors = rule.selectors?.filter(({ names }) => names.every(has));
      return selectors?.length === 0 ? [] : [{ ...rule, ...(selectors && { selectors }) }];
    }),
  );
  return withoutUnusedTokens(gathered(used.filter(({ query }) => query !== print)));
}

/**
 * Merges equal media queries and moves them to the end, which saves about 90 bytes a page. Queries
 * for narrower screens come after those for wider ones, so that they win as they do in the source
 * files.
 */
function gathered(rules: readonly StyleRule[]): string {
  const byQuery = [...Map.groupBy(rules, ({ query }) => query)].sort(
    ([a], [b]) => Number(a !== '') - Number(b !== '') || maxWidth(b) - maxWidth(a),
  );
  return byQuery
    .map(([query, all]) => {
      const text = all.map(ruleText).join('');
      return query ? `${query}{${text}}` : text;
    })
    .join('');
}

function ruleText({ selectors = [], declarations }: StyleRule): string {
  return selectors.map(({ text }) => text).join(',') + declarations;
}

/** The print rules of all stylesheets, for a separate file that browsers load with low priority. */
export function printStyle(sheets: readonly ParsedSheet[]): string {
  return sheets
    .flatMap(({ rules }) => rules)
    .filter(({ query }) => query === print)
    .map(ruleText)
    .join('');
}

const print = '@media print';

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

/** Shortens custom properties that no script uses, which saves about 120 bytes a page. */
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
