import type { FileGroup } from '../desk-lists.ts';
import type { DeskProblem } from '../desk-problem.ts';
import { useDesk } from './desk-context.ts';
import { sentenceOf } from './problem-words.ts';

type Props = {
  readonly path: string;
  readonly problems: readonly DeskProblem[];
  readonly isDraft: boolean;
  readonly labelOf: (problem: DeskProblem) => string;
  readonly onGo: (problem: DeskProblem) => void;
};

/** What is to be put right, with a link to each place; what other files have stands apart. */
export function ProblemSummary({ path, problems, isDraft, labelOf, onGo }: Props) {
  const { groups, go } = useDesk();
  const own = problems.filter(({ file }) => file === path);
  const stops = own.filter(({ isWarning }) => !isWarning);
  const mild = own.filter(({ isWarning }) => isWarning);
  const others = problems.filter(({ file, isWarning }) => file !== path && !isWarning);
  return (
    <>
      <List title={titleOf(stops.length)} problems={stops} {...{ labelOf, onGo }}>
        The page cannot be published like this.
      </List>
      <List title={mildTitle(mild.length, isDraft)} problems={mild} isMild {...{ labelOf, onGo }}>
        {isDraft
          ? 'It is a draft, so you can save it as it is.'
          : 'The page can be published all the same.'}
      </List>
      <List
        title={
          others.length === 1
            ? 'One thing in another file'
            : `${others.length} things in other files`
        }
        problems={others}
        isMild
        labelOf={({ file }) => titleOfFile(groups, file)}
        onGo={({ file }) => go(file)}
      >
        {null}
      </List>
    </>
  );
}

type ListProps = Pick<Props, 'problems' | 'labelOf' | 'onGo'> & {
  readonly title: string;
  readonly isMild?: boolean;
  readonly children: string | null;
};

function List({ title, problems, isMild = false, labelOf, onGo, children }: ListProps) {
  if (problems.length === 0) return null;
  return (
    <section className={`summary${isMild ? ' summary--mild' : ''}`} aria-label={title}>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.file}:${problem.line}:${problem.column}:${problem.message}`}>
            <button type="button" onClick={() => onGo(problem)}>
              {labelOf(problem)}
            </button>
            : {sentenceOf(problem)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many things a file has to be put right, for those who do not see the list. */
export function countInWords(problems: readonly DeskProblem[], path: string): string {
  const own = problems.filter(({ file, isWarning }) => file === path && !isWarning);
  return own.length === 0 ? '' : titleOf(own.length);
}

function titleOf(count: number): string {
  return count === 1 ? 'One thing to put right' : `${count} things to put right`;
}

function mildTitle(count: number, isDraft: boolean): string {
  const things = count === 1 ? 'One thing' : `${count} things`;
  return isDraft ? `${things} to do before it is published` : `${things} to look at`;
}

/** What the list of everything calls a file. */
export function titleOfFile(groups: readonly FileGroup[], path: string): string {
  const files = groups.flatMap(({ files }) => files);
  return files.find((file) => file.path === path)?.title ?? path;
}
