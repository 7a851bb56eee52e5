import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { isMediaPath, mediaFolder } from '../../../engine/content/media.ts';
import { inAList } from '../../../engine/kernel/text.ts';
import type { ListedFile } from '../desk-lists.ts';
import type { Conflicted, DeskCalls, GitChange, GitState, Published } from '../desk-messages.ts';
import { causesOf, type DeskProblem } from '../desk-problem.ts';
import { suggestedMessage } from '../suggested-message.ts';
import { Failure, useAnswer, useAttempt } from './attempt.tsx';
import { DeskLink } from './bar.tsx';
import { bothChanged, Conflicts, chosenIn } from './conflict-dialog.tsx';
import { Push } from './desk-button.tsx';
import { ask, DeskFailure } from './desk-call.ts';
import { type DeskContext, useDesk } from './desk-context.ts';
import { Editing } from './editing.ts';
import { TwoVersions } from './history-dialog.tsx';
import { LeftNotice } from './left-notice.tsx';
import { takeCopy } from './local-copies.ts';
import { Asked, type FormValues, Modal, Tick } from './modal.tsx';
import { draft } from './page-dialogs.tsx';
import { ProblemList, thingsToPutRight } from './problem-list.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { timeInWords } from './time-in-words.ts';
import { textOf } from './unsaved.ts';

/** Saves the words of a closed tab, unless that needs a decision. */
async function saveCopy(path: string) {
  try {
    const copy = await takeCopy(path);
    if (!copy) return 'saved';
    const isNew = copy.file.digest === null;
    const editing = new Editing(isNew ? copy.file : await ask('open', { path }), copy);
    return await editing.save().finally(() => editing.close());
  } catch {
    return 'failed';
  }
}

/** Saves a draft as a page that goes live. */
async function letGoLive(path: string): Promise<void> {
  const editing = new Editing(await ask('open', { path }));
  editing.edit([{ at: draft, remove: true }]);
  const outcome = await editing.save().finally(() => editing.close());
  if (outcome !== 'saved') throw new DeskFailure('It could not be saved. Open it, and save there.');
}

/**
 * Lists all changes, saved or not; one button saves and publishes those that are ticked.
 *
 * @param from the page that it was opened from, just saved: only what goes with it is ticked. From the
 *   list, drafts that visitors have never seen are not, nor pages with unsaved words.
 */
