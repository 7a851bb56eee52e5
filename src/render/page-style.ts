import { pageStyle, type Stylesheet, wantedSheets } from '../bundle/stylesheet.ts';
import { colourClass } from '../kernel/photograph.ts';
import { policy } from './policy.ts';

/** The styles that a page's markup needs, and a Content-Security-Policy that allows them. */
export type Styled = { readonly style: string; readonly policy: string };

/**
 * Makes pages' styles and policies. Both are cached, since pages of one kind share their styles.
 *
 * @param script the inline script of every page.
 * @param backend the origin that forms submit to.
 */
export function styler(
  sheets: readonly Stylesheet[],
  script: string,
  backend?: string,
): (body: string) => Styled {
  const known = new Map<string, Styled>();
  const guarded = (style: string) => ({ style, policy: policy(style, script, backend) });
  return (body) => {
    const wanted = wantedSheets(sheets, body);
    const name = wanted.map(({ block }) => block).join(' ');
    const found = known.get(name) ?? guarded(pageStyle(wanted));
    known.set(name, found);
    const colours = colourRules(body);
    return colours ? guarded(found.style + colours) : found;
  };
}

/** The colours that hold the places of a page's photographs. They are not cached: few pages share any. */
function colourRules(body: string): string {
  const colours = new Set([...body.matchAll(colourClass)].map((match) => match[1]));
  return [...colours].map((colour) => `.colour-${colour}{background:#${colour}}`).join('');
}
