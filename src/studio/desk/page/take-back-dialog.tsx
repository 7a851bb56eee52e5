import { useEffect } from 'react';
import { Failure, useAnswer } from './attempt.tsx';
import { inAddress } from './desk-address.ts';
import { ask } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { Follows } from './found-places.tsx';
import { Modal } from './modal.tsx';

/** Asks before what one publication changed is put back; what was changed since elsewhere stays. */
export function TakeBackDialog({ commit }: { commit: string }) {
  const { close, go, say, hush, refresh } = useDesk();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(hush, []);
  const { answer, failure } = useAnswer('takeBack', { commit, isTrial: true });
  const takeBack = async () => {
    const { changes } = await ask('takeBack', { commit, isTrial: false });
    await refresh();
    close();
    // The page that is open may be gone, or have its old path again.
    const path = inAddress('file');
    const moved = changes.find(({ file, how, former }) =>
      how === 'deleted' ? file === path : former !== undefined && former === path,
    );
    if (moved) go(moved.how === 'deleted' ? undefined : moved.file);
    say('Taken back, and saved. Visitors see it once it is published.');
  };
  return (
    <Modal
      title="Take back this publication?"
      lead="What it changed becomes as it was before. That is saved here, and visitors see it once you publish it."
      main={failure ? undefined : answer ? 'Take it back' : 'Looking at what it changed …'}
      isReady={answer !== undefined}
      onMain={takeBack}
      close={failure ? 'Close' : 'Leave it as it is'}
    >
      <Failure words={failure} />
      {answer && (
        <>
          <ul className="changes" aria-label="What changes back">
            {answer.changes.map(({ file, words }) => (
              <li key={file}>{words}</li>
            ))}
          </ul>
          <Follows problems={answer.problems} />
        </>
      )}
    </Modal>
  );
}
