import type { FileGroup } from '../desk-lists.ts';
import type { DeskProblem } from '../desk-problem.ts';
import { Push } from './desk-button.tsx';
import { sentenceOf } from './problems-of.ts';

/** What puts a problem right at one press. */
export type Action = { readonly label: string; readonly run: () => void };

type Props = {
  readonly problems: readonly DeskProblem[];
  readonly labelOf: (problem: DeskProblem) => string;
  readonly onGo: (problem: DeskProblem) => void;
  readonly actionsOf?: (problem: DeskProblem, mayUndo: boolean) => readonly Action[];
  /** Whether the desk can go there; it can, if not said. */
  readonly canGo?: (problem: DeskProblem) => boolean;
};

export function ProblemList({ problems, labelOf, onGo, actionsOf, canGo = () => true }: Props) {
  return (
    <ul>
      {problems.map((problem) => (
        <li key={`${problem.file}:${problem.line}:${problem.column}:${problem.message}`}>
          {canGo(problem) ? (
            <button type="button" onClick={() => onGo(problem)}>
              {labelOf(problem)}:
            </button>
          ) : (
            `${labelOf(problem)}:`
          )}{' '}
          {sentenceOf(problem)}
          {actionsOf && <Actions actions={actionsOf(problem, true)} />}
        </li>
      ))}
    </ul>
  );
}

export function Actions({ actions }: { actions: readonly Action[] }) {
  if (actions.length === 0) return null;
  return (
    <div className="pushes">
      {actions.map(({ label, run }) => (
        <Push key={label} onClick={run}>
          {label}
        </Push>
      ))}
    </div>
  );
}

export function titleOfFile(groups: readonly FileGroup[], path: string): string {
  const files = groups.flatMap((group) => group.files);
  return files.find((file) => file.path === path)?.title ?? path;
}

export const thingsToPutRight = (count: number) =>
  count === 1 ? 'One thing to put right' : `${count} things to put right`;
