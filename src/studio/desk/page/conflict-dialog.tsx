import { useState } from 'react';
import type { Side } from '../desk-messages.ts';
import { Clashes } from './clashes.tsx';
import { useDesk } from './desk-context.ts';
import type { Editing } from './editing.ts';
import type { SaveConflict } from './editing-state.ts';
import { Modal, ModalButtons } from './modal.tsx';

type Props = { readonly editing: Editing; readonly conflict: SaveConflict };

/** The file has changed since it was opened, where it was changed here too: nothing was written. */
export function ConflictDialog({ editing, conflict }: Props) {
  const end = { close: 'Go on writing', onClose: () => editing.dismiss() };
  if (conflict.theirs) return <ChoiceDialog editing={editing} conflict={conflict} {...end} />;
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

type ChoiceProps = {
  readonly editing: Editing;
  readonly conflict: Extract<SaveConflict, { merge: object }>;
  readonly close: string;
  readonly onClose: () => void;
};

function ChoiceDialog({ editing, conflict: { merge, theirs }, ...end }: ChoiceProps) {
  const { say, refresh } = useDesk();
  const [choices, setChoices] = useState<readonly Side[]>(merge.clashes.map(() => 'ours'));
  const save = async () => {
    if ((await editing.resolve(theirs, choices)) !== 'saved') return;
    say('Saved. What you did not choose is in the history.');
    await refresh();
  };
  return (
    <Modal
      isWide
      title="Somebody else has changed the same"
      lead="All else that you and they have changed is brought together. Choose what stays here: the other stays in the history."
      onClose={end.onClose}
    >
      <Clashes
        field={editing.state().file.form.field}
        values={merge.values}
        clashes={merge.clashes}
        choices={choices}
        onChoose={setChoices}
      />
      <ModalButtons main="Save it like this" onMain={save} {...end} />
    </Modal>
  );
}
