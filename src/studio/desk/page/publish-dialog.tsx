import { useEffect, useState } from 'react';
import type { Clashing, GitChange, GitState, Published } from '../desk-messages.ts';
import { Trouble, useAnswer } from './attempt.tsx';
import { Clashes, chosenIn } from './conflict-dialog.tsx';
import { ask, DeskTrouble } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { Editing } from './editing.ts';
import { takeCopy } from './local-copies.ts';
import { Asked, Modal, type Said, Tick } from './modal.tsx';
import { ProblemList, thingsToPutRight } from './problem-list.tsx';
import { timeInWords } from './time-in-words.ts';

/** Saves the words of a closed tab, unless somebody has to be asked. */
async function saveCopy(path: string) {
  try {
    const copy = await takeCopy(path);
    if (!copy) return 'saved';
    const isNew = copy.file.digest === null;
    const editing = new Editing(isNew ? copy.file : await ask('open', { path }), copy);
    return await editing.save().finally(() => editing.close());
  } catch {
    return 'trouble';
  }
}

/**
 * All that has changed since the last time, saved or not, and one button that saves and sends it.
 *
 * @param saved a file that is saved, just now.
 */
export function PublishDialog({ saved }: { saved?: string }) {
  const { refresh, titleOf, ...desk } = useDesk();
  // The list may still be on its way, and may be behind what is saved here.
  const [settled, settle] = useState<readonly (string | undefined)[]>([saved]);
  const unsaved = [...desk.unsaved].filter((path) => !settled.includes(path));
  const [looks, setLooks] = useState(0);
  const { answer: git, trouble } = useAnswer('git', {}, looks);
  const [done, setDone] = useState<Published>();
  const [clashing, setClashing] = useState<Clashing>();
  const isOpen = git?.type === 'repository' && !done;
  const rest = isOpen ? git.rest : undefined;
  const canPublish =
    isOpen &&
    (unsaved.length > 0 ||
      ((rest ?? git).changes.length + git.unsent > 0 && (git.problems.length === 0 || !!rest)));
  const publish = async ({ message = '', name, email = '', save, ...said }: Said) => {
    const saves = save === undefined ? [] : unsaved;
    const answers = await Promise.all(saves.map(saveCopy));
    const left = saves.filter((_, at) => answers[at] !== 'saved');
    if (saves.length > 0) {
      settle([...settled, ...saves.filter((path) => !left.includes(path))]);
      void refresh();
    }
    if (left.length > 0) {
      setLooks(looks + 1);
      const names = left.map((path) => `“${titleOf(path)}”`).join(', ');
      throw new DeskTrouble(`Nothing is published: ${names} could not be saved. Save it there.`);
    }
    const answer = await ask('publish', {
      message,
      without: rest?.without.filter((path) => !saves.includes(path)) ?? [],
      ...(name !== undefined && { author: { name, email } }),
      ...(clashing && { chosen: { of: clashing.of, sides: sidesOf(clashing, said) } }),
    });
    if (answer.type === 'published') setDone(answer);
    else {
      if (answer.type === 'clashing') setClashing(answer);
      // What keeps it from being built has come up since, and stands at the top.
      else if (answer.problems.length > 0) setLooks(looks + 1);
      document.querySelector<HTMLElement>('dialog h2')?.focus();
    }
    // It may be closed meanwhile.
    void refresh();
    if (answer.type === 'refused' && answer.problems.length === 0) {
      throw new DeskTrouble(answer.message);
    }
  };
  return (
    <Modal
      title="Publish"
      main={canPublish ? verb(git.remote, rest !== undefined) : undefined}
      whileBusy="Publishing …"
      onMain={publish}
      close={canPublish ? 'Not yet' : 'Close'}
    >
      <div role="status">
        {done && <Done done={done} />}
        {git?.type === 'none' && <p className="dialog__lead">{git.message}</p>}
        {!git && !trouble && <p className="dialog__lead">Looking at what has changed …</p>}
      </div>
      <Trouble words={trouble} />
      {isOpen && git.problems.length > 0 && <Problems problems={git.problems} />}
      {isOpen && !canPublish && git.problems.length === 0 && (
        <p className="dialog__lead">Nothing has changed since the last time.</p>
      )}
      {canPublish &&
        (clashing ? <Choices {...clashing} /> : <Changes git={git} unsaved={unsaved} />)}
    </Modal>
  );
}

const sidesOf = ({ files }: Clashing, said: Said) =>
  Object.fromEntries(files.map((file) => [file.path, chosenIn(said, file)]));

type Repository = Extract<GitState, { type: 'repository' }>;

