import { useEffect, useRef } from 'react';
import type { Conflict } from '../desk/desk-messages.ts';
import { differingLines } from './differing-lines.ts';
import type { Editing } from './editing.ts';
import { Modal } from './modal.tsx';
import { textOf, type Unsaved } from './unsaved.ts';

type Props = {
  readonly editing: Editing;
  readonly conflict: Conflict;
  readonly now: Unsaved;
};

/** The file has changed since it was opened: nothing was written, and both versions are here. */
export function ConflictDialog({ editing, conflict: { theirs }, now }: Props) {
  const ours = textOf(now);
  const [left, right] = differingLines(ours, theirs?.text ?? '');
  const saveOurs = async () => {
    if (theirs) await editing.keepOurs();
    else editing.keepAsNew();
    await editing.save();
  };
  return (
    <Modal
      isWide
      title={theirs ? 'Somebody else has changed this file' : 'Somebody else has deleted this file'}
      lead="Nothing was saved, and nothing is lost: these are both versions, with what differs marked. Whichever you choose, Undo brings the other words back here."
      onClose={() => editing.dismiss()}
    >
      <div className="versions">
        <Version title="Yours, not saved" lines={left} />
        {theirs && <Version title="Theirs, saved" lines={right} />}
      </div>
      <div className="pushes">
        <button type="button" className="push push--main" onClick={() => void saveOurs()}>
          {theirs ? 'Save mine instead' : 'Save it again'}
        </button>
        {theirs && (
          <button type="button" className="push" onClick={() => void editing.takeSaved()}>
            Take theirs
          </button>
        )}
        <button type="button" className="push" onClick={() => editing.dismiss()}>
          Go on writing
        </button>
      </div>
    </Modal>
  );
}

type VersionProps = {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly isOwn: boolean }[];
};

function Version({ title, lines }: VersionProps) {
  const place = useRef<HTMLElement>(null);
  // The first difference is what the person must judge.
  useEffect(() => {
    const mark = place.current?.querySelector('mark');
    place.current?.scrollTo({ top: (mark?.offsetTop ?? 0) - place.current.offsetTop - 60 });
  }, []);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
      <section ref={place} className="version" tabIndex={0} aria-label={`${title}, the text`}>
        {lines.map(({ text, isOwn }, at) => {
          const line = `${text}\n`;
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
          return isOwn ? <mark key={at}>{line}</mark> : <span key={at}>{line}</span>;
        })}
      </section>
    </section>
  );
}
