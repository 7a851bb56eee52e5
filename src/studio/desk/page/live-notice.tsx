import { useEffect, useState } from 'react';
import type { Published } from '../desk-messages.ts';
import { ask } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { Tick } from './moved-dialog.tsx';
import { timeInWords } from './time-in-words.ts';

/** How often the site is asked, in ms, and how many times. */
const [pause, most] = [30_000, 60] as const;

const wish = 'desk-ask-live';

/** Asks the site whether it is live, if that is wanted; goes on when the dialog is closed. */
export function LiveNotice({ address, id }: NonNullable<Published['awaited']>) {
  const { say } = useDesk();
  const [isWanted, setWanted] = useState(localStorage.getItem(wish) !== null);
  const [liveAt, setLiveAt] = useState<number>();
  useEffect(() => {
    if (!isWanted) return;
    void untilLive(id).then((at) => {
      if (at === undefined || localStorage.getItem(wish) === null) return;
      setLiveAt(at);
      say(`Live at ${timeInWords(at)}.`);
    });
  }, [isWanted, id, say]);
  const want = (isOn: boolean) => {
    if (isOn) localStorage.setItem(wish, '');
    else localStorage.removeItem(wish);
    setWanted(isOn);
  };
  if (liveAt !== undefined) return <p className="dialog__lead">Live at {timeInWords(liveAt)}.</p>;
  return (
    <Tick isOn={isWanted} onChange={want}>
      Tell me when it is live: ask {address.replace('https://', '')} every half minute
    </Tick>
  );
}

/** @returns when it was seen live, in ms since 1970; undefined if it never was. */
async function untilLive(id: string): Promise<number | undefined> {
  for (let times = 0; times < most && localStorage.getItem(wish) !== null; times++) {
    const { isLive } = await ask('live', { id }).catch(() => ({ isLive: false }));
    if (isLive) return Date.now();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return undefined;
}
