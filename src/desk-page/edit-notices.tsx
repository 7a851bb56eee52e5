import type { DeskProblem } from '../desk/desk-messages.ts';
import type { Editing, EditingState } from './editing.ts';
import { sentenceOf } from './problem-words.ts';

type Props = {
  readonly editing: Editing;
  readonly state: EditingState;
  readonly labelOf: (problem: DeskProblem) => string;
  readonly onGo: (problem: DeskProblem) => void;
};

/** What has happened to the file, and what can be done about it. */
export function EditNotices({ editing, state, labelOf, onGo }: Props) {
  const { trouble, refused, isOutdated, restoredFrom } = state;
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
                  {problem.file === state.file.path ? labelOf(problem) : problem.file}
                </button>
                : {sentenceOf(problem)}
              </li>
            ))}
          </ul>
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
          <h2>Your unsaved words from {timeOf(restoredFrom)} are back</h2>
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

function timeOf(at: number): string {
  const day = new Date(at);
  const isToday = day.toDateString() === new Date().toDateString();
  const date = isToday ? {} : ({ day: 'numeric', month: 'long' } as const);
  return day.toLocaleString('en-GB', { ...date, hour: '2-digit', minute: '2-digit' });
}
