import type { FileGroup } from '../desk-lists.ts';
import type { DeskProblem } from '../desk-problem.ts';
import { Push } from './desk-button.tsx';
import { sentenceOf } from './problem-words.ts';

/** What puts a problem right at one press. */
export type ActionsOf = (
  problem: DeskProblem,
) => readonly { readonly label: string; readonly run: () => void }[];

type Props = {
  readonly problems: readonly DeskProblem[];
  readonly labelOf: (problem: DeskProblem) => string;
  readonly onGo: (problem: DeskProblem) => void;
  readonly actionsOf?: ActionsOf;
  /** Whether the desk can go there; it can, if not said. */
  readonly canGo?: (problem: DeskProblem) => boolean;
};

export function ProblemList(props: Props) {
  const { problems, labelOf, onGo, actionsOf, canGo = () => true } = props;
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
          {actionsOf && <Actions actions={actionsOf(problem)} />}
        </li>
      ))}
    </ul>
  );
}

export function Actions({ actions }: { actions: ReturnType<ActionsOf> }) {
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
