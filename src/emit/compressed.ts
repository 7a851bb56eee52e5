import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OutputFile } from '../kernel/output-file.ts';
import { kept } from './kept.ts';

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

/** How many are in hand at once: the compressors share libuv's four threads with the disk. */
const lanes = 6;

/** What does not fit into one packet with its headers. In bytes. */
const least = 1024;

const text = /\.(html|css|js|svg|json|xml|txt|webmanifest)$/;

/** By the ending that hosts look for beside a file; the number is part of what is kept. */
const encodings: Record<string, (content: Uint8Array) => Promise<Uint8Array>> = {
  br: (content) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => zipped(content, { level: 9 }),
};

/**
 * `work/index.html.br` and `.gz` beside every text above 1 KB, for hosts that send what is there
 * rather than compress again for each visitor.
 *
 * @param folder where they are kept between builds, under a hash of the text.
 */
export async function compressed(
  files: readonly OutputFile[],
  folder: string,
): Promise<OutputFile[]> {
  const wanted = files
    .filter(({ path }) => text.test(path))
    .map(({ path, content }) => ({ path, bytes: Buffer.from(content) }))
    .filter(({ bytes }) => bytes.length > least);
  const waiting = [...wanted.entries()];
  const made: OutputFile[][] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, { path, bytes }] = next;
      made[at] = await smaller(path, bytes, folder);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return made.flat();
}

async function smaller(path: string, bytes: Buffer, folder: string): Promise<OutputFile[]> {
  const files = Object.entries(encodings).map(async ([ending, encode]) => {
    const source = `${ending} ${process.versions.brotli} ${process.versions.zlib}\n${bytes}`;
    const content = await kept(folder, source, () => encode(bytes));
    return { path: `${path}.${ending}`, content };
  });
  return (await Promise.all(files)).filter(({ content }) => content.length < bytes.length);
}
