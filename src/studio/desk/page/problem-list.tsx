import { Fragment } from 'react';
import { filledIn } from '../../../engine/kernel/text.ts';
import { causeOf, causesOf, type DeskProblem } from '../desk-problem.ts';
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

/** What many places have in common is said once, with the places. */
export function ProblemList({ problems, labelOf, onGo, actionsOf }: Props) {
  const { files, titleOf, lists, go, close } = useDesk();
  const goThere = ({ file, field, line }: DeskProblem) => {
    close();
    go(file, { ...(field && { field }), ...(line && { line }) });
  };
  const nameOf = (problem: DeskProblem) => {
    const { file, place } = problem;
    const title = filledIn([titleOf(file), ...(place ? [place] : [])].join(', '), lists.facts);
    return labelOf?.(problem) ?? title;
  };
  return (
    <ul>
      {[...Map.groupBy(problems, causeOf)].map(([cause, same]) => {
        const places = [...Map.groupBy(same, nameOf)].flatMap(([name, [problem]]) =>
          problem ? [{ name, problem }] : [],
        );
        const actions = same.flatMap((problem) => actionsOf?.(problem, true) ?? []);
        return (
          <li key={cause}>
            {places.map(({ name, problem }, at) => {
              const label = `${name}${at < places.length - 1 ? ';' : ':'}`;
              const canGo = onGo !== undefined || files.some(({ path }) => path === problem.file);
              return (
                <Fragment key={name}>
                  {at > 0 && ' '}
                  {canGo ? (
                    <button type="button" onClick={() => (onGo ?? goThere)(problem)}>
                      {label}
                    </button>
                  ) : (
                    label
                  )}
                </Fragment>
              );
            })}{' '}
            {same[0] && filledIn(sentenceOf(same[0], titleOf), lists.facts)}
            <Actions actions={actions.filter((one, at) => isFirst(actions, one, at))} />
          </li>
        );
      })}
    </ul>
  );
}

const isFirst = (all: readonly Action[], { label }: Action, at: number) =>
  all.findIndex((one) => one.label === label) === at;

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

export function thingsToPutRight(problems: readonly DeskProblem[]): string {
  const count = causesOf(problems);
  return count === 1 ? 'One thing to put right' : `${count} things to put right`;
}
