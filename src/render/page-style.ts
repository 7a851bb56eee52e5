import { pageStyle, type Stylesheet } from '../bundle/stylesheet.ts';
import { policy } from './policy.ts';

/** What a page's markup asks for: its styles, and the policy that lets exactly those in. */
export type Styled = { readonly style: string; readonly policy: string };

/**
 * Pages of one kind ask for the same styles, so that most need no new policy.
 *
 * @param script what every page carries inline.
 * @param backend the origin that forms send to.
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
