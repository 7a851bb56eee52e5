import { escapeHtml } from '../../kernel/html.ts';
import type { Block } from './block.ts';

/** Long lines scroll, so it must be keyboard-focusable. */
export const codeBlock: Block = {
  renderer: () => ({
    code: ({ text }) =>
      `<pre class="code-block" tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
  }),
};
