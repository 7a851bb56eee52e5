import type { FileGroup } from '../desk-lists.ts';
import type { DeskProblem } from '../desk-problem.ts';
import { sentenceOf } from './problem-words.ts';

type Props = {
  readonly problems: readonly DeskProblem[];
  readonly labelOf: (problem: DeskProblem) => string;
  readonly onGo: (problem: DeskProblem) => void;
  /** Whether the desk can go there; it can, if not said. */
  readonly canGo?: (problem: DeskProblem) => boolean;
};

export function ProblemList({ problems, labelOf, onGo, canGo = () => true }: Props) {
  return (
    <ul>
      {problems.map((problem) => (
        <li key={`${problem.file}:${problem.line}:${problem.column}:${problem.message}`}>
          {canGo(problem) ? (
            <button type="button" onClick={() => onGo(problem)}>
              {labelOf(problem)}
            </button>
          ) : (
            labelOf(problem)
          )}
          : {sentenceOf(problem)}
        </li>
      ))}
    </ul>
  );
}

export function titleOfFile(groups: readonly FileGroup[], path: string): string {
  const files = groups.flatMap((group) => group.files);
  return files.find((file) => file.path === path)?.title ?? path;
}

export const thingsToPutRight = (count: number) =>
  count === 1 ? 'One thing to put right' : `${count} things to put right`;
