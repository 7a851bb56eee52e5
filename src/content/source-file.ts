import type { Digest } from '../kernel/digest.ts';

/** One file of `content/` as it lies on the disk. */
export type SourceFile = {
  /** From the project's root, with forward slashes: `content/insights/x.md`. */
  readonly path: string;
  /** May be read only when it is asked for. */
  readonly bytes: Uint8Array;
  /** Changes whenever the file does, and is known without reading it. Absent: only the bytes tell. */
  readonly stamp?: Digest;
  /** Why it could not be read, if so, as the end of a sentence; then there are no bytes. */
  readonly unreadable?: string;
};

/** The cure for content that changes under the builder's hands. */
export const meanwhile = 'It changed while the site was built: build again.';

/** Where a value came from: its file, and the line of each of its fields, for messages. */
export type Source = {
  readonly file: string;
  /** The line of a field, or of the nearest thing above it that exists. First line is 1. */
  readonly line: (path: readonly PropertyKey[]) => number;
};
