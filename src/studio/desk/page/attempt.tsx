import { useState } from 'react';
import { sentenceOf } from './desk-call.ts';

/** One action at a time, and why the last one did not work. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const attempt = async (action: () => unknown) => {
    if (isBusy) return;
    setBusy(true);
    setTrouble(undefined);
    try {
      await action();
    } catch (error) {
      setTrouble(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, trouble, attempt };
}

export function Trouble({ words }: { readonly words: string | undefined }) {
  return <div role="alert">{words && <p className="note">{words}</p>}</div>;
}
