import { type DialogProps, Modal, ModalButtons } from './modal.tsx';

type Props = DialogProps & { readonly onLeave: () => void };

/** Words would be left behind that are not saved. */
export function LeaveDialog({ editing, onLeave, onClose }: Props) {
  const save = async () => {
    if ((await editing.save()) === 'saved') onLeave();
    else onClose();
  };
  const throwAway = () => {
    editing.drop();
    onLeave();
  };
  return (
    <Modal
      title="You have words that are not saved"
      lead="They stay in this browser, and come back when you open the file again. The site does not have them until you save."
      onClose={onClose}
    >
      <ModalButtons
        main="Save, then leave"
        onMain={save}
        others={{ 'Leave them for later': onLeave, 'Throw them away': throwAway }}
        close="Stay here"
        onClose={onClose}
      />
    </Modal>
  );
}
