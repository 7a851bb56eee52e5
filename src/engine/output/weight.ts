import { brotliCompressSync, constants } from 'node:zlib';
import type { OutputFile } from '../kernel/output-file.ts';
import type { Problem } from '../kernel/problem.ts';

/**
 * The maximum size of a page's HTML, including styles, after brotli, in bytes: what fits into a
 * connection's first round trip, an initial TCP window of 14,600 bytes minus the headers.
 */
export const pageBudget = 13_600;

/**
 * What our own pages are to weigh at most, in bytes: 800 below the budget, so that text may grow. A page
 * that is heavier at the usual quality of brotli is compressed harder, for about 60 ms; the articles
 * of the benchmarks weigh 11.5 KB at the median and are left as they are.
 */
export const pageAim = 12_800;

/**
 * What the address of a hosted backend adds to a page, in its policy, in bytes: 31 on average over
 * our own pages, give or take what hashes do to compression. A page built without one leaves it room.
 */
export const addressBytes = 40;

export type Weight = { readonly path: string; readonly bytes: number };

/** How brotli may write distances: postfix bits and direct codes (RFC 7932, section 4). */
const distances = [
  [1, 10],
  [2, 12],
  [3, 24],
  [3, 32],
] as const;

/**
 * The settings of brotli to try at a quality; what comes out smallest is shipped. The encoder never
 * looks for the best way to write distances by itself. At 11, four ways that are good for most of
 * our pages save 35 bytes of one on average.
 *
 * @param quality from 0 to 11.
 */
export function brotliSettings(quality: number, size: number): Readonly<Record<number, number>>[] {
  const settings = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
  if (quality < 11) return [settings];
  return distances.map(([postfix, direct]) => ({
    ...settings,
    [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
    [constants.BROTLI_PARAM_NDIRECT]: direct,
  }));
}

/** The size after brotli, in bytes. @param quality from 0 to 11. */
export function brotliBytes(content: OutputFile['content'], quality = 11): number {
  const sizes = brotliSettings(quality, Buffer.byteLength(content)).map(
    (params) => brotliCompressSync(content, { params }).length,
  );
  return Math.min(...sizes);
}

/** The heaviest page, if there is one. */
export function heaviest(pages: readonly Weight[]): Weight | undefined {
  return [...pages].sort((a, b) => b.bytes - a.bytes)[0];
}

/**
 * A warning for each page that is over the budget as it ships, the heaviest first.
 * `hasAddress`: the pages have the address of a hosted backend already.
 */
export function tooHeavy(pages: readonly Weight[], hasAddress: boolean): Problem[] {
  const missing = hasAddress ? 0 : addressBytes;
  const more = hasAddress ? '' : `, and about ${missing} more with a hosted backend’s address`;
  return pages
    .filter(({ bytes }) => bytes + missing > pageBudget)
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => ({
      file: path,
      code: 'too-heavy',
      message: `weighs ${bytes} bytes${more}, more than the ${pageBudget} that arrive at once. Shorten it.`,
    }));
}
