import { useId, useState } from 'react';
import type { EarlierVersion } from '../desk-messages.ts';
import { type DialogProps, Modal, ModalButtons } from './modal.tsx';
import { timeInWords } from './time-in-words.ts';
import { TwoVersions } from './two-versions.tsx';
import { wordsOf } from './unsaved.ts';

/** The versions that gave way when two people changed the file at once, each to be brought back. */
export function EarlierDialog({ editing, onClose }: DialogProps) {
  const { earlier, now } = editing.state();
  const [at, setAt] = useState(0);
  const id = useId();
  const version = earlier[at];
  if (!version) return null;
  const bringBack = () => {
    editing.takeVersion(version);
    onClose();
  };
  return (
    <Modal
      isWide
      title="Earlier versions"
      lead="A version that gave way to another one is kept here. Bringing it back saves nothing yet, and Undo undoes it."
      onClose={onClose}
    >
      <div className="field">
        <label className="field__name" htmlFor={id}>
          Version
        </label>
        <select
          id={id}
          className="input"
          value={at}
          onChange={({ target }) => setAt(Number(target.value))}
        >
          {earlier.map((one, index) => (
            <option key={one.at} value={index}>
              {timeInWords(one.at)}: {fates[one.how]}
            </option>
          ))}
        </select>
      </div>
      <TwoVersions
        key={version.at}
        one={{ title: 'That version', text: version.text }}
        other={{ title: 'What is here now', text: wordsOf(now) }}
      />
      <ModalButtons main="Bring it back" onMain={bringBack} close="Close" onClose={onClose} />
    </Modal>
  );
}

const fates: Record<EarlierVersion['how'], string> = {
  overwritten: 'had been saved, and was overwritten',
  'given-up': 'had been typed, and was given up',
};
