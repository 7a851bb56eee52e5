import { Component, type ReactNode, useEffect, useRef, useState } from 'react';
import { Push } from './desk-button.tsx';
import { DeskFailure } from './desk-call.ts';
import type { Editing } from './editing.ts';
import { wordsOf } from './unsaved.ts';

type Props = {
  /** Its unsaved words are offered for copying. */
  readonly editing?: Editing | undefined;
  readonly children: ReactNode;
};

type State = { readonly fault: { readonly thrown: unknown } | undefined };

export class FaultBoundary extends Component<Props, State> {
  override state: State = { fault: undefined };

  static getDerivedStateFromError(thrown: unknown): State {
    return { fault: { thrown } };
  }

  override render() {
    const { editing, children } = this.props;
    const { fault } = this.state;
    if (!fault) return children;
    const retry = () => {
      editing?.checkAfresh();
      this.setState({ fault: undefined });
    };
    return <Fault thrown={fault.thrown} editing={editing} onRetry={retry} />;
  }
}

type FaultProps = {
  readonly thrown: unknown;
  readonly editing: Editing | undefined;
  readonly onRetry: () => void;
};

function Fault({ thrown, editing, onRetry }: FaultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // A part of the desk had not come when the site went away; only a new page asks for it again.
  const isAway = thrown instanceof DeskFailure && thrown.code === 'away';
  useEffect(() => {
    const again = () => isAway && location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isAway]);
  const why = thrown instanceof Error ? thrown.message : `${thrown}`;
  return (
    <main className="fault" id="main">
      <h1 ref={heading} tabIndex={-1}>
        {isAway ? 'The desk has not come whole' : 'The desk has a fault'}
      </h1>
      <p>{isAway ? why : `Tell whoever looks after the site: ${why}`}</p>
      {editing && <Words editing={editing} />}
      <div className="pushes">
        <Push className="push--main" onClick={isAway ? () => location.reload() : onRetry}>
          Try again
        </Push>
        <a className="push" href="/desk">
          Everything
        </a>
      </div>
    </main>
  );
}

function Words({ editing }: { editing: Editing }) {
  const place = useRef<HTMLTextAreaElement>(null);
  const [status, setStatus] = useState('');
  const { now, isDirty, isUncopied } = editing.state();
  const kept = isDirty
    ? 'They are kept in this browser, and come back with the file. Copy them to be sure.'
    : 'They are saved.';
  const copy = async () => {
    place.current?.select();
    try {
      await navigator.clipboard.writeText(wordsOf(now));
      setStatus('Copied.');
    } catch {
      // Browsers allow clipboard access only over HTTPS or on localhost.
      setStatus('They are selected: press Ctrl+C, or ⌘C.');
    }
  };
  return (
    <section aria-labelledby="words">
      <h2 id="words">Your words</h2>
      <p>{isUncopied ? 'They are nowhere else: copy them before you close this tab.' : kept}</p>
      <textarea
        ref={place}
        className="input input--raw"
        aria-labelledby="words"
        readOnly
        rows={12}
        value={wordsOf(now)}
      />
      <div className="pushes">
        <Push onClick={() => void copy()}>Copy them</Push>
        <span role="status">{status}</span>
      </div>
    </section>
  );
}
