import { brotliCompressSync, constants } from 'node:zlib';
import type { OutputFile } from '../kernel/output-file.ts';
import type { Problem } from '../kernel/problem.ts';

/**
 * The most bytes of a page's HTML with its styles, as it is sent with brotli: what fits into a
 * connection's first round trip, one initial TCP window of 14,600 bytes less the headers.
 */
export const pageBudget = 13_600;

/** A page's file and its size over the wire, in bytes. */
export type Weight = { readonly path: string; readonly bytes: number };

/** Bytes after brotli at a quality from 0 to 11. */
export function brotliBytes(content: OutputFile['content'], quality = 11): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(content, { params }).length;
}

/** The heaviest page, if any was weighed, and a warning for each page over the budget. */
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
