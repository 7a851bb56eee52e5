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

/**
 * The qualities at which brotli tries a page, the next where the one before leaves it over the
 * budget.
 */
export const pageQualities: readonly number[] = [5, 10, 11];

/** Bytes after brotli at a quality from 0 to 11. */
export function brotliBytes(content: OutputFile['content'], quality = 11): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(content, { params }).length;
}

/** Bytes as they would be sent, if the page were compressed. */
function shippedBytes(content: OutputFile['content']): number {
  let bytes = Number.POSITIVE_INFINITY;
  for (const quality of pageQualities) {
    if (bytes > pageBudget) bytes = brotliBytes(content, quality);
  }
  return bytes;
}

/**
 * The heaviest page, and a warning for each page over the budget.
 *
 * @param compressed what is known by now of the pages' compressed files: those need not be weighed.
 */
export function weigh(
  pages: readonly OutputFile[],
  compressed: readonly OutputFile[] = [],
): { heaviest: Weight; problems: Problem[] } {
  const sizes = new Map(compressed.map(({ path, content }) => [path, content.length]));
  const known = pages.flatMap(({ path }) => {
    const bytes = sizes.get(`${path}.br`);
    return bytes === undefined ? [] : [{ path, bytes }];
  });
  const rest = pages.filter(({ path }) => !sizes.has(`${path}.br`));
  const weights = [...known, ...sieved(rest)].sort((a, b) => b.bytes - a.bytes);
  const problems = weights
    .filter(({ bytes }) => bytes > pageBudget)
    .map(({ path, bytes }) => ({
      file: path,
      message: `weighs ${bytes} bytes, more than the ${pageBudget} that arrive at once. Shorten it.`,
    }));
  return { heaviest: weights[0] ?? { path: 'none', bytes: 0 }, problems };
}

/**
 * The weights that matter. A lower quality does not make a page smaller than a higher one does, so
 * most are cleared by a quick one, and only the heaviest and the doubtful are weighed.
 */
function sieved(pages: readonly OutputFile[]): Weight[] {
  return pages
    .map((page) => ({ page, bytes: brotliBytes(page.content, 2) }))
    .sort((a, b) => b.bytes - a.bytes)
    .filter(({ bytes }, index) => index === 0 || bytes > pageBudget)
    .map(({ page: { path, content } }) => ({ path, bytes: shippedBytes(content) }));
}
