import type { Editing } from './editing.ts';
import type { EditingState } from './editing-state.ts';
import { timeInWords } from './time-in-words.ts';

type Props = { readonly editing: Editing; readonly state: EditingState };

/** What has happened to the file, and what can be done about it. */
export function EditNotices({ editing, state }: Props) {
  const { trouble, refused, isOutdated, isUncopied, restoredFrom } = state;
  return (
    <>
      {trouble && (
        <section className="summary" role="alert">
          <h2>{trouble.message}</h2>
        </section>
      )}
      {refused && (
        <section className="summary" id="refused" role="alert" tabIndex={-1}>
          <h2>Not saved</h2>
          <p>{refused}</p>
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
