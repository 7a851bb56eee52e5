import type { ShownProblem } from '../live/messages.ts';
export function showProblems(problems: readonly ShownProblem[]): void {
  console.info(problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'));
}
