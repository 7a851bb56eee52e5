import { useEffect, useId, useState } from 'react';
import type { GitState, Published } from '../desk/desk-messages.ts';
import { ask, sentenceOf } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { Modal } from './modal.tsx';
import { firstOf } from './rename-dialog.tsx';

/** What has changed since the last time, and a way to send it off. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const [git, setGit] = useState<GitState>();
  const [trouble, setTrouble] = useState<string>();
  const [done, setDone] = useState<Published>();
  useEffect(() => {
    ask('git', {}).then(setGit, (error) => setTrouble(sentenceOf(error)));
  }, []);
  return (
    <Modal title="Publish" onClose={onClose}>
      <div role="status">
        {done && (
          <>
            <p className="dialog__lead">{done.message}</p>
            {done.trouble && <p className="note">{done.trouble}</p>}
          </>
        )}
        {git?.type === 'none' && <p className="dialog__lead">{git.message}</p>}
        {!git && !trouble && <p className="dialog__lead">Looking at what has changed …</p>}
      </div>
      <div role="alert">{trouble && <p className="note">{trouble}</p>}</div>
      {git?.type === 'repository' && !done && (
        <Changes git={git} onDone={setDone} onTrouble={setTrouble} onClose={onClose} />
      )}
      {(done || git?.type === 'none') && (
        <div className="pushes">
          <button type="button" className="push push--ink" onClick={onClose}>
            Close
          </button>
        </div>
      )}
    </Modal>
  );
}

type Props = {
  readonly git: Extract<GitState, { type: 'repository' }>;
  readonly onDone: (done: Published) => void;
  readonly onTrouble: (words: string) => void;
  readonly onClose: () => void;
};

function Changes({ git, onDone, onTrouble, onClose }: Props) {
  const { refresh } = useDesk();
  const [message, setMessage] = useState(git.suggestion);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const { changes, remote, unsent } = git;
  if (changes.length === 0 && unsent === 0) {
    return <p className="dialog__lead">Nothing has changed since the last time.</p>;
  }
  const publish = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const answer = await ask('publish', { message });
      if (answer.type === 'refused') onTrouble(firstOf(answer));
      else onDone(answer);
      await refresh();
    } catch (error) {
      onTrouble(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void publish();
      }}
    >
      <ul className="changes" aria-label="What has changed">
        {changes.map(({ file, words }) => (
          <li key={file}>{words}</li>
        ))}
      </ul>
      {unsent > 0 && (
        <p className="field__help">
          {unsent === 1 ? 'One earlier change has' : `${unsent} earlier changes have`} not been sent
          yet, and will go with it.
        </p>
      )}
      {changes.length > 0 && (
        <div className="field">
          <div className="field__label">
            <label htmlFor={id}>What you did, for those who read the history</label>
          </div>
          <input
            id={id}
            className="input"
            required
            data-first
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        </div>
      )}
      <p className="field__help">
        {remote
          ? 'It is sent to where the site is built, which takes a few minutes.'
          : 'It is noted in the history on this computer, and sent nowhere: no place for that is set up yet.'}
      </p>
      <div className="pushes">
        <button type="submit" className="push push--main" aria-disabled={isBusy}>
          {isBusy ? 'Publishing …' : remote ? 'Publish' : 'Note it in the history'}
        </button>
        <button type="button" className="push" onClick={onClose}>
          Not yet
        </button>
      </div>
    </form>
  );
}