function Problems({ problems }: Pick<Repository, 'problems'>) {
  const title = thingsToPutRight(problems.length);
  return (
    <section className="summary" aria-label={title}>
      <h3>{title}</h3>
      <p>The site cannot be built like this, so it would stay as it is.</p>
      <ProblemList problems={problems} />
    </section>
  );
}

type ChangesProps = { readonly git: Repository; readonly unsaved: readonly string[] };

function Changes({ git, unsaved }: ChangesProps) {
  const { titleOf } = useDesk();
  const { rest, remote, unsent, waiting, needsAuthor } = git;
  const { changes, suggestion } = rest ?? git;
  const isCommit = changes.length + unsaved.length > 0;
  const words = suggestion || `Change “${titleOf(unsaved[0] ?? '')}”`;
  return (
    <>
      {rest && <h3 className="dialog__part">The rest can be published now</h3>}
      <ChangeList name="What has changed" changes={changes} />
      {unsaved.length > 0 && (
        <Tick name="save" defaultChecked>
          Save and publish what is not saved yet:{' '}
          {list.format(unsaved.map((path) => `“${titleOf(path)}”`))}
        </Tick>
      )}
      {unsent > 0 && (
        <p className="dialog__lead">
          {unsent === 1 ? 'One earlier change has' : `${unsent} earlier changes have`} not been sent
          yet, and will go with it.
        </p>
      )}
      <ChangeList name="What has waited" changes={waiting} />
      {isCommit && (
        <Asked
          key={words}
          name="message"
          label="What you did, for those who read the history"
          autoComplete="on"
          defaultValue={words}
        />
      )}
      {needsAuthor && isCommit && (
        <>
          <Asked
            name="name"
            label="Your name"
            help="The history says who did what. It asks only once."
            autoComplete="name"
          />
          <Asked name="email" label="Your email address" type="email" autoComplete="email" />
        </>
      )}
      <p className="field__help">
        {remote
          ? 'It is sent to where the site is built, which takes a few minutes.'
          : 'It is noted in the history on this computer, and sent nowhere: no place for that is set up yet.'}
      </p>
    </>
  );
}

const list = new Intl.ListFormat('en-GB');

type ListProps = { readonly name: string; readonly changes: readonly GitChange[] };

function ChangeList({ name, changes }: ListProps) {
  if (changes.length === 0) return null;
  return (
    <ul className="changes" aria-label={name}>
      {changes.map(({ file, words }) => (
        <li key={file}>{words}</li>
      ))}
    </ul>
  );
}

/** Asks which version stays, where others have published changes to the same place. */
function Choices({ by, files }: Clashing) {
  return (
    <>
      <p className="dialog__lead">
        You and {by.length > 0 ? list.format(by) : 'somebody else'} have changed the same words.
        Yours are noted here, and not sent yet. Choose what stays: the other stays in the history.
      </p>
      {files.map(({ title, form, ...file }) => (
        <section key={file.path}>
          <h3 className="dialog__part">{title}</h3>
          <Clashes {...file} field={form.field} />
        </section>
      ))}
    </>
  );
}

function verb(remote: string | undefined, isRest: boolean): string {
  if (isRest) return remote ? 'Publish the rest' : 'Note the rest in the history';
  return remote ? 'Publish' : 'Note it in the history';
}

function Done({ done: { sentAt, message, page, awaited, trouble } }: { done: Published }) {
  return (
    <>
      <p className="dialog__lead">
        {sentAt && <b>Sent at {timeInWords(sentAt)}. </b>}
        {message}
      </p>
      {page && (
        <a className="push" href={page} target="_blank" rel="noreferrer">
          See the page
        </a>
      )}
      {awaited && <LiveNotice {...awaited} />}
      {trouble && <p className="note">{trouble}</p>}
    </>
  );
}

/** How often the site is asked, in ms, and how many times. */
const [pause, most] = [30_000, 60] as const;

/** Asks the site whether it is live, and goes on when the dialog is closed. */
function LiveNotice({ address, id }: NonNullable<Published['awaited']>) {
  const { say } = useDesk();
  const [told, tell] = useState(`Asking ${address.replace('https://', '')} until it is live …`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was sent
  useEffect(() => {
    void untilLive(id).then((at) => {
      if (at === undefined) return tell('');
      tell(`Live at ${timeInWords(at)}.`);
      say(`Live at ${timeInWords(at)}.`);
    });
  }, [id]);
  return <p className="dialog__lead">{told}</p>;
}

/** @returns when it was seen live, in ms since 1970; undefined if it never was. */
async function untilLive(id: string): Promise<number | undefined> {
  for (let times = 0; times < most; times++) {
    const { isLive } = await ask('live', { id }).catch(() => ({ isLive: false }));
    if (isLive) return Date.now();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return undefined;
}
