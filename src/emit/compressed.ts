import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OutputFile } from '../kernel/output-file.ts';
import { kept } from './kept.ts';
import { pageBudget, pageQualities } from './weight.ts';

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

/** How many files are in hand at once: the compressors share libuv's threads with the disk. */
const lanes = 6;

/** What does not fit into one packet with its headers. In bytes. */
const least = 1024;

const text = /\.(html|css|js|svg|json|xml|txt|webmanifest)$/;

/** By the ending that hosts look for beside a file. */
const encodings = ['br', 'gz'] as const;
type Encoding = (typeof encodings)[number];

/** How an encoding of a file comes about: made, or found where it was cached. */
type Make = (encoding: Encoding, path: string, bytes: Uint8Array) => Promise<Uint8Array>;

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
  const cached: Make = (encoding, path, bytes) => {
    const { brotli, zlib } = process.versions;
    const key = `${encoding} ${qualities(path)} ${brotli} ${zlib}\n${bytes}`;
    return kept(folder, key, () => encodeAs(encoding, path, bytes));
  };
  const waiting = [...files.entries()];
  const made: OutputFile[][] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, { path, content }] = next;
      made[at] = await encode(path, Buffer.from(content), cached);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return made.flat();
}

/** One file's compressed files: none of a text that is short, or that they make no smaller. */
export async function encode(
  path: string,
  bytes: Uint8Array,
  make: Make = encodeAs,
): Promise<OutputFile[]> {
  if (!text.test(path) || bytes.length <= least) return [];
  const made = encodings.map(async (encoding) => ({
    path: `${path}.${encoding}`,
    content: await make(encoding, path, bytes),
  }));
  return (await Promise.all(made)).filter(({ content }) => content.length < bytes.length);
}

function encodeAs(encoding: Encoding, path: string, bytes: Uint8Array): Promise<Uint8Array> {
  // A level above gzip's usual 6 saves 0.1 % of our texts.
  return encoding === 'gz' ? zipped(bytes) : tried(bytes, qualities(path));
}

/**
 * The qualities of brotli that a file is tried at, the next one if it does not fit into a
 * connection's first round trip.
 *
 * Quality 5 takes 1 ms for a page, 10 takes 18 for 8 % fewer bytes, 11 takes 38 for another 2 %.
 * Our few scripts and styles come with every first visit and change with the code alone: 11. Of
 * pages, drawings and lists there are as many as there are articles: 5. A page that arrives at once
 * arrives no sooner for being smaller, so only one that does not is tried again. A drawing would be
 * 90 bytes smaller for 4 ms, and 0.5 ms sooner on a slow phone. The number of pages has no say, or
 * one article more could change the bytes of all others.
 */
export function qualities(path: string): readonly number[] {
  if (/\.(js|css)$/.test(path)) return [11];
  return path.endsWith('.html') ? pageQualities : [5];
}

async function tried(
  bytes: Uint8Array,
  [quality = 11, ...higher]: readonly number[],
): Promise<Uint8Array> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const made = await brotli(bytes, { params });
  return made.length <= pageBudget || higher.length === 0 ? made : tried(bytes, higher);
}
