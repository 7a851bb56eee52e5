import { digestOf } from '../../engine/kernel/digest.ts';
import type { Frame } from '../../engine/render/frame.ts';

/**
 * The digest of the code that makes pages or runs in them. Where it changes, an open page must be
 * loaded again; where only words and styles do, it need not.
 *
 * @param running the digest of the code that renders.
 */
export function codeOf({ code, template }: Frame, running: string): string {
  // Its assets are named by what is in them, and print.css changes with any stylesheet.
  const plain = template.replace(/-[\w]{6}(?=\.\w+")/g, '');
  return digestOf([running, code.entry, code.chunks.map(({ name }) => name), plain]);
}
