import type { z } from 'zod';
import { digest, digestOf } from '../kernel/digest.ts';
import type { Problem } from '../kernel/problem.ts';
import { factSign } from '../kernel/text.ts';
import type { SourceFile } from './source-file.ts';

/** Values stated once and used in texts by name: `{{ retainer }}` is replaced by its words. */
export type Facts = Readonly<Record<string, string>>;

export type FactsRow = {
  /** The data files and lists of pages that state them, which use no facts where they do. */
  readonly from: readonly string[];
  /** The values needed from those files, pages by name; the rest of them may be invalid. */
  readonly schema: z.ZodType;

  readonly make: (data: never) => Facts;
};

/**
 * Replaces facts in a content file's bytes before parsing, so that headings, front matter and JSON
 * may use them. The stamp changes with the facts. Unknown names stay, and are reported with the
 * file's other problems.
 *
 * @param facts undefined if they have problems: then no name is reported. Frozen, so that their
 *   digest is computed once for all files.
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
 * Whether a problem is on a line that uses a fact. If the facts have problems, it may only follow
 * from those: the line's length is unknown.
 */
export function isAboutFact({ line }: Problem, file: SourceFile | undefined): boolean {
  if (!file || line === undefined) return false;
  const text = new TextDecoder().decode(file.bytes).split('\n')[line - 1] ?? '';
  return text.search(factSign) >= 0;
}

function filled(bytes: Uint8Array, facts: Facts | undefined): Uint8Array {
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('{{')) return bytes;
  // As bytes, so that invalid UTF-8 is still found and reported.
  const text = Buffer.from(bytes).toString('latin1');
  const words = (all: string, name: string) => {
    if (!facts) return name;
    return Object.hasOwn(facts, name) ? Buffer.from(facts[name] ?? '').toString('latin1') : all;
  };
  return Buffer.from(text.replace(factSign, words), 'latin1');
}
