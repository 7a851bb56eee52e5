import { type ParsedSheet, pageStyle, wantedSheets } from '../bundle/stylesheet.ts';
import { colourClass } from '../kernel/photograph.ts';
import { policy } from './policy.ts';

type Styled = { readonly style: string; readonly policy: string };

/**
 * Makes pages' styles and policies. Both are cached, since many pages have the same classes.
 *
 * @param scripts the texts of all scripts, which may add any class or element that they name; the first
 *   is inlined into every page.
 */
export function styler(
  sheets: readonly ParsedSheet[],
  scripts: readonly [inlined: string, ...string[]],
  hosts: readonly (string | undefined)[] = [],
): (body: string) => Styled {
  const known = new Map<string, Styled>();
  const withPolicy = (style: string) => ({ style, policy: policy(style, scripts[0], ...hosts) });
  const added = new Set(scripts.flatMap(namedIn));
  const styled = [...new Set(sheets.flatMap(({ css }) => css.match(/\.?[a-z][\w-]*/gi) ?? []))];
  return (body) => {
    const names = styleNames(body);
    const name = styled.filter((one) => names.has(one)).join(' ');
    const has = (one: string) => names.has(one) || added.has(one);
    const found = known.get(name) ?? withPolicy(pageStyle(wantedSheets(sheets, names), has));
    known.set(name, found);
    const colours = colourRules(names);
    return colours ? withPolicy(found.style + colours) : found;
  };
}

const everywhere = ['html', 'body'];

/** The elements in markup, such as `p`, and the classes, such as `.card`. */
export function styleNames(markup: string): Set<string> {
  const elements = [...markup.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name);
  const classes = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, all = '']) =>
    all.split(' ').map((one) => `.${one}`),
  );
  return new Set([...everywhere, ...elements, ...classes]);
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
function colourRules(names: ReadonlySet<string>): string {
  return [...[...names].join(' ').matchAll(colourClass)]
    .map(([, colour]) => `.colour-${colour}{background:#${colour}}`)
    .join('');
}
