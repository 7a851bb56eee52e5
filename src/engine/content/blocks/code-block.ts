import { escapeHtml } from '../../kernel/html.ts';
import type { Block } from './block.ts';

/** Code between two lines of ```. Its long lines scroll, so a keyboard must be able to focus it. */
export const codeBlock: Block = {
  renderer: () => ({
    code: ({ text }) =>
      `<pre class="code-block" tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
  }),
};
