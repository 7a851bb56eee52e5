import type { Block, CssNode, Rule } from 'css-tree';
import parse from 'css-tree/parser';
import type { ParsedSheet, StyleRule, Stylesheet } from './stylesheet.ts';

/** By itself, since a build loads the parser only after a stylesheet has changed. @param css minified. */
export function parsedSheet({ block, css }: Stylesheet): ParsedSheet {
  const tree = parse(css, { positions: true, parseValue: false, parseAtrulePrelude: false });
  return { block, css, rules: tree.type === 'StyleSheet' ? rulesIn(tree, css, '') : [] };
}

function rulesIn(
  { children }: { children: Block['children'] },
  css: string,
  query: string,
): StyleRule[] {
  return children.toArray().flatMap((node) => {
    if (node.type === 'Rule') return [styleRule(node, css, query)];
    const text = textOf(node, css);
    if (node.type !== 'Atrule' || node.name !== 'media' || !node.block) {
      return [{ query, declarations: text }];
    }
    const isFlat = node.block.children.toArray().every(({ type }) => type === 'Rule');
    return isFlat
      ? rulesIn(node.block, css, text.slice(0, text.indexOf('{')))
      : [{ query, declarations: text }];
  });
}

function styleRule({ prelude, block }: Rule, css: string, query: string): StyleRule {
  const selectors = prelude.type === 'SelectorList' ? prelude.children.toArray() : [];
  return {
    query,
    selectors: selectors.map((one) => ({ text: textOf(one, css), names: requiredNames(one) })),
    declarations: textOf(block, css),
  };
}

function textOf({ loc }: CssNode, css: string): string {
  return css.slice(loc?.start.offset, loc?.end.offset);
}

/** What an element must have. What is in parentheses, such as `:not(.card)`, may be absent. */
function requiredNames(selector: CssNode): string[] {
  if (selector.type !== 'Selector') return [];
  return selector.children.toArray().flatMap((part) => {
    if (part.type === 'ClassSelector') return [`.${part.name}`];
    return part.type === 'TypeSelector' && part.name !== '*' ? [part.name] : [];
  });
}
