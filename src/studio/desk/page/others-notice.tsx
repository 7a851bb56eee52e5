import { useState } from 'react';
import { Trouble, useAnswer, useAttempt } from './attempt.tsx';
import { Push } from './desk-button.tsx';
import { ask, DeskTrouble } from './desk-call.ts';
import { useDesk } from './desk-context.ts';

/** What others have published since, as soon as it is known; nothing without a network. */
export function OthersNotice() {
  const { refresh, say } = useDesk();
  const { answer } = useAnswer('others', {});
  const [isTaken, setTaken] = useState(false);
  const { isBusy, trouble, attempt } = useAttempt();
  const { count, by } = answer ?? { count: 0, by: [] };
  const take = async () => {
    const taken = await ask('take', {});
    if (taken.type === 'refused') throw new DeskTrouble(taken.message);
    setTaken(true);
    say('What others have published is here.');
    await refresh();
  };
  return (
    <div role="status">
      {count > 0 && !isTaken && (
        <section className="summary summary--mild find__others">
          <h2>
            {namesInWords(by)} {by.length === 1 ? 'has' : 'have'} published{' '}
            {count === 1 ? 'one change' : `${count} changes`} since
          </h2>
          <Trouble words={trouble} />
          <div className="pushes">
            <Push aria-disabled={isBusy} onClick={() => attempt(take)}>
              {count === 1 ? 'Take it' : 'Take them'}
            </Push>
          </div>
        </section>
      )}
    </div>
  );
}

/** `Nell and Sam` */
export const namesInWords = (names: readonly string[]) =>
  new Intl.ListFormat('en-GB').format(names);
