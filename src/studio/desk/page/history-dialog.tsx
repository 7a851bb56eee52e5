import { lazy, Suspense, useEffect, useState } from 'react';
import type { Version } from '../desk-messages.ts';
import { AskedName } from './asked-name.tsx';
import { Trouble } from './attempt.tsx';
import { ask, sentenceOf } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { CloseButton, type DialogProps, Modal, ModalButtons } from './modal.tsx';
import { timeInWords } from './time-in-words.ts';
import { wordsOf } from './unsaved.ts';

export const loadComparison = () =>
  import('./two-versions.tsx').then((part) => ({ default: part.TwoVersions }));

const TwoVersions = lazy(loadComparison);

/** The other versions of a file, each beside what is there now, to be restored. */
export function HistoryDialog({ editing, onClose }: DialogProps) {
  const { say, refresh } = useDesk();
  const { file, now } = editing.state();
  const [versions, setVersions] = useState<readonly Version[]>();
  const [trouble, setTrouble] = useState<string>();
  const [at, setAt] = useState(0);
  useEffect(() => {
    ask('history', { path: file.path }).then(
      (answer) => setVersions(answer.versions),
      (error) => setTrouble(sentenceOf(error)),
    );
  }, [file.path]);
  const version = versions?.[at];
  const restore = async () => {
    onClose();
    if (!version || (await editing.restore(version)) !== 'saved') return;
    say('Restored and saved. Undo, then Save, goes back.');
    await refresh();
  };
  return (
    <Modal
      isWide={version !== undefined}
      title="History"
      lead={version ? lead : trouble || !versions ? undefined : none}
      onClose={onClose}
    >
      <Trouble words={trouble} />
      {versions && version && (
        <>
          <AskedName
            label="Version"
            value={String(at)}
            choices={versions.map((one, index) => ({ value: String(index), title: told(one) }))}
            onChange={(next) => setAt(Number(next))}
          />
          <Suspense>
            <TwoVersions
              one={{ title: 'That version', text: version.text }}
              other={{ title: 'What is here now', text: wordsOf(now) }}
            />
          </Suspense>
        </>
      )}
      {version ? (
        <ModalButtons main="Restore it" onMain={restore} close="Close" onClose={onClose} />
      ) : (
        <CloseButton onClose={onClose} />
      )}
    </Modal>
  );
}

function told({ at, how, by, words }: Version): string {
  return `${timeInWords(at)}: ${fates[how]}${by ? ` by ${by}` : ''}${words ? `: ${words}` : ''}`;
}

const lead =
  'Restoring a version saves it. Undo goes back, and what is here now stays in this list.';
const none = 'There is no other version yet. Each save leaves the one before it here.';

const fates: Record<Version['how'], string> = {
  saved: 'saved at this desk',
  'given-up': 'typed, and never saved',
  deleted: 'deleted',
  published: 'published',
};
