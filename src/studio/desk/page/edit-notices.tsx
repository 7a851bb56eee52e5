import type { DeskProblem } from '../desk-problem.ts';
import { useDesk } from './desk-context.ts';
import type { Editing } from './editing.ts';
import type { EditingState } from './editing-state.ts';
import { titleOfFile } from './problem-summary.tsx';
import { sentenceOf } from './problem-words.ts';
import { timeInWords } from './time-in-words.ts';

type Props = {
  readonly editing: Editing;
  readonly state: EditingState;
  readonly labelOf: (problem: DeskProblem) => string;
  readonly onGo: (problem: DeskProblem) => void;
};

/** What has happened to the file, and what can be done about it. */
export function EditNotices({ editing, state, labelOf, onGo }: Props) {
  const { groups } = useDesk();
  const { path } = state.file;
  const { trouble, refused, isOutdated, isUncopied, restoredFrom } = state;
  const together = state.checked?.together ?? [];
  return (
    <>
      {trouble && (
        <section className="summary" role="alert">
          <h2>{trouble}</h2>
        </section>
      )}
      {refused && (
        <section className="summary" id="refused" role="alert" tabIndex={-1}>
          <h2>Not saved</h2>
          <p>{refused.message}</p>
          <ul>
            {refused.problems.map((problem) => (
              <li key={`${problem.file}:${problem.line}:${problem.message}`}>
                <button type="button" onClick={() => onGo(problem)}>
                  {problem.file === path ? labelOf(problem) : titleOfFile(groups, problem.file)}
                </button>
                : {sentenceOf(problem)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {isUncopied && (
        <section className="summary" role="alert">
          <h2>Save before you close this tab</h2>
          <p>
            The browser has no room left for a copy of your words, so they are in this tab alone.
          </p>
        </section>
      )}
      {together.length > 0 && (
        <section className="summary summary--mild" role="status">
          <h2>It belongs to {inWords(together.map(({ title }) => `“${title}”`))}</h2>
          <p>Those words are not saved yet either. When you save, you are asked to save both.</p>
        </section>
      )}
      {isOutdated && (
        <section className="summary summary--mild" role="status">
          <h2>Somebody else has changed this file</h2>
          <p>Your words are still here. When you save, you will see both versions and choose.</p>
        </section>
      )}
      {restoredFrom !== undefined && state.isDirty && (
        <section className="summary summary--mild" role="status">
          <h2>Your unsaved words from {timeInWords(restoredFrom)} are back</h2>
          <div className="pushes">
            {state.file.digest !== null && (
              <button type="button" className="push" onClick={() => void editing.takeSaved()}>
                Go back to what is saved
              </button>
            )}
            <button type="button" className="push" onClick={() => editing.dismiss()}>
              Keep them
            </button>
          </div>
        </section>
      )}
    </>
  );
}

const inWords = (names: readonly string[]) => new Intl.ListFormat('en-GB').format([...names]);
