import type { DeskProblem } from '../desk-problem.ts';
import { useDesk } from './desk-context.ts';
import { titleOfFile } from './problem-summary.tsx';
import { sentenceOf } from './problem-words.ts';

type Props = { readonly problems: readonly DeskProblem[]; readonly onLeave: () => void };

/** What would stop a build, with a link to each file that the desk can open. */
export function PublishProblems({ problems, onLeave }: Props) {
  const { groups, go } = useDesk();
  const known = new Set(groups.flatMap(({ files }) => files.map(({ path }) => path)));
  const title =
    problems.length === 1 ? 'One thing to put right' : `${problems.length} things to put right`;
  return (
    <section className="summary" aria-label={title}>
      <h3>{title}</h3>
      <p>The site cannot be built like this, so it would stay as it is.</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.file}:${problem.line}:${problem.column}:${problem.message}`}>
            {known.has(problem.file) ? (
              <button
                type="button"
                onClick={() => {
                  onLeave();
                  go(problem.file);
                }}
              >
                {titleOfFile(groups, problem.file)}
              </button>
            ) : (
              problem.file
            )}
            : {sentenceOf(problem)}
          </li>
        ))}
      </ul>
    </section>
  );
}
