import { type Digest, digest } from './digest.ts';

/** One file of the finished site, in memory. */
export type OutputFile = {
  /** Below the output folder, with forward slashes: `work/index.html`. */
  readonly path: string;
  readonly content: string | Uint8Array;
};

/** A file of the site before it is made: most are not, since nothing that they follow from changed. */
export type LazyFile = {
  readonly path: string;
  /** The digest of all that it is made from. */
  readonly from: Digest;
  readonly make: () => OutputFile['content'] | Promise<OutputFile['content']>;
};

/** A file that is there already. */
export function whole({ path, content }: OutputFile): LazyFile {
  return { path, from: digest(content), make: () => content };
}
