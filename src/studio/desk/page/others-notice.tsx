import { useEffect, useState } from 'react';
import type { DeskCalls } from '../desk-messages.ts';
import { useAttempt } from './attempt.tsx';
import { Push } from './desk-button.tsx';
import { ask, DeskTrouble } from './desk-call.ts';
import { useDesk } from './desk-context.ts';

type Others = DeskCalls['others']['answer'];

/** What others have published since, as soon as it is known; nothing without a network. */
export function OthersNotice() {
  const { refresh, say } = useDesk();
  const [others, setOthers] = useState<Others>();
  const { isBusy, trouble, attempt } = useAttempt();
  useEffect(() => {
    ask('others', {}).then(setOthers, () => {});
  }, []);
  const take = async () => {
    const answer = await ask('take', {});
    if (answer.type === 'refused') throw new DeskTrouble(answer.message);
    setOthers(undefined);
    say('What others have published is here.');
    await refresh();
  };
  return (
    <div role="status">
      {others && others.count > 0 && (
        <section className="summary summary--mild find__others">
          <h2>{othersInWords(others)}</h2>
          {trouble && <p>{trouble}</p>}
          <div className="pushes">
            <Push aria-disabled={isBusy} onClick={() => attempt(take)}>
              {others.count === 1 ? 'Take it' : 'Take them'}
            </Push>
          </div>
        </section>
      )}
    </div>
  );
}

/** `Nell and Sam have published 3 changes since` */
export function othersInWords({ count, by }: Omit<Others, 'type'>): string {
  const changes = count === 1 ? 'one change' : `${count} changes`;
  return `${listOf(by)} ${by.length === 1 ? 'has' : 'have'} published ${changes} since`;
}

export const listOf = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);
