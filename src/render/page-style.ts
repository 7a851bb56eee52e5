import { pageStyle, type Stylesheet, wantedSheets } from '../bundle/stylesheet.ts';
import { policy } from './policy.ts';

/** What a page's markup asks for: its styles, and the policy that lets exactly those in. */
export type Styled = { readonly style: string; readonly policy: string };

/**
 * Pages of one kind ask for the same styles, so that most need no new ones, nor a new policy.
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
