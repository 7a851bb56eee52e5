import type { Checked } from '../desk-messages.ts';
import { Modal } from './modal.tsx';
import { ModalButtons } from './modal-buttons.tsx';

type Props = {
  /** What the open file is called. */
  readonly title: string;
  readonly others: Checked['together'];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Neither of these files can be saved before the other, since one leads to the other. */
export function TogetherDialog({ title, others, onClose, onDone }: Props) {
  return (
    <Modal
      title="These belong together"
      lead="One needs the other, so neither can be saved alone. They are saved in one go: both or, if anything is wrong, neither."
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onDone();
        }}
      >
        <ul className="changes" aria-label="What is saved">
          {[{ path: '', title }, ...others].map((one) => (
            <li key={one.path}>{one.title}</li>
          ))}
        </ul>
        <ModalButtons main={others.length === 1 ? 'Save both' : 'Save all'} onClose={onClose} />
      </form>
    </Modal>
  );
}
