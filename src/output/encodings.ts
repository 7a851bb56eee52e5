import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

/** What does not fit into one packet with its headers. In bytes. */
const least = 1024;

const text = /\.(html|css|js|svg|json|xml|txt|webmanifest)$/;

/** The endings that hosts look for beside a file. */
export const encodings = ['br', 'gz'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * `.br` and `.gz` of a text above 1 KB, for hosts that send what is there rather than compress again
 * for each visitor; none for what is small or compressed already.
 */
export async function encoded(path: string, content: Buffer): Promise<[Encoding, Buffer][]> {
  if (!text.test(path) || content.length <= least) return [];
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zipped(content, { level: 9 }),
  ]);
  const both: [Encoding, Buffer][] = [
    ['br', br],
    ['gz', gz],
  ];
  return both.filter(([, bytes]) => bytes.length < content.length);
}
