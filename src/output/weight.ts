import { brotliCompressSync, constants } from 'node:zlib';
import type { OutputFile } from '../kernel/output-file.ts';
import type { Problem } from '../kernel/problem.ts';

/**
 * The maximum size of a page's HTML, including styles, after brotli, in bytes: what fits into a
 * connection's first round trip, an initial TCP window of 14,600 bytes minus the headers.
 */
export const pageBudget = 13_600;

/** A page's file and its transfer size, in bytes. */
export type Weight = { readonly path: string; readonly bytes: number };

/** The size after brotli, in bytes. @param quality from 0 to 11. */
export function brotliBytes(content: OutputFile['content'], quality = 11): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(content, { params }).length;
}

/** The heaviest page, if there is one, and a warning for each page over the budget. */
export function weigh(pages: readonly Weight[]): {
  heaviest: Weight | undefined;
  problems: Problem[];
} {
  const weights = [...pages].sort((a, b) => b.bytes - a.bytes);
  const problems = weights
    .filter(({ bytes }) => bytes > pageBudget)
    .map(({ path, bytes }) => ({
      file: path,
      message: `weighs ${bytes} bytes, more than the ${pageBudget} that arrive at once. Shorten it.`,
    }));
  return { heaviest: weights[0], problems };
}
