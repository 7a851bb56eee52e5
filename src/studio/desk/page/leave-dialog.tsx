import type { Editing } from './editing.ts';
import { Modal } from './modal.tsx';

type Props = {
  readonly editing: Editing;
  readonly onLeave: () => void;
  readonly onClose: () => void;
};

/** Words would be left behind that are not saved. */
export function LeaveDialog({ editing, onLeave, onClose }: Props) {
  const save = async () => {
    if ((await editing.save()) === 'saved') onLeave();
    else onClose();
  };
  return (
    <Modal
      title="You have words that are not saved"
      lead="They stay in this browser, and come back when you open the file again. The site does not have them until you save."
      onClose={onClose}
    >
      <div className="pushes">
        <button type="button" className="push push--main" onClick={() => void save()}>
          Save, then leave
        </button>
        <button type="button" className="push" onClick={onLeave}>
          Leave them for later
        </button>
        <button
          type="button"
          className="push"
          onClick={() => {
            editing.drop();
            onLeave();
          }}
        >
          Throw them away
        </button>
        <button type="button" className="push" onClick={onClose}>
          Stay here
        </button>
      </div>
    </Modal>
  );
}
