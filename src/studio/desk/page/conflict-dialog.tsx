import type { Conflict } from '../desk-messages.ts';
import { useDesk } from './desk-context.ts';
import type { Editing } from './editing.ts';
import { Modal, ModalButtons } from './modal.tsx';
import { TwoVersions } from './two-versions.tsx';
import { textOf } from './unsaved.ts';

type Props = { readonly editing: Editing; readonly conflict: Conflict };

/** The file has changed since it was opened: nothing was written, and both versions are here. */
export function ConflictDialog({ editing, conflict: { theirs } }: Props) {
  const { say } = useDesk();
  const end = { close: 'Go on writing', onClose: () => editing.dismiss() };
  if (!theirs) {
    return (
      <Modal
        title="Somebody else has deleted this file"
        lead="Nothing was saved. Your words are still here."
        onClose={end.onClose}
      >
        <ModalButtons main="Save it again" onMain={() => editing.saveAgain()} {...end} />
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
      onClose={end.onClose}
    >
      <TwoVersions
        one={{ title: 'Yours, not saved', text: textOf(editing.state().now) }}
        other={{ title: 'Theirs, saved', text: theirs.text }}
      />
      <ModalButtons
        main="Save mine instead"
        onMain={saveOurs}
        others={{ 'Take theirs': () => editing.takeSaved() }}
        {...end}
      />
    </Modal>
  );
}
