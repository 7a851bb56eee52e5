import { useEffect, useState } from 'react';
import type { DeskCall, DeskCalls } from '../desk-messages.ts';
import { ask, failureOf, sentenceOf } from './desk-call.ts';

/** Runs one action at a time, and keeps the last error. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const attempt = async (action: () => unknown) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, attempt };
}

type Outcome<Answer> = {
  readonly of?: string;
  readonly answer?: Answer;
  readonly failure?: string;
};

/**
 * Asks the server again when `question` or `since` changes, or until it can be reached. `of` is the question that was last
 * answered, as JSON.
 *
 * @param question undefined for none.
 * @param wait debounce, in ms.
 */
export function useAnswer<Name extends DeskCall>(
  call: Name,
  question: DeskCalls[Name]['ask'] | undefined,
  since?: unknown,
  wait = 0,
) {
  const [outcome, setOutcome] = useState<Outcome<DeskCalls[Name]['answer']>>({});
  const of = JSON.stringify(question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` stands for the question
  useEffect(() => {
    if (question === undefined) return setOutcome({});
    let isOver = false;
    const take = (next: typeof outcome) => isOver || setOutcome({ ...next, of });
    const read = () =>
      ask(call, question).then(
        (answer) => take({ answer }),
        (error) => {
          const { message, code } = failureOf(error);
          take({ failure: message });
          if (code === 'away' && !isOver) timer = setTimeout(read, 2000);
        },
      );
    let timer = setTimeout(read, wait);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [of, since]);
  return outcome;
}

export function Failure({ words }: { readonly words: string | undefined }) {
  return (
    words && (
      <p className="note" role="alert" ref={scrollTo}>
        {words}
      </p>
    )
  );
}

const scrollTo = (note: Element | null) => note?.scrollIntoView({ block: 'nearest' });
