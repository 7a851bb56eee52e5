import { join } from 'node:path';
import { readBytes } from '../../engine/content/reader.ts';
import { type Problem, sortProblems } from '../../engine/kernel/problem.ts';
import { excerpt } from './excerpt.ts';
import type { ShownProblem } from './messages.ts';

/** Characters of a line that are shown. */
const longest = 300;

/** Adds each problem's line of text, and sorts. Files may be in any of the folders. */
export function shownProblems(
  problems: readonly Problem[],
  folders: readonly string[],
  isWarning = false,
): ShownProblem[] {
  const files = new Map<string, string[]>();
  return sortProblems(problems).map((problem) => {
    const lines = files.get(problem.file) ?? linesOf(problem, folders);
    files.set(problem.file, lines);
    const line = lines[(problem.line ?? 0) - 1]?.trim() ?? '';
    const text = excerpt(line, problem.words ?? '', longest);
    // Skip punctuation such as `---`.
    return {
      ...problem,
      ...(/[\p{L}\p{N}]/u.test(text) && { text }),
      ...(isWarning && { isWarning }),
    };
  });
}

/** Drops problems of files that changed while being read: the next load will read them. */
export function lasting(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ code }) => code !== 'changed-during-build');
}

function linesOf({ file, line }: Problem, folders: readonly string[]): string[] {
  if (line === undefined) return [];
  for (const folder of folders) {
    try {
      return new TextDecoder().decode(readBytes(join(folder, file))).split(/\r?\n/);
    } catch {
      // Deleted, or in another folder: show the problem without its line.
    }
  }
  return [];
}
