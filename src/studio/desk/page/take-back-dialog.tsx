import { Failure, useAnswer } from './attempt.tsx';
import { inAddress } from './desk-address.ts';
import { ask } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { Follows } from './found-places.tsx';
import { Modal } from './modal.tsx';

/** Asks before what one publication changed is put back; what was changed since elsewhere stays. */
export function TakeBackDialog({ commit }: { commit: string }) {
  const { close, say, refresh, go } = useDesk();
  const { answer, failure } = useAnswer('takeBack', { commit, isTrial: true });
  const takeBack = async () => {
    await ask('takeBack', { commit, isTrial: false });
    close();
    say('Taken back, and saved. Visitors see it once it is published.');
    await refresh();
    const changes = answer?.changes ?? [];
    // The open page may be at its former address again, or was new.
    const isGone = changes.some(({ file, how }) => how === 'deleted' && file === inAddress('file'));
    if (isGone) go(changes.find(({ how }) => how === 'new')?.file);
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
