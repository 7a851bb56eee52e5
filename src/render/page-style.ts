import { pageStyle, type Stylesheet } from '../bundle/stylesheet.ts';
import { policy } from './policy.ts';

/** The styles that a page's markup needs, and a Content-Security-Policy that allows them. */
export type Styled = { readonly style: string; readonly policy: string };

/**
 * Makes pages' styles and policies. Policies are cached, since pages of one kind share their styles.
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
  return (body) => {
    const style = pageStyle(sheets, body);
    const styled = known.get(style) ?? { style, policy: policy(style, script, backend) };
    known.set(style, styled);
    return styled;
  };
}
