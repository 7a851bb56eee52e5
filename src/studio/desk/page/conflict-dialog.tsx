import { Clashes, chosenIn } from './clashes.tsx';
import { useDesk } from './desk-context.ts';
import type { Editing } from './editing.ts';
import { Modal } from './modal.tsx';

/** The file has changed since it was opened, where it was changed here too: nothing was written. */
export function ConflictDialog({ editing }: { editing: Editing }) {
  const { say, refresh } = useDesk();
  const { conflict, file } = editing.state();
  const end = { close: 'Go on writing', onClose: () => editing.dismiss() };
  if (!conflict) return null;
  if (!conflict.theirs) {
    return (
      <Modal
        title="Somebody else has deleted this file"
        lead="Nothing was saved. Your words are still here."
        main="Save it again"
        onMain={() => editing.saveAgain()}
        {...end}
      />
    );
  }
  const { merge, theirs } = conflict;
  const asked = { path: file.path, ...merge };
  return (
    <Modal
      isWide
      title="Somebody else has changed the same"
      lead="All else that you and they have changed is brought together. Choose what stays here: the other stays in the history."
      main="Save it like this"
      onMain={async (said) => {
        if ((await editing.resolve(theirs, chosenIn(said, asked))) !== 'saved') return;
        say('Saved. What you did not choose is in the history.');
        await refresh();
      }}
      {...end}
    >
      <Clashes {...asked} field={file.form.field} />
    </Modal>
  );
}
