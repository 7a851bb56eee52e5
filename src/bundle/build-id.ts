import { createHash } from 'node:crypto';
import type { BrowserCode } from './browser-code.ts';
import type { Stylesheet } from './stylesheet.ts';

/**
 * Names the code and the styles that a page was built with. A page that carries another name is
 * loaded whole: it would not fit into a document that runs this code.
 */
export function buildId({ entry }: BrowserCode, sheets: readonly Stylesheet[]): string {
  const hash = createHash('sha256').update(entry);
  for (const { css } of sheets) hash.update(css);
  return hash.digest('hex').slice(0, 8);
}