export function PublishDialog({ from }: { from?: string }) {
  const { refresh, titleOf, ...desk } = useDesk();
  // `desk.unsaved` may lag behind what was saved here.
  const [settled, settle] = useState<readonly (string | undefined)[]>([from]);
  const unsaved = [...desk.unsaved].filter((path) => !settled.includes(path));
  const [looks, setLooks] = useState(0);
  const page = from ? { page: from } : {};
  const known = useAnswer('git', { ...page, isUnchecked: true }, looks);
  // The check takes longer. Publishing makes it too, so nobody has to wait for it here.
  const { answer, failure = known.failure } = useAnswer('git', known.answer && page, looks);
  const git = answer ?? known.answer;
  const [done, setDone] = useState<Published>();
  const [conflicted, setConflicted] = useState<Conflicted>();
  // Files left out by hand, and what breaks the build without them.
  const [chosen, setLeft] = useState<ReadonlySet<string>>();
  const [stops, setStops] = useState<readonly DeskProblem[]>([]);
  const isOpen = git?.type === 'repository' && !done;
  const rest = isOpen ? git.rest : undefined;
  const canPublish =
    isOpen &&
    (unsaved.length > 0 ||
      ((rest ?? git).changes.length + git.unsent > 0 && (git.problems.length === 0 || !!rest)));
  const listed = canPublish ? withUnsaved((rest ?? git).changes, unsaved, titleOf) : [];
  const isOwn = ({ file }: GitChange) =>
    file === from || (!unsaved.includes(file) && isOpen && git.own.includes(file));
  // The page itself, what goes with it, and all else.
  const rank = (one: GitChange) => (one.file === from ? 0 : isOwn(one) ? 1 : 2);
  const all = listed.toSorted((a, b) => rank(a) - rank(b));
  const own = all.filter(isOwn);
  // What is wrong elsewhere stops nothing of a page that can go.
  const isElsewhere = rest !== undefined && own.some(({ file }) => file === from);
  const left = chosen ?? new Set(all.filter((one) => !own.includes(one)).map(({ file }) => file));
  const ticked = all.filter(({ file }) => !left.has(file));
  const leave = (paths: readonly string[]) => {
    setLeft(new Set(paths));
    setStops([]);
  };
  /** The change that is not ticked, but is what a problem asks for. */
  const missing = ({ words, listedIn }: DeskProblem) =>
    all.find(({ file }) => {
      const address = desk.files.find(({ path }) => path === file)?.address;
      const isNeeded = [listedIn, `${mediaFolder}/${words}`].includes(file);
      return left.has(file) && (isNeeded || (words && address === words));
    });
  /** Or whose last version has the problem. */
  const toTick = (one: DeskProblem) =>
    missing(one) ?? all.find(({ file }) => left.has(file) && file === one.file);
  const publish = async ({ message = '', name, email = '', ...values }: FormValues) => {
    const saves = unsaved.filter((path) => !left.has(path));
    const answers = await Promise.all(saves.map(saveCopy));
    const lost = saves.filter((_, at) => answers[at] !== 'saved');
    if (saves.length > 0) {
      settle([...settled, ...saves.filter((path) => !lost.includes(path))]);
      void refresh();
    }
    if (lost.length > 0) {
      setLooks(looks + 1);
      const names = lost.map((path) => `“${titleOf(path)}”`).join(', ');
      throw new DeskFailure(`Nothing is published: ${names} could not be saved. Save it there.`);
    }
    const answer = await ask('publish', {
      message,
      listed: [...all.map(({ file }) => file), ...(rest?.without ?? [])],
      without: [
        ...(rest?.without.filter((path) => !saves.includes(path)) ?? []),
        ...all.flatMap(({ file, former = file }) => (left.has(file) ? [file, former] : [])),
      ],
      ...(name !== undefined && { author: { name, email } }),
      ...(conflicted && { chosen: { of: conflicted.of, sides: sidesOf(conflicted, values) } }),
    });
    if (answer.type === 'published') setDone(answer);
    else {
      if (answer.type === 'conflicted') setConflicted(answer);
      else {
        if (left.size > 0) setStops(answer.problems);
        // Problems found since are listed at the top.
        setLooks(looks + 1);
      }
    }
    // The button that was pressed is gone, or says something else.
    document.querySelector<HTMLElement>('dialog h2')?.focus();
    // The dialog may be closed meanwhile.
    void refresh();
    if (answer.type === 'refused' && answer.problems.length === 0) {
      throw new DeskFailure(answer.message);
    }
  };
  useEffect(() => {
    // Once there is a button, so that no key has to pass every tick.
    const heading = document.querySelector('dialog h2');
    if (!canPublish || document.activeElement !== heading) return;
    const main = heading?.closest('dialog')?.querySelector<HTMLElement>('form .push--main');
    const { bottom = 0 } = main?.getBoundingClientRect() ?? {};
    main?.focus({ preventScroll: bottom <= innerHeight });
  }, [canPublish]);
  const readyDraft = all.find((one) => one.file === from && isReadyDraft(one, desk));
  return (
    <Modal
      title="Publish"
      main={canPublish ? (keeping(git, ticked, desk.files) ?? verb(git, ticked, all)) : undefined}
      isMainElsewhere={readyDraft !== undefined}
      isReady={canPublish && ticked.length + git.unsent > 0}
      whileBusy="Publishing …"
      onMain={publish}
      close={canPublish ? 'Not yet' : 'Close'}
    >
      <div role="status">
        {done && <Done done={done} />}
        {git?.type === 'none' && <p className="dialog__lead">{git.message}</p>}
        {!git && !failure && <p className="dialog__lead">Looking for what has changed …</p>}
        {canPublish && !answer && !failure && (
          <p className="dialog__lead">Checking that the site can be built like this …</p>
        )}
      </div>
      <Failure words={failure} />
      {isOpen && git.problems.length > 0 && !isElsewhere && (
        <Problems problems={git.problems}>
          The site cannot be built like this, so it would stay as it is.
        </Problems>
      )}
      {stops.length > 0 && (
        <Problems
          problems={stops.map((one) => {
            const words = `needs ${missing(one)?.title}, which is not ticked.`;
            return missing(one) ? { ...one, code: 'wrong-together', unnamed: words } : one;
          })}
          actionsOf={(one) => {
            const { file, title } = toTick(one) ?? {};
            const run = () => leave([...left].filter((path) => path !== file));
            return title ? [{ label: `Tick ${title}`, run }] : [];
          }}
        >
          Nothing is published. What is ticked needs something that is not.
        </Problems>
      )}
      {isOpen && !canPublish && git.problems.length === 0 && (
        <p className="dialog__lead">Nothing has changed since the last time.</p>
      )}
      {canPublish && (
        <LeftNotice
          isInDialog
          left={desk.left.filter(({ path }) => ticked.some(({ file }) => file === path))}
        />
      )}
      {canPublish &&
        (conflicted ? (
          <Choices {...conflicted} />
        ) : (
          <Changes
            {...{ git, all, own, ticked, from, readyDraft, isElsewhere }}
            onLeave={leave}
            onGoLive={async (path) => {
              await letGoLive(path);
              setLooks(looks + 1);
              await refresh();
            }}
          />
        ))}
      {isOpen && git.problems.length > 0 && isElsewhere && (
        <details className="summary summary--mild">
          <summary>
            {thingsToPutRight(git.problems)} elsewhere{' '}
            {causesOf(git.problems) === 1 ? 'stops' : 'stop'} nothing of this
          </summary>
          <ProblemList problems={git.problems} />
        </details>
      )}
    </Modal>
  );
}

