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

/** Files that follow from one digest together, such as a page and the pictures on it. */
export type FileGroup = {
  /** No other group's. */
  readonly name: string;
  /** The digest of all that any of them is made from. */
  readonly from: Digest;
  /** Asked for only where something has changed. */
  readonly files: () => readonly LazyFile[];
};

/** A group of one. */
export function alone(file: LazyFile): FileGroup {
  return { name: file.path, from: file.from, files: () => [file] };
}

/** A file that is there already. */
export function whole({ path, content }: OutputFile): LazyFile {
  return { path, from: digest(content), make: () => content };
}
