import { pageStyle, type Stylesheet, wantedSheets } from '../bundle/stylesheet.ts';
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
  const styled = (wanted: readonly Stylesheet[]) => {
    const style = pageStyle(wanted);
    return { style, policy: policy(style, script, backend) };
  };
  return (body) => {
    const wanted = wantedSheets(sheets, body);
    const name = wanted.map(({ block }) => block).join(' ');
    const found = known.get(name) ?? styled(wanted);
    known.set(name, found);
    return found;
  };
}