const sidesOf = ({ files }: Conflicted, values: FormValues) =>
  Object.fromEntries(files.map((file) => [file.path, chosenIn(values, file)]));

type Repository = Extract<GitState, { type: 'repository' }>;

type ProblemsProps = Pick<ComponentProps<typeof ProblemList>, 'problems' | 'actionsOf'> & {
  readonly children: string;
};

function Problems({ problems, actionsOf, children }: ProblemsProps) {
  const title = thingsToPutRight(problems);
  return (
    <section className="summary" aria-label={title}>
      <h3>{title}</h3>
      <p>{children}</p>
      <ProblemList {...{ problems, ...(actionsOf && { actionsOf }) }} />
    </section>
  );
}

/** Adds files that are unsaved in this browser; each file once. */
function withUnsaved(
  changes: readonly GitChange[],
  unsaved: readonly string[],
  titleOf: (path: string) => string,
): GitChange[] {
  const saved = changes.map((one) =>
    unsaved.includes(one.file) ? { ...one, words: `${one.words}, with more to save first` } : one,
  );
  const others = unsaved.filter((path) => !changes.some(({ file }) => file === path));
  return [
    ...saved,
    ...others.map((file) => {
      const title = `“${titleOf(file)}”`;
      return {
        file,
        title,
        how: 'changed',
        words: `${title}: not saved yet, saved first`,
      } as const;
    }),
  ];
}

type ChangesProps = {
  readonly git: Repository;
  readonly all: readonly GitChange[];
  /** Of the page that it was opened from, or all. */
  readonly own: readonly GitChange[];
  readonly ticked: readonly GitChange[];
  readonly from: string | undefined;
  /** The page that it was opened from, where it could go live. */
  readonly readyDraft: GitChange | undefined;
  readonly isElsewhere: boolean;
  readonly onLeave: (paths: readonly string[]) => void;
  readonly onGoLive: (path: string) => Promise<void>;
};

/** Whether a change is a draft with nothing left to do. */
const isReadyDraft = (
  { file }: GitChange,
  { files, unsaved }: Pick<DeskContext, 'files' | 'unsaved'>,
) =>
  !unsaved.has(file) &&
  files.some(({ path, isDraft, problems }) => path === file && isDraft && problems === 0);

