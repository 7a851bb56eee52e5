import type { ReactNode } from 'react';
import { Push } from './desk-button.tsx';
import type { Editing } from './editing.ts';
import { timeInWords } from './time-in-words.ts';

/** What has happened to the file, and what can be done about it. */
export function EditNotices({ editing }: { editing: Editing }) {
  const { file, trouble, refused, isDirty, isOutdated, isUncopied, restoredFrom } = editing.state();
  return (
    <>
      {trouble && <Notice title={trouble.message} />}
      {refused && (
        <Notice title="Not saved" id="refused">
          <p>{refused}</p>
        </Notice>
      )}
      {isUncopied && (
        <Notice title="Save before you close this tab">
          <p>
            The browser has no room left for a copy of your words, so they are in this tab alone.
          </p>
        </Notice>
      )}
      {isOutdated && (
        <Notice isMild title="Somebody else has changed this file">
          <p>
            Your words are still here. Saving brings both together, and asks only where you have
            changed the same.
          </p>
        </Notice>
      )}
      {restoredFrom !== undefined && isDirty && (
        <Notice isMild title={`Your unsaved words from ${timeInWords(restoredFrom)} are back`}>
          <div className="pushes">
            {file.digest !== null && (
              <Push onClick={() => void editing.takeSaved()}>Go back to what is saved</Push>
            )}
            <Push onClick={() => editing.dismiss()}>Keep them</Push>
          </div>
        </Notice>
      )}
    </>
  );
}

type NoticeProps = {
  readonly title: string;
  readonly isMild?: boolean;
  /** Of one that takes the focus. */
  readonly id?: string;
  readonly children?: ReactNode;
};

function Notice({ title, isMild = false, id, children }: NoticeProps) {
  return (
    <section
      className={`summary${isMild ? ' summary--mild' : ''}`}
      role={isMild ? 'status' : 'alert'}
      id={id}
      tabIndex={id ? -1 : undefined}
    >
      <h2>{title}</h2>
      {children}
    </section>
  );
}
