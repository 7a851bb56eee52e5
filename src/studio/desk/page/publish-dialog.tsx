import { useCallback, useEffect, useState } from 'react';
import type { Author, GitState, Published } from '../desk-messages.ts';
import type { DeskProblem } from '../desk-problem.ts';
import { AskedName } from './asked-name.tsx';
import { Push } from './desk-button.tsx';
import { ask, sentenceOf } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { Modal, ModalForm } from './modal.tsx';
import { ProblemList, thingsToPutRight, titleOfFile } from './problem-list.tsx';

/** What has changed since the last time, and a way to send it off. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const [git, setGit] = useState<GitState>();
  const [trouble, setTrouble] = useState<string>();
  const [done, setDone] = useState<Published>();
  const look = useCallback(
    () => ask('git', {}).then(setGit, (error) => setTrouble(sentenceOf(error))),
    [],
  );
  useEffect(() => void look(), [look]);
  return (
    <Modal title="Publish" onClose={onClose}>
      <div role="status">
        {done && (
          <>
            <p className="dialog__lead">{done.message}</p>
            {done.trouble && <p className="note">{done.trouble}</p>}
          </>
        )}
        {git?.type === 'none' && <p className="dialog__lead">{git.message}</p>}
        {!git && !trouble && <p className="dialog__lead">Looking at what has changed …</p>}
      </div>
      <div role="alert">{trouble && <p className="note">{trouble}</p>}</div>
      {git?.type === 'repository' && !done && (
        <>
          {git.problems.length > 0 && <Problems problems={git.problems} onLeave={onClose} />}
          {canPublish(git) && (
            <Changes git={git} onDone={setDone} onRefused={look} onClose={onClose} />
          )}
        </>
      )}
      {(done || (git && !canPublish(git))) && (
        <div className="pushes">
          <Push className="push--ink" onClick={onClose}>
            Close
          </Push>
        </div>
      )}
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

type Props = {
  readonly git: Repository;
  readonly onDone: (done: Published) => void;
  /** Something has come up since that would stop a build. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
};

function Changes({ git, onDone, onRefused, onClose }: Props) {
  const { refresh } = useDesk();
  const { changes, suggestion, without = [] } = { ...git, ...git.rest };
  const [typed, setTyped] = useState<string>();
  const message = typed ?? suggestion;
  const [author, setAuthor] = useState<Author>();
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { remote, unsent, needsAuthor } = git;
  if (changes.length === 0 && unsent === 0) {
    return <p className="dialog__lead">Nothing has changed since the last time.</p>;
  }
  const publish = async () => {
    if (isBusy) return;
    setBusy(true);
    setTrouble(undefined);
    try {
      const answer = await ask('publish', { message, without, ...(author && { author }) });
      if (answer.type !== 'refused') onDone(answer);
      else if (answer.problems.length > 0) {
        onRefused();
        // They stand at the top, above the list of changes.
        document.querySelector<HTMLElement>('dialog h2')?.focus();
      } else setTrouble(answer.message);
      await refresh();
    } catch (error) {
      setTrouble(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ModalForm
      main={isBusy ? 'Publishing …' : verb(remote, without.length > 0)}
      isBusy={isBusy}
      close="Not yet"
      onSubmit={publish}
      onClose={onClose}
    >
      {without.length > 0 && <h3 className="dialog__part">The rest can be published now</h3>}
      <ul className="changes" aria-label="What has changed">
        {changes.map(({ file, words }) => (
          <li key={file}>{words}</li>
        ))}
      </ul>
      {unsent > 0 && (
        <p className="field__help">
          {unsent === 1 ? 'One earlier change has' : `${unsent} earlier changes have`} not been sent
          yet, and will go with it.
        </p>
      )}
      {changes.length > 0 && (
        <AskedName
          label="What you did, for those who read the history"
          autoComplete="on"
          value={message}
          onChange={setTyped}
        />
      )}
      {needsAuthor && changes.length > 0 && <AskedAuthor author={author} onChange={setAuthor} />}
      <p className="field__help">
        {remote
          ? 'It is sent to where the site is built, which takes a few minutes.'
          : 'It is noted in the history on this computer, and sent nowhere: no place for that is set up yet.'}
      </p>
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

type AskedProps = {
  readonly author: Author | undefined;
  readonly onChange: (author: Author) => void;
};

function AskedAuthor({ author = { name: '', email: '' }, onChange }: AskedProps) {
  return (
    <>
      <AskedName
        label="Your name"
        help="The history says who did what. It asks only once."
        autoComplete="name"
        value={author.name}
        onChange={(name) => onChange({ ...author, name })}
      />
      <AskedName
        label="Your email address"
        type="email"
        autoComplete="email"
        value={author.email}
        onChange={(email) => onChange({ ...author, email })}
      />
    </>
  );
}

function verb(remote: string | undefined, isRest: boolean): string {
  if (isRest) return remote ? 'Publish the rest' : 'Note the rest in the history';
  return remote ? 'Publish' : 'Note it in the history';
}
