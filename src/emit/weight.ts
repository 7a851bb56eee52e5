import { brotliCompressSync, constants } from 'node:zlib';
import type { OutputFile } from '../kernel/output-file.ts';
import type { Problem } from '../kernel/problem.ts';

/**
 * The most bytes of a page's HTML with its styles, brotli 11: what fits into a connection's first
 * round trip, one initial TCP window of 14,600 bytes less the headers.
 */
export const pageBudget = 13_600;

/** A page's file and its size over the wire, in bytes. */
export type Weight = { readonly path: string; readonly bytes: number };

/** Bytes after brotli at a quality from 0 to 11. */
export function brotliBytes(content: OutputFile['content'], quality = 11): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(content, { params }).length;
}

/**
 * The heaviest page, and a warning for each page over the budget. A lower quality never makes a
 * page smaller than quality 11 does, so most are cleared by a quick one, and only the heaviest and
 * the doubtful are weighed at the slow one.
 */
export function weigh(pages: readonly OutputFile[]): { heaviest: Weight; problems: Problem[] } {
  const exact = pages
    .map((page) => ({ page, bytes: brotliBytes(page.content, 2) }))
    .sort((a, b) => b.bytes - a.bytes)
    .filter(({ page, bytes }, index) => index === 0 || (bytes > pageBudget && isDoubtful(page)))
    .map(({ page }) => ({ path: page.path, bytes: brotliBytes(page.content) }))
    .sort((a, b) => b.bytes - a.bytes);
  const problems = exact
    .filter(({ bytes }) => bytes > pageBudget)
    .map(({ path, bytes }) => ({
      file: path,
      message: `weighs ${bytes} bytes, more than the ${pageBudget} that arrive at once. Shorten it.`,
    }));
  return { heaviest: exact[0] ?? { path: 'none', bytes: 0 }, problems };
}

function isDoubtful({ content }: OutputFile): boolean {
  return brotliBytes(content, 5) > pageBudget;
}
