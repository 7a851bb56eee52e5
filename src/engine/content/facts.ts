import type { z } from 'zod';
import { digest, digestOf } from '../kernel/digest.ts';
import type { Problem } from '../kernel/problem.ts';
import type { SourceFile } from './source-file.ts';

/** What is stated once and said in many texts, by name: `{{ retainer }}` stands for its words. */
export type Facts = Readonly<Record<string, string>>;

export type FactsRow = {
  /** The data files that state them, by name; no fact is used in these. */
  readonly from: readonly string[];
  /** What facts are made from, of the values of those files by name; all else may be wrong there. */
  readonly schema: z.ZodType;

  readonly make: (data: never) => Facts;
};

const place = /\{\{ *([a-z][a-z-]*) *\}\}/g;

/**
 * A content file with the words of the facts in their places. They are put into its bytes before it
 * is parsed, so that headings, front matter and JSON may name them. Its stamp changes when a fact
 * does. Names that no fact has stay as they are, and are reported with the file's other problems.
 *
 * @param facts undefined if they have problems: then no name is known to be wrong. Frozen, so that
 *   their digest is made once for all files.
 */
export function withFacts(file: SourceFile, facts: Facts | undefined): SourceFile {
  const { path, stamp, unreadable } = file;
  return {
    path,
    ...(unreadable && { unreadable }),
    ...(stamp && { stamp: digest(`${stamp} ${digestOf(facts)}`) }),
    get bytes() {
      return filled(file.bytes, facts);
    },
  };
}

/**
 * Whether a problem is in a line that names a fact. While facts have problems of their own, it may
 * follow from them alone: nobody knows how long the line will be.
 */
export function isAboutFact({ line }: Problem, file: SourceFile | undefined): boolean {
  if (!file || line === undefined) return false;
  const text = new TextDecoder().decode(file.bytes).split('\n')[line - 1] ?? '';
  return text.search(place) >= 0;
}

function filled(bytes: Uint8Array, facts: Facts | undefined): Uint8Array {
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('{{')) return bytes;
  // Byte for byte, so that what is not valid UTF-8 is still found and reported.
  const text = Buffer.from(bytes).toString('latin1');
  const words = (all: string, name: string) => {
    if (!facts) return name;
    return Object.hasOwn(facts, name) ? Buffer.from(facts[name] ?? '').toString('latin1') : all;
  };
  return Buffer.from(text.replace(place, words), 'latin1');
}
