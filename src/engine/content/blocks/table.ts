import type { Tokens } from 'marked';
import { escapeHtml } from '../../kernel/html.ts';
import type { Block } from './block.ts';

/** The class of a column by what its line of hyphens says; columns are left-aligned without one. */
const alignments = { left: '', center: ' class="table__centre"', right: ' class="table__right"' };

/** A table. Wide ones scroll in a container of their own, which a keyboard must be able to focus. */
export const table: Block = {
  renderer: () => ({
    table({ header, rows }) {
      const cells = (row: Tokens.TableCell[], isHead = false) =>
        row
          .map(({ tokens, align }) => {
            const words = this.parser.parseInline(tokens);
            // A header cell without words heads nothing.
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
