import type { ComponentProps } from 'react';
import type { DeskProblem } from '../desk-problem.ts';
import { useDesk } from './desk-context.ts';
import { type ActionsOf, ProblemList, thingsToPutRight, titleOfFile } from './problem-list.tsx';

type Props = {
  readonly path: string;
  readonly problems: readonly DeskProblem[];
  /** What `npm run prose` says. It stops nothing, so it is shown when it is wanted. */
  readonly advice: readonly DeskProblem[];
  readonly isDraft: boolean;
  readonly labelOf: (problem: DeskProblem) => string;
  readonly onGo: (problem: DeskProblem) => void;
  readonly actionsOf: ActionsOf;
};

/** What is to be put right, with a link to each place; what other files have stands apart. */
export function ProblemSummary(props: Props) {
  const { path, problems, advice, isDraft, labelOf, onGo, actionsOf } = props;
  const { groups } = useDesk();
  const own = problems.filter(({ file }) => file === path);
  const stops = own.filter(({ isWarning }) => !isWarning);
  const mild = own.filter(({ isWarning }) => isWarning);
  const others = problems.filter(({ file, isWarning }) => file !== path && !isWarning);
  const things = (count: number) => (count === 1 ? 'One thing' : `${count} things`);
  return (
    <>
      {stops.length > 0 && (
        <Part title={thingsToPutRight(stops.length)}>
          <p>The page cannot be published like this.</p>
          <ProblemList problems={stops} {...{ labelOf, onGo, actionsOf }} />
        </Part>
      )}
      {mild.length > 0 && (
        <Part
          title={`${things(mild.length)} ${isDraft ? 'to do before it is published' : 'to look at'}`}
          isMild
        >
          <p>
            {isDraft
              ? 'It is a draft, so the rest of the site can be published.'
              : 'The page can be published all the same.'}
          </p>
          <ProblemList problems={mild} {...{ labelOf, onGo, actionsOf }} />
        </Part>
      )}
      {others.length > 0 && (
        <Part
          title={`${things(others.length)} in ${others.length === 1 ? 'another file' : 'other files'}`}
          isMild
        >
          <ProblemList
            problems={others}
            labelOf={({ file }) => titleOfFile(groups, file)}
            onGo={onGo}
          />
        </Part>
      )}
      {advice.length > 0 && (
        <details className="summary summary--mild">
          <summary>Advice on the words ({advice.length})</summary>
          <ProblemList problems={advice} {...{ labelOf, onGo, actionsOf }} />
        </details>
      )}
    </>
  );
}

type PartProps = { readonly title: string; readonly isMild?: boolean } & ComponentProps<'section'>;

/** Something to know of the file, apart from its fields. */
export function Part({ title, isMild = false, children, ...section }: PartProps) {
  return (
    <section className={`summary${isMild ? ' summary--mild' : ''}`} aria-label={title} {...section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
