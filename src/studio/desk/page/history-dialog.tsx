import { lazy, Suspense, useState } from 'react';
import type { Version } from '../desk-messages.ts';
import { fileWords } from '../file-words.ts';
import { Failure, useAnswer } from './attempt.tsx';
import { loaded } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import type { Editing } from './editing.ts';
import { Modal } from './modal.tsx';
import { Picks } from './picks.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { timeInWords } from './time-in-words.ts';
import { textOf } from './unsaved.ts';

export const loadComparison = () =>
  loaded(import('./two-versions.tsx')).then((part) => ({ default: part.TwoVersions }));

export const TwoVersions = lazy(loadComparison);

/** Earlier versions of a file, compared with the current one. */
export function HistoryDialog({ editing }: { editing: Editing }) {
  const { close, say, refresh, show } = useDesk();
  const { file, now } = editing.state();
  const { answer, failure } = useAnswer('history', { path: file.path });
  const [chosen, setAt] = useState<number>();
  const versions = answer?.versions ?? [];
  const isHere = (one: Version) => one.text === textOf(now);
  const at =
    chosen ??
    Math.max(
      0,
      versions.findIndex((one) => !isHere(one)),
    );
  const version = versions[at];
  const isOther = version !== undefined && !isHere(version);
  const { commit } = version ?? {};
  const { field } = file.form;
  const then = version?.text.slice(version.values === undefined ? 0 : version.bodyFrom) ?? '';
  const here = now.values === undefined ? textOf(now) : now.body;
  const restore = async () => {
    close();
    if (!version || (await editing.restore(version)) !== 'saved') return;
    say('Restored and saved. Visitors see it once it is published. Undo, then Save, goes back.');
    await refresh();
  };
  return (
    <Modal
      isWide={version !== undefined || !answer}
      title="History"
      lead={isOther ? lead : answer ? (version ? same : none) : !failure && 'Loading …'}
      main={isOther ? 'Restore it' : undefined}
      onMain={restore}
      others={
        commit
          ? { 'Take back this publication': () => show(<TakeBackDialog {...{ commit }} />) }
          : {}
      }
      close="Close"
    >
      <Failure words={failure} />
      {version && (
        <>
          <Picks className="picks--versions" label="Versions">
            {versions.map((one, index) => (
              <li key={`${one.at} ${one.how}`}>
                <button
                  type="button"
                  className="pick"
                  aria-pressed={index === at}
                  onClick={() => setAt(index)}
                >
                  <b>{one.words ?? fates[one.how]}</b>
                  <small>{whenAndWho(one)}</small>
                </button>
              </li>
            ))}
          </Picks>
          {isOther && (
            <Suspense>
              <TwoVersions
                one={{ title: 'That version', text: fileWords(field, version.values, then) }}
                other={{ title: 'What is here now', text: fileWords(field, now.values, here) }}
              />
            </Suspense>
          )}
        </>
      )}
    </Modal>
  );
}

function whenAndWho({ at, how, by }: Version): string {
  // Saves may be of one minute.
  const when = timeInWords(at, how !== 'published');
  return by ? `${when}, published by ${by}` : when;
}

const lead =
  'Restoring a version saves it. Undo goes back, and what is here now stays in this list.';
const same = 'This version is what is here now.';
const none = 'There is no other version yet. Each save leaves the one before it here.';

const fates: Record<Version['how'], string> = {
  saved: 'Saved at this desk',
  'given-up': 'Typed, and never saved',
  deleted: 'Deleted',
  published: 'Published',
};
