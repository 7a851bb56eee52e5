import { type Digest, digest } from '../kernel/digest.ts';
import type { Fault, Problem } from '../kernel/problem.ts';

export type SourceFile = {
  /** From the project's root, with forward slashes: `content/notes/x.md`. */
  readonly path: string;
  /** May be a getter that reads the file on use. */
  readonly bytes: Uint8Array;
  /** Its size in bytes and its place on the disk, for what is too large to be read whole. */
  readonly size?: number;
  readonly place?: string;
  /** Changes whenever the file does, and is known without reading it. If absent, use the bytes. */
  readonly stamp?: Digest;
  /** If the file cannot be read: why, as the end of a sentence. `bytes` is empty then. */
  readonly unreadable?: string;
};

/** What changes whenever the file does; it is read if nothing else tells. */
export function stampOf(file: SourceFile): Digest {
  return file.stamp ?? digest(`${file.path} ${digest(file.bytes)}`);
}

export const changedDuringBuild = {
  code: 'changed-during-build',
  message: 'has new content. It changed during the build. Build again.',
} as const;

/** Where a value came from, for messages: its file and the line of each field. */
export type Source = {
  readonly file: string;
  /** The line of a field, counted from 1, or of its closest ancestor that exists. */
  readonly line: (path: readonly PropertyKey[]) => number;
};

export function problemAt(source: Source, field: readonly PropertyKey[], fault: Fault): Problem {
  return { file: source.file, line: source.line(field), field, ...fault };
}
