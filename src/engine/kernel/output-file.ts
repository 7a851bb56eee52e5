import { type Digest, digest } from './digest.ts';

export type OutputFile = {
  /** Below the output folder, with forward slashes: `work/index.html`. */
  readonly path: string;
  readonly content: string | Uint8Array;
};

/** A file of the site that is only made if its inputs have changed; most builds make few. */
export type LazyFile = {
  readonly path: string;
  /** The digest of all its inputs; empty where its path has it. */
  readonly from: Digest;
  readonly make: () => OutputFile['content'] | Promise<OutputFile['content']>;
  /** A large file that is copied instead, so that it is never in memory as a whole. */
  readonly copy?: FileToCopy;
};

export type FileToCopy = {
  readonly place: string;
  readonly size: number;
  readonly digest: Digest;
};

export function toLazyFile({ path, content }: OutputFile): LazyFile {
  return { path, from: digest(content), make: () => content };
}
