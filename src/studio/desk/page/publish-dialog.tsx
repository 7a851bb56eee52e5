import { useCallback, useEffect, useState } from 'react';
import type { Author, Clashing, GitChange, GitState, Published, Side } from '../desk-messages.ts';
import type { DeskProblem } from '../desk-problem.ts';
import { AskedName } from './asked-name.tsx';
import { Trouble, useAttempt } from './attempt.tsx';
import { Clashes } from './clashes.tsx';
import { ask, DeskTrouble, sentenceOf } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { Editing } from './editing.ts';
import { LiveNotice } from './live-notice.tsx';
import { takeCopy } from './local-copies.ts';
import { CloseButton, Modal, ModalButtons, ModalForm } from './modal.tsx';
import { listOf } from './others-notice.tsx';
import { ProblemList, thingsToPutRight, titleOfFile } from './problem-list.tsx';
import { timeInWords } from './time-in-words.ts';

type CloseProps = { readonly onClose: () => void };

type PublishProps = CloseProps & {
  /** A file that has been saved just now, which the desk may not know yet. */
  readonly saved?: string;
};

/** Saves what is not saved, if that is wanted, and publishes. */
export function PublishDialog({ saved, onClose }: PublishProps) {
  const unsaved = [...useDesk().unsaved].filter((path) => path !== saved);
  const [asksUnsaved, setAsksUnsaved] = useState(unsaved.length > 0);
  return asksUnsaved ? (
    <UnsavedDialog unsaved={unsaved} onGoOn={() => setAsksUnsaved(false)} onClose={onClose} />
  ) : (
    <ChangesDialog onClose={onClose} />
  );
}

type UnsavedProps = CloseProps & {
  readonly unsaved: readonly string[];
  readonly onGoOn: () => void;
};

function UnsavedDialog({ unsaved, onGoOn, onClose }: UnsavedProps) {
  const { groups, refresh, say } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const answers = await Promise.all(unsaved.map(saveCopy));
    const left = unsaved.filter((_, at) => answers[at] !== 'saved');
    const names = left.map((path) => `“${titleOfFile(groups, path)}”`);
    if (left.length > 0) say(`Not saved: ${names.join(', ')}. Open it, and save it there.`);
    await refresh();
    onGoOn();
  };
  return (
    <Modal
      title="Publish"
      lead="These have words that are not saved, so they would not be published."
      onClose={onClose}
    >
      <ul className="changes" aria-label="Not saved">
        {unsaved.map((path) => (
          <li key={path}>{titleOfFile(groups, path)}</li>
        ))}
      </ul>
      <ModalButtons
        main={isBusy ? 'Saving …' : 'Save them too'}
        isBusy={isBusy}
        onMain={() => !isBusy && save()}
        others={{ 'Publish without them': onGoOn }}
        close="Not yet"
        onClose={onClose}
      />
    </Modal>
  );
}

/** Saves the words of a closed tab, unless somebody has to be asked. */
async function saveCopy(path: string) {
  try {
    const copy = await takeCopy(path);
    if (!copy) return 'saved';
    const editing = new Editing(
      copy.file.digest === null ? copy.file : await ask('open', { path }),
      copy,
    );
    return await editing.save().finally(() => editing.close());
  } catch {
    return 'trouble';
  }
}

/** What has changed since the last time, and a way to send it off. */
function ChangesDialog({ onClose }: CloseProps) {
  const [git, setGit] = useState<GitState>();
  const [trouble, setTrouble] = useState<string>();
  const [done, setDone] = useState<Published>();
  const attempts = useAttempt();
  const look = useCallback(
    () => ask('git', {}).then(setGit, (error) => setTrouble(sentenceOf(error))),
    [],
  );
  useEffect(() => void look(), [look]);
  return (
    <Modal title="Publish" onClose={attempts.isBusy ? () => {} : onClose}>
      <div role="status">
        {done && (
          <>
            <p className="dialog__lead">
              {done.sentAt && <b>Sent at {timeInWords(done.sentAt)}. </b>}
              {done.message}
            </p>
            {done.page && (
              <a className="push" href={done.page} target="_blank" rel="noreferrer">
                See the page
              </a>
            )}
            {done.awaited && <LiveNotice {...done.awaited} />}
            {done.trouble && <p className="note">{done.trouble}</p>}
          </>
        )}
        {git?.type === 'none' && <p className="dialog__lead">{git.message}</p>}
        {!git && !trouble && <p className="dialog__lead">Looking at what has changed …</p>}
      </div>
      <Trouble words={trouble} />
      {git?.type === 'repository' && !done && (
        <>
          {git.problems.length > 0 && <Problems problems={git.problems} onLeave={onClose} />}
          {canPublish(git) && (
            <Changes {...{ git, ...attempts, onClose }} onDone={setDone} onRefused={look} />
          )}
        </>
      )}
      {(done || (git && !canPublish(git))) && <CloseButton onClose={onClose} />}
    </Modal>
  );
}

type ProblemsProps = { readonly problems: readonly DeskProblem[]; readonly onLeave: () => void };

