import { type Digest, digest } from '../kernel/digest.ts';
import type { Fault, Problem } from '../kernel/problem.ts';

export type SourceFile = {
  /** Relative to the project's root, with forward slashes: `content/notes/x.md`. */
  readonly path: string;
  /** May be a getter that reads the file lazily. */
  readonly bytes: Uint8Array;
  /** Size in bytes and path on disk, for files too large to read whole. */
  readonly size?: number;
  readonly place?: string;
  /** Changes with the file, without reading it. If absent, use the bytes. */
  readonly stamp?: Digest;
  /** Why the file cannot be read, as the end of a sentence; `bytes` is then empty. */
  readonly unreadable?: string;
};

/** Falls back on the file's digest. */
export function stampOf(file: SourceFile): Digest {
  return file.stamp ?? digest(`${file.path} ${digest(file.bytes)}`);
}

export const changedDuringBuild = {
  code: 'changed-during-build',
  message: 'has new content. It changed during the build. Build again.',
} as const;

/** Locates a value for messages: its file and each field's line. */
export type Source = {
  readonly file: string;
  /** The line of a field, counted from 1, or of its closest ancestor that exists. */
  readonly line: (path: readonly PropertyKey[]) => number;
};

export function problemAt(source: Source, field: readonly PropertyKey[], fault: Fault): Problem {
  return { file: source.file, line: source.line(field), field, ...fault };
}