function Changes({ git, all, own, ticked, from, ...props }: ChangesProps) {
  const { readyDraft, isElsewhere, onLeave, onGoLive } = props;
  const desk = useDesk();
  const { files, unsaved } = desk;
  const { isBusy, failure, attempt } = useAttempt();
  const isDraft = ({ file }: GitChange) =>
    files.some(({ path, isDraft }) => path === file && isDraft);
  const { rest, remote, unsent, waiting, needsAuthor } = git;
  const letLive = (one: GitChange, look = '') => (
    <Push className={look} aria-disabled={isBusy} onClick={() => attempt(() => onGoLive(one.file))}>
      Let it go live <span className="hidden-words">{one.title}</span>
    </Push>
  );
  const [message, setMessage] = useState<string>();
  const left = all.filter((one) => !ticked.includes(one)).map(({ file }) => file);
  const isCommit = ticked.length > 0;
  const others = from ? all.filter((one) => !own.includes(one)) : all;
  const [every, few] = from ? ['Everything', 'Only this page'] : ['Tick all', 'Tick none'];
  return (
    <>
      {rest && !isElsewhere && <h3 className="dialog__part">The rest can be published now</h3>}
      {readyDraft && (
        <section className="summary summary--mild" aria-label="It is still a draft">
          <h3>{readyDraft.title} is a draft, so visitors would not see it</h3>
          <div className="pushes">{letLive(readyDraft, 'push--main')}</div>
        </section>
      )}
      {from && !git.changes.some(({ file }) => file === from) && (
        <p className="dialog__lead">Nothing here has changed since the last time.</p>
      )}
      {(from ? others.length > 0 : all.length > 2) && (
        <div className="pushes">
          <Push onClick={() => onLeave(left.length > 0 ? [] : others.map(({ file }) => file))}>
            {left.length > 0 ? every : few}
          </Push>
        </div>
      )}
      {all.length > 0 && (
        <ul className="changes" aria-label="What has changed">
          {all.map((one) => (
            <li key={one.file}>
              <div>
                <Tick
                  checked={ticked.includes(one)}
                  onChange={({ target: { checked } }) =>
                    onLeave(
                      checked ? left.filter((file) => file !== one.file) : [...left, one.file],
                    )
                  }
                >
                  {one.words}
                </Tick>
                <Unfinished file={one.file} />
                {from && one.file !== from && own.includes(one) && one.file.endsWith('.json') && (
                  <p className="field__help">
                    It goes with this page as a whole, with all that has changed in it.
                  </p>
                )}
              </div>
              {one !== readyDraft && isReadyDraft(one, desk) && letLive(one)}
              {!isMediaPath(one.file) && <Words of={one} isUnsaved={unsaved.has(one.file)} />}
            </li>
          ))}
        </ul>
      )}
      <Failure words={failure} />
      {left.length > 0 && (
        <p className="field__help">
          What is not ticked stays here, and can be published later.
          {!from && all.some((one) => isDraft(one) && left.includes(one.file)) && draftsWait}
        </p>
      )}
      {ticked.some(isDraft) && (
        <p className="field__help">A draft is kept with the site, but visitors do not see it.</p>
      )}
      {unsent > 0 && (
        <p className="dialog__lead">
          {unsent === 1 ? 'One earlier change has' : `${unsent} earlier changes have`} not been sent
          yet, and will go with it.
        </p>
      )}
      {waiting.length > 0 && (
        <ul className="changes" aria-label="What has waited">
          {waiting.map(({ file, words }) => (
            <li key={file}>{words}</li>
          ))}
        </ul>
      )}
      {isCommit && (
        <Asked
          name="message"
          label="What you changed, for the history"
          autoComplete="on"
          value={message ?? suggestedMessage(ticked)}
          onValue={setMessage}
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
          : 'It is saved in the history on this computer only: nowhere to send it is set up yet.'}
      </p>
    </>
  );
}

const draftsWait = ' A draft is not ticked by itself, since visitors would not see it.';

/** What a draft still lacks. */
function Unfinished({ file }: Pick<GitChange, 'file'>) {
  const { toFillIn, toPutRight } = useDesk().files.find(({ path }) => path === file) ?? {};
  return (
    <>
      {toFillIn && (
        <p className="field__help">Still to fill in: {inAList(toFillIn)}, before it can go live.</p>
      )}
      {toPutRight && (
        <div className="summary summary--mild">
          <p>{thingsToPutRight(toPutRight)}, before it can go live:</p>
          <ProblemList problems={toPutRight} />
        </div>
      )}
    </>
  );
}

type WordsProps = { readonly of: GitChange; readonly isUnsaved: boolean };

/** The old and new words of a change, asked for when they are opened. */
function Words({ of: { file, former, title }, isUnsaved }: WordsProps) {
  const [asked, setAsked] = useState<DeskCalls['change']['ask']>();
  const { answer, failure } = useAnswer('change', asked);
  const open = async (isOpen: boolean) => {
    if (!isOpen) return setAsked(undefined);
    const { now } = (isUnsaved && (await takeCopy(file))) || {};
    const typed = now && { text: textOf(now), edits: now.edits };
    setAsked({ path: file, former, ...(typed && { typed }) });
  };
  return (
    <details className="change" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>
        See what changes <span className="hidden-words">in {title}</span>
      </summary>
      <Failure words={failure} />
      {answer && (
        <Suspense>
          <TwoVersions
            isInOrder
            one={{ title: 'As last published', text: answer.before }}
            other={{ title: 'To be published', text: answer.after }}
          />
        </Suspense>
      )}
    </details>
  );
}

/** Asks how to resolve conflicts with what others published. */
function Choices({ by, files }: Conflicted) {
  const asked = files.map(({ form, ...file }) => ({ ...file, field: form.field }));
  return (
    <>
      <p className="dialog__lead">
        {bothChanged(by, asked)}. Choose what stays on the site, then publish: the other stays in
        the history.
      </p>
      {asked.map(({ title, ...file }) => (
        <section key={file.path}>
          <h3 className="dialog__part">{title}</h3>
          <Conflicts {...file} />
        </section>
      ))}
    </>
  );
}

/** Where visitors see nothing of what is ticked: drafts alone, with their pictures. */
function keeping(
  { remote, unsent }: Repository,
  ticked: readonly GitChange[],
  files: readonly ListedFile[],
): string | undefined {
  const { length } = ticked.filter(({ file }) =>
    files.some(({ path, isDraft, isSeen }) => path === file && isDraft && !isSeen),
  );
  const media = ticked.filter(({ file }) => isMediaPath(file));
  if (!remote || unsent > 0 || length === 0 || length + media.length < ticked.length) return;
  return length === 1 ? 'Send it, still a draft' : 'Send them, still drafts';
}

type Changed = readonly GitChange[];

function verb({ remote, rest, unsent }: Repository, ticked: Changed, all: Changed): string {
  if (ticked.length + unsent === 0) return 'Tick what should be published';
  const count = ticked.length;
  const isAll = !rest && count === all.length && count <= 1;
  if (!remote) return isAll ? 'Save it in the history' : `Save ${count} in the history`;
  return isAll ? 'Publish' : `Publish ${count}`;
}

function Done({ done }: { done: Published }) {
  const { sentAt, message, commit, page, awaited, failure, theirs = [] } = done;
  const { files, show } = useDesk();
  const others = files.filter(({ path }) => theirs.includes(path));
  return (
    <>
      <p className="dialog__lead">
        {sentAt && <b>Sent at {timeInWords(sentAt)}. </b>}
        {message}
      </p>
      {page && (
        <a className="push" href={page} target="_blank" rel="noreferrer">
          See the page here
        </a>
      )}
      {awaited && <LiveNotice {...awaited} commit={commit} {...(page && { page })} />}
      {sentAt && !awaited && (
        <p className="field__help">
          <DeskLink path="content/site.json" place={{ field: ['url'] }}>
            Give the site’s real address
          </DeskLink>
          , and the desk tells you when it is there.
        </p>
      )}
      {others.length > 0 && (
        <>
          <p className="dialog__lead">What others have published meanwhile is here now:</p>
          <ul className="changes" aria-label="What others have published">
            {others.map(({ path, title }) => (
              <li key={path}>
                <DeskLink path={path}>{title}</DeskLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {failure && <p className="note">{failure}</p>}
      <div className="pushes">
        <Push className="push--quiet" onClick={() => show(<TakeBackDialog {...{ commit }} />)}>
          Take back this publication
        </Push>
      </div>
    </>
  );
}

const notSeen = 'It is not on the site after half an hour. Ask whoever looks after the site why.';

/** Polling interval in ms, and the number of attempts. */
const [pause, most] = [30_000, 60] as const;

type LiveProps = NonNullable<Published['awaited']> & Pick<Published, 'commit' | 'page'>;

/** Polls the published site until it is live, even after the dialog is closed. */
function LiveNotice({ address, id, commit, page = '/' }: LiveProps) {
  const { say, show } = useDesk();
  const [status, setStatus] = useState(
    `Asking ${address.replace('https://', '')} until it is live …`,
  );
  const [isLive, setLive] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each publication
  useEffect(() => {
    let isClosed = false;
    void untilLive(id).then((at) => {
      if (at === undefined) return setStatus(notSeen);
      const words = `Live at ${timeInWords(at)}.`;
      const run = () => show(<TakeBackDialog {...{ commit }} />);
      if (isClosed) return say(words, { label: 'Take it back', run });
      setStatus(words);
      setLive(true);
    });
    return () => {
      isClosed = true;
    };
  }, [id]);
  return (
    <>
      <p className="dialog__lead">{status}</p>
      {isLive && (
        <a className="push" href={address + page} target="_blank" rel="noreferrer">
          See it on the site
        </a>
      )}
    </>
  );
}

/** @returns when it went live, in milliseconds since 1970; undefined if it timed out. */
async function untilLive(id: string): Promise<number | undefined> {
  for (let times = 0; times < most; times++) {
    const { isLive } = await ask('live', { id }).catch(() => ({ isLive: false }));
    if (isLive) return Date.now();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return undefined;
}