function Problems({ problems, onLeave }: ProblemsProps) {
  const { groups, go } = useDesk();
  const title = thingsToPutRight(problems.length);
  return (
    <section className="summary" aria-label={title}>
      <h3>{title}</h3>
      <p>The site cannot be built like this, so it would stay as it is.</p>
      <ProblemList
        problems={problems}
        labelOf={({ file }) => titleOfFile(groups, file)}
        canGo={({ file }) => groups.some(({ files }) => files.some(({ path }) => path === file))}
        onGo={({ file }) => {
          onLeave();
          go(file);
        }}
      />
    </section>
  );
}

type Repository = Extract<GitState, { type: 'repository' }>;

const canPublish = (git: GitState) =>
  git.type === 'repository' && (git.problems.length === 0 || git.rest !== undefined);

type Props = ReturnType<typeof useAttempt> & {
  readonly git: Repository;
  readonly onDone: (done: Published) => void;
  /** Something has come up since that would stop a build. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
};

function Changes({ git, isBusy, trouble, attempt, onDone, onRefused, onClose }: Props) {
  const { refresh } = useDesk();
  const { changes, suggestion, without = [] } = { ...git, ...git.rest };
  const [typed, setTyped] = useState<string>();
  const message = typed ?? suggestion;
  const [author, setAuthor] = useState<Author>();
  const [clashing, setClashing] = useState<Clashing>();
  const [sides, setSides] = useState<Readonly<Record<string, readonly Side[]>>>({});
  const { remote, unsent, waiting, needsAuthor } = git;
  if (changes.length === 0 && unsent === 0) {
    return <p className="dialog__lead">Nothing has changed since the last time.</p>;
  }
  const publish = () =>
    attempt(async () => {
      const chosen = clashing && { of: clashing.of, sides };
      const more = { ...(author && { author }), ...(chosen && { chosen }) };
      const answer = await ask('publish', { message, without, ...more });
      if (answer.type === 'published') onDone(answer);
      else if (answer.type === 'clashing') {
        setClashing(answer);
        setSides(
          Object.fromEntries(
            answer.files.map(({ path, clashes }) => [path, clashes.map(() => 'ours')]),
          ),
        );
        document.querySelector<HTMLElement>('dialog h2')?.focus();
      } else if (answer.problems.length > 0) {
        onRefused();
        // They stand at the top, above the list of changes.
        document.querySelector<HTMLElement>('dialog h2')?.focus();
      }
      await refresh();
      if (answer.type === 'refused' && answer.problems.length === 0) {
        throw new DeskTrouble(answer.message);
      }
    });
  return (
    <ModalForm
      main={isBusy ? 'Publishing …' : verb(remote, without.length > 0)}
      isBusy={isBusy}
      close="Not yet"
      onSubmit={publish}
      onClose={onClose}
    >
      {clashing ? (
        <>
          <p className="dialog__lead">
            {clashing.by.length > 0 ? listOf(clashing.by) : 'Somebody else'}{' '}
            {clashing.by.length > 1 ? 'have' : 'has'} published changes of the same. Yours are noted
            here, and not sent yet. Choose what stays: the other stays in the history.
          </p>
          {clashing.files.map(({ path, title, form, values, clashes }) => (
            <section key={path}>
              <h3 className="dialog__part">{title}</h3>
              <Clashes
                field={form.field}
                values={values}
                clashes={clashes}
                choices={sides[path] ?? []}
                onChoose={(next) => setSides({ ...sides, [path]: next })}
              />
            </section>
          ))}
        </>
      ) : (
        <>
          {without.length > 0 && <h3 className="dialog__part">The rest can be published now</h3>}
          {changes.length > 0 && <ChangeList name="What has changed" changes={changes} />}
          {unsent > 0 && (
            <p className="dialog__lead">
              {unsent === 1 ? 'One earlier change has' : `${unsent} earlier changes have`} not been
              sent yet, and will go with it.
            </p>
          )}
          {waiting.length > 0 && <ChangeList name="What has waited" changes={waiting} />}
          {changes.length > 0 && (
            <AskedName
              label="What you did, for those who read the history"
              autoComplete="on"
              value={message}
              onChange={setTyped}
            />
          )}
          {needsAuthor && changes.length > 0 && (
            <>
              <AskedName
                label="Your name"
                help="The history says who did what. It asks only once."
                autoComplete="name"
                value={author?.name ?? ''}
                onChange={(name) => setAuthor({ email: '', ...author, name })}
              />
              <AskedName
                label="Your email address"
                type="email"
                autoComplete="email"
                value={author?.email ?? ''}
                onChange={(email) => setAuthor({ name: '', ...author, email })}
              />
            </>
          )}
          <p className="field__help">
            {remote
              ? 'It is sent to where the site is built, which takes a few minutes.'
              : 'It is noted in the history on this computer, and sent nowhere: no place for that is set up yet.'}
          </p>
        </>
      )}
      <div role="alert">
        {trouble && (
          <p className="note" ref={(note) => note?.scrollIntoView({ block: 'nearest' })}>
            {trouble}
          </p>
        )}
      </div>
    </ModalForm>
  );
}

type ListProps = { readonly name: string; readonly changes: readonly GitChange[] };

function ChangeList({ name, changes }: ListProps) {
  return (
    <ul className="changes" aria-label={name}>
      {changes.map(({ file, words }) => (
        <li key={file}>{words}</li>
      ))}
    </ul>
  );
}

function verb(remote: string | undefined, isRest: boolean): string {
  if (isRest) return remote ? 'Publish the rest' : 'Note the rest in the history';
  return remote ? 'Publish' : 'Note it in the history';
}
