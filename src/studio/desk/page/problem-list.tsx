import { filledIn } from '../../../engine/kernel/text.ts';
import type { DeskProblem } from '../desk-problem.ts';
import { Push } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import { sentenceOf } from './problems-of.ts';

/** A one-click fix. */
export type Action = { readonly label: string; readonly run: () => void };

type Props = {
  readonly problems: readonly DeskProblem[];
  /** The link's text; by default the file. */
  readonly labelOf?: (problem: DeskProblem) => string;
  readonly onGo?: (problem: DeskProblem) => void;
  readonly actionsOf?: (problem: DeskProblem, mayUndo: boolean) => readonly Action[];
};

export function ProblemList({ problems, labelOf, onGo, actionsOf }: Props) {
  const { files, titleOf, lists, go, close } = useDesk();
  const goThere = ({ file, field, line }: DeskProblem) => {
    close();
    go(file, { ...(field && { field }), ...(line && { line }) });
  };
  return (
    <ul>
      {problems.map((problem) => {
        const { file, line, column, message, place } = problem;
        const title = filledIn([titleOf(file), ...(place ? [place] : [])].join(', '), lists.facts);
        const label = `${labelOf?.(problem) ?? title}:`;
        const canGo = onGo !== undefined || files.some(({ path }) => path === file);
        return (
          <li key={`${file}:${line}:${column}:${message}`}>
            {canGo ? (
              <button type="button" onClick={() => (onGo ?? goThere)(problem)}>
                {label}
              </button>
            ) : (
              label
            )}{' '}
            {filledIn(sentenceOf(problem, titleOf), lists.facts)}
            {actionsOf && <Actions actions={actionsOf(problem, true)} />}
          </li>
        );
      })}
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

export const thingsToPutRight = (count: number) =>
  count === 1 ? 'One thing to put right' : `${count} things to put right`;
