import { Push } from './desk-button.tsx';
import type { Editing } from './editing.ts';
import { Part } from './problem-summary.tsx';
import { timeInWords } from './time-in-words.ts';

/** What has happened to the file, and what can be done about it. */
export function EditNotices({ editing }: { editing: Editing }) {
  const { file, trouble, refused, isDirty, isOutdated, isUncopied, restoredFrom } = editing.state();
  return (
    <>
      {trouble && <Part role="alert" title={trouble.message} />}
      {refused && (
        <Part role="alert" title="Not saved" id="refused" tabIndex={-1}>
          <p>{refused}</p>
        </Part>
      )}
      {isUncopied && (
        <Part role="alert" title="Save before you close this tab">
          <p>
            The browser has no room left for a copy of your words, so they are in this tab alone.
          </p>
        </Part>
      )}
      {isOutdated && (
        <Part isMild role="status" title="Somebody else has changed this file">
          <p>
            Your words are still here. Saving brings both together, and asks only where you have
            changed the same.
          </p>
        </Part>
      )}
      {restoredFrom !== undefined && isDirty && (
        <Part
          isMild
          role="status"
          title={`Your unsaved words from ${timeInWords(restoredFrom)} are back`}
        >
          <div className="pushes">
            {file.digest !== null && (
              <Push onClick={() => void editing.takeSaved()}>Go back to what is saved</Push>
            )}
            <Push onClick={() => editing.dismiss()}>Keep them</Push>
          </div>
        </Part>
      )}
    </>
  );
}
