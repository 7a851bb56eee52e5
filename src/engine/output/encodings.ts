import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, gzipSync } from 'node:zlib';
import { addressBytes, brotliSettings, pageAim } from './weight.ts';

const brotli = promisify(brotliCompress);

/** Shorter files fit into one packet with their headers, so compression gains nothing. In bytes. */
const minBytes = 1024;

const text = /\.(html|css|js|svg|json|xml|txt|webmanifest|csv|vtt)$/;

/**
 * A text file's `.br` and `.gz`, for hosts that serve precompressed files. None for files of 1 KB or
 * less, or if compression doesn't make them smaller.
 */
export async function encoded(
  path: string,
  content: Buffer,
): Promise<[ending: string, bytes: Buffer][]> {
  if (!text.test(path) || content.length <= minBytes) return [];
  const br = await compressed(content, efforts(path));
  // Levels above gzip's default of 6 save only 0.1 % on our files.
  const gz = gzipSync(content);
  return Object.entries({ br, gz }).filter(([, bytes]) => bytes.length < content.length);
}

/**
 * The brotli settings to try for a file, in order, until it is within `pageAim`, with or without the
 * address of a hosted backend.
 *
 * Quality 5 takes 1 ms per page; 10 takes 18 ms for 8 % fewer bytes; 11 takes 38 ms for another 2 %.
 * Scripts and styles are few, load on every first visit and only change with the code: 11, but in one
 * way, since the others would save 0.1 % for 2 s of a cold build. Pages, drawings and lists grow with
 * the number of pages: 5. Only pages that exceed the aim are retried, since others don't load faster
 * if smaller. A higher quality saves 90 bytes of a drawing for 4 ms of build time, and
 * 0.5 ms on a slow phone. The settings don't depend on the number of pages, or one more page could
 * change the bytes of all others.
 */
function efforts(path: string): readonly Effort[] {
  if (/\.(js|css)$/.test(path)) return [{ quality: 11, ways: 1 }];
  return path.endsWith('.html') ? [quick, { quality: 10 }, { quality: 11 }] : [quick];
}

type Effort = { readonly quality: number; readonly ways?: number };

const quick: Effort = { quality: 5 };

async function compressed(
  bytes: Buffer,
  [effort = quick, ...higher]: readonly Effort[],
): Promise<Buffer> {
  const settings = brotliSettings(effort.quality, bytes.length).slice(0, effort.ways);
  // To hand a file to another thread takes longer than to compress it quickly.
  const run = effort === quick ? brotliCompressSync : brotli;
  const tried = await Promise.all(settings.map((params) => run(bytes, { params })));
  const made = tried.reduce((one, other) => (other.length < one.length ? other : one));
  return made.length <= pageAim - addressBytes || higher.length === 0
    ? made
    : compressed(bytes, higher);
}
