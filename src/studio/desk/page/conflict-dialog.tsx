import type { Conflict } from '../desk-messages.ts';
import { useDesk } from './desk-context.ts';
import type { Editing } from './editing.ts';
import { Modal } from './modal.tsx';
import { TwoVersions, Version } from './two-versions.tsx';
import { textOf, type Unsaved } from './unsaved.ts';

type Props = {
  readonly editing: Editing;
  readonly conflict: Conflict;
  readonly now: Unsaved;
};

/** The file has changed since it was opened: nothing was written, and both versions are here. */
export function ConflictDialog({ editing, conflict: { theirs }, now }: Props) {
  const { say } = useDesk();
  const ours = { title: 'Yours, not saved', text: textOf(now) };
  const onClose = () => editing.dismiss();
  if (!theirs) {
    return (
      <Modal
        isWide
        title="Somebody else has deleted this file"
        lead="Nothing was saved, and these are your words."
        onClose={onClose}
      >
        <div className="versions">
          <Version title={ours.title} lines={linesOf(ours.text)} />
        </div>
        <div className="pushes">
          <button
            type="button"
            className="push push--main"
            onClick={() => void editing.saveAgain()}
          >
            Save it again
          </button>
          <button type="button" className="push" onClick={onClose}>
            Go on writing
          </button>
        </div>
      </Modal>
    );
  }
  const saveOurs = async () => {
    const outcome = await editing.saveOver(theirs);
    if (outcome === 'saved') say('Saved. The other version is under “Earlier versions”.');
  };
  return (
    <Modal
      isWide
      title="Somebody else has changed this file"
      lead="Nothing was saved, and nothing is lost: these are both versions, with what differs marked. Whichever you choose, the other one stays under “Earlier versions”, and Undo brings it back here."
      onClose={onClose}
    >
      <TwoVersions one={ours} other={{ title: 'Theirs, saved', text: theirs.text }} />
      <div className="pushes">
        <button type="button" className="push push--main" onClick={() => void saveOurs()}>
          Save mine instead
        </button>
        <button type="button" className="push" onClick={() => void editing.takeSaved()}>
          Take theirs
        </button>
        <button type="button" className="push" onClick={onClose}>
          Go on writing
        </button>
      </div>
    </Modal>
  );
}

const linesOf = (text: string) => text.split('\n').map((line) => ({ text: line, isOwn: true }));
