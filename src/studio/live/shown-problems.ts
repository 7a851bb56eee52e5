import { join } from 'node:path';
import { readBytes } from '../../engine/content/reader.ts';
import { type Problem, sortProblems } from '../../engine/kernel/problem.ts';
import { excerpt } from './excerpt.ts';
import type { ShownProblem } from './messages.ts';

/** The longest line that is shown, in characters. */
const longest = 300;

/**
 * Problems with the lines that they are about, sorted by file and line. The files may be in any of
 * the folders.
 */
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
    // A line such as --- says nothing.
    return {
      ...problem,
      ...(/[\p{L}\p{N}]/u.test(text) && { text }),
      ...(isWarning && { isWarning }),
    };
  });
}

/** Drops files that changed while they were read: they are loaded again next. */
export function lasting(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ code }) => code !== 'changed-during-build');
}

function linesOf({ file, line }: Problem, folders: readonly string[]): string[] {
  if (line === undefined) return [];
  for (const folder of folders) {
    try {
      return new TextDecoder().decode(readBytes(join(folder, file))).split(/\r?\n/);
    } catch {
      // It is in another folder or has been deleted: the problem is shown without its line.
    }
  }
  return [];
}
