import { pageStyle, type Stylesheet, wantedSheets } from '../bundle/stylesheet.ts';
import { policy } from './policy.ts';
import type { StyleNames } from './style-names.ts';

/** The styles that a page's markup needs, and a Content-Security-Policy that allows them. */
export type Styled = { readonly style: string; readonly policy: string };

/**
 * Makes pages' styles and policies. Both are cached, since many pages have the same classes.
 *
 * @param scripts the texts of all scripts, which may add any class or element that they name; the first
 *   is inlined into every page.
 * @param backend the origin that forms submit to.
 */
export function styler(
  sheets: readonly Stylesheet[],
  scripts: readonly [inlined: string, ...string[]],
  backend?: string,
): (body: StyleNames) => Styled {
  const known = new Map<string, Styled>();
  const guarded = (style: string) => ({ style, policy: policy(style, scripts[0], backend) });
  const added = new Set(scripts.flatMap(namedIn));
  const styled = [...new Set(sheets.flatMap(({ css }) => css.match(/\.?[a-z][\w-]*/gi) ?? []))];
  return ({ names, colours }) => {
    const name = styled.filter((one) => names.has(one)).join(' ');
    const has = (one: string) => names.has(one) || added.has(one);
    const found = known.get(name) ?? guarded(pageStyle(wantedSheets(sheets, names), has));
    known.set(name, found);
    return colours.size > 0 ? guarded(found.style + colourRules(colours)) : found;
  };
}

/**
 * The classes and elements that a script may add: all words of strings, such as "button" and
 * "button--small" of "button button--small", and what functions are called with.
 */
function namedIn(script: string): string[] {
  const classes = script.match(/(?<=["'`\s])[\w-]+(?=["'`\s])/g) ?? [];
  const elements = script.match(/(?<=\(["'`])[a-z]\w*(?=["'`])/g) ?? [];
  return [...classes.map((name) => `.${name}`), ...elements];
}

/**
 * The colours that hold the places of a page's photographs, as classes, since the policy allows no
 * style attribute. They are not cached: few pages share any.
 */
function colourRules(colours: ReadonlySet<string>): string {
  return [...colours].map((colour) => `.colour-${colour}{background:#${colour}}`).join('');
}
