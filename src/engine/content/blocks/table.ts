import type { Tokens } from 'marked';
import { escapeHtml } from '../../kernel/html.ts';
import type { Block } from './block.ts';

/** CSS classes by Markdown alignment; columns are left-aligned by default. */
const alignments = { left: '', center: ' class="table__centre"', right: ' class="table__right"' };

/** Wide tables scroll in their own container, which must be keyboard-focusable. */
export const table: Block = {
  renderer: () => ({
    table({ header, rows }) {
      const cells = (row: Tokens.TableCell[], isHead = false) =>
        row
          .map(({ tokens, align }) => {
            const words = this.parser.parseInline(tokens);
            // An empty header cell is not a header.
            const [tag, scope] = isHead && words ? ['th', ' scope="col"'] : ['td', ''];
            return `<${tag}${scope}${alignments[align ?? 'left']}>${words}</${tag}>`;
          })
          .join('');
      const head = cells(header, true);
      const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join('');
      const label = escapeHtml(header.map((cell) => cell.text).join(', '));
      return `<section class="table" tabindex="0" aria-label="Table: ${label}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></section>`;
    },
  }),
};
