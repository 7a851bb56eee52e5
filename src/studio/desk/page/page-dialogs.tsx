import { useEffect, useState, useSyncExternalStore } from 'react';
import { isMediaPath } from '../../../engine/content/media.ts';
import { idFrom } from '../../../engine/kernel/slug.ts';
import { inAList } from '../../../engine/kernel/text.ts';
import type { ListedPage } from '../desk-lists.ts';
import type { DeskCalls, LinkHere, Moved } from '../desk-messages.ts';
import type { FieldPath } from '../desk-problem.ts';
import { valueAt } from '../field-values.ts';
import { matches } from '../search-words.ts';
import { Failure, useAnswer, useAttempt } from './attempt.tsx';
import { Push } from './desk-button.tsx';
import { ask, changed } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import type { Editing } from './editing.ts';
import { Follows } from './found-places.tsx';
import { likelyPages } from './likely-pages.ts';
import { Asked, type FormValues, Modal, Tick } from './modal.tsx';
import { PageSearch } from './page-picker.tsx';
import { timeInWords } from './time-in-words.ts';

// Dialogs for deleting, unpublishing or moving a page, which may break links to it.

type Props = { readonly editing: Editing; readonly title: string };

export const draft: FieldPath = ['draft'];

export function DeleteDialog({ editing, title }: Props) {
  const { close, go, refresh, say, titleOf } = useDesk();
  const putBack = usePutBack();
  const { path, digest } = editing.state().file;
  const { links, takers = [], failure } = useLinks(path);
  const isLinked = links === undefined || links.length > 0;
  // Cards that show a project's work can show that of another project alone.
  const isShown = links?.some(({ field }) => field?.at(-1) === 'project') ?? false;
  const none = isLinked ? breaks : 'Old links to it lead to “Page not found”';
  const [chosen, setChosen] = useState<ListedPage>();
  const leads = chosen ?? (isLinked ? undefined : nowhere(none));
  const asked = leads?.path ? { path, redirect: leads.path, mend: true } : undefined;
  const trial = useAnswer('without', asked);
  const remove = async ({ mend }: FormValues) => {
    const moved = leads?.path ? { redirect: leads.path, mend: mend !== undefined } : {};
    await changed('delete', { path, digest, ...moved });
    editing.drop();
    const action = { label: 'Put it back', run: () => putBack(path, title) };
    say(`“${title}” is deleted. “Deleted” keeps it.`, action);
    await refresh();
    close();
    go();
  };
  return (
    <Modal
      title={`Delete “${title}”?`}
      lead="You can put it back: “Deleted” keeps it."
      main={links ? verb('Delete', leads, isLinked) : 'Looking for links …'}
      isReady={links !== undefined}
      onMain={remove}
    >
      <Failure words={failure} />
      <LinksHere links={links ?? []} />
      {isShown && (
        <p className="dialog__lead">Other pages show its work. Choose a project for them.</p>
      )}
      <OtherPage none={none} than={path} isAlike={isShown} leads={leads} onLeads={setChosen} />
      <div hidden={!leads?.path || !isLinked || isShown}>
        <Tick name="mend" defaultChecked>
          Change the links to it too
        </Tick>
      </div>
      {asked && trial.answer && <Follows problems={trial.answer.problems} />}
      {takers.length > 0 && (
        <p className="dialog__lead">
          Its figures become words, as they are now, in{' '}
          {inAList(takers.map((file) => `“${titleOf(file)}”`))}.
        </p>
      )}
    </Modal>
  );
}

export function DeletedDialog() {
  const { close, deleted, hush } = useDesk();
  const putBack = usePutBack();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(hush, []);
  const { failure, attempt } = useAttempt();
  const [links, setLinks] = useState(true);
  const restore = (path: string, title: string) =>
    attempt(async () => {
      await putBack(path, title, links);
      close();
    });
  return (
    <Modal
      title="Deleted"
      lead="A page that is put back gets its address back, without any redirect."
    >
      <Failure words={failure} />
      {deleted.some(({ path }) => !isMediaPath(path)) && (
        <Tick checked={links} onChange={({ target }) => setLinks(target.checked)}>
          Put its links back too, if they were led elsewhere; what was edited since stays
        </Tick>
      )}
      <ul className="changes">
        {deleted.map(({ path, title, at }) => (
          <li key={path}>
            <div>
              <b>{title}</b>
              <p className="field__help">Deleted {timeInWords(at)}</p>
            </div>
            <Push onClick={() => restore(path, title)}>
              Put it back<span className="hidden-words">: {title}</span>
            </Push>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

/** Restores a deleted file, and opens it if it is a page. @throws DeskFailure if it can't. */
function usePutBack() {
  const { refresh, say, go } = useDesk();
  return async (path: string, title: string, links = true) => {
    await ask('restore', { path, links });
    await refresh();
    say(`“${title}” is back.`);
    if (!isMediaPath(path)) go(path);
  };
}

/** What visitors see of a page that has become a draft. */
export const heldWords = (isSeen: boolean) =>
  isSeen ? 'Visitors see it until you publish.' : 'Visitors do not see it.';

/** For a page that others link to: links to a draft cannot be published. */
export function HoldDialog({ editing, links }: Pick<Props, 'editing'> & LinksProps) {
  const { files, titleOf, close, refresh, say } = useDesk();
  const [leads, setLeads] = useState<ListedPage>();
  const { path } = editing.state().file;
  const hold = async () => {
    close();
    editing.edit([{ at: draft, value: true }]);
    const held = heldWords(files.some((one) => one.path === path && one.isSeen));
    if (!leads?.path) return say(`Held back. ${held}`);
    if ((await editing.save(undefined, leads.path)) !== 'saved') return;
    say(`Held back. Links to it lead to “${leads.title}” now. ${held}`);
    await refresh();
  };
  return (
    <Modal
      title={`Hold “${titleOf(path)}” back?`}
      main={verb(leads?.path === '' ? 'Hold it back' : 'Hold it back and save', leads, true)}
      onMain={hold}
    >
      <LinksHere links={links} />
      <OtherPage none={breaks} than={path} leads={leads} onLeads={setLeads} />
    </Modal>
  );
}

const breaks = 'The links break, and the site cannot be published until they are fixed';

function verb(does: string, leads: ListedPage | undefined, isLinked: boolean): string {
  if (!leads) return 'Choose where links should lead';
  return isLinked && !leads.path ? `${does}, and break the links` : does;
}

/** The choice of no target for links. */
const nowhere = (kind: string): ListedPage => ({
  path: '',
  title: 'Nowhere',
  kind,
  file: '',
  isHeld: false,
});

type OtherProps = {
  /** What follows from leaving links without a target. */
  readonly none: string;
  /** The file of the page to leave out. */
  readonly than: string;
  /** Whether only published pages of its kind will do. */
  readonly isAlike?: boolean;
  readonly leads: ListedPage | undefined;
  readonly onLeads: (page: ListedPage | undefined) => void;
};

function OtherPage({ than, isAlike = false, none, leads, onLeads }: OtherProps) {
  const [query, setQuery] = useState('');
  const folder = than.slice(0, than.lastIndexOf('/') + 1);
  const all = useDesk().lists.pages;
  const gone = all.find(({ file }) => file === than);
  const fit = all.filter(
    ({ file, isHeld }) => file !== than && (!isAlike || (file.startsWith(folder) && !isHeld)),
  );
  const likely = gone ? likelyPages(fit, gone) : fit;
  const found = query
    ? fit.filter(({ path, title, kind }) => matches(query, `${title} ${path} ${kind}`))
    : [...new Set([...likely, ...(leads?.path ? [leads] : [])])];
  return (
    <PageSearch
      label="Where links should lead"
      help={`The likeliest first; words find any of ${fit.length}.`}
      query={query}
      onQuery={setQuery}
      pages={[...found, nowhere(none)]}
      onPick={onLeads}
      chosen={leads}
      objection={leads ? '' : 'Choose a page of the list.'}
    />
  );
}

/** For a page whose address is made from the name of its file. */
export function AddressDialog({ editing }: Pick<Props, 'editing'>) {
  const { close, go, refresh, say } = useDesk();
  // The address is there once the page has been checked.
  const { file, checked } = useSyncExternalStore(editing.subscribe, editing.state);
  const { path, digest } = file;
  const old = path.replace(/^.*\/|\.md$/g, '');
  const addressWith = (name: string) => checked?.address?.replace(/[^/]*$/, name) ?? name;
  const [typed, setTyped] = useState(old);
  const { failure, attempt } = useAttempt();
  const rename = async (as: DeskCalls['rename']['ask']) => {
    const done = await changed('rename', as);
    await refresh();
    close();
    go(done.path);
    return done;
  };
  const move = async ({ name = '', ...values }: FormValues) => {
    const { path: to, digest: now } = await rename({
      path,
      digest: digest ?? '',
      name,
      ...movedIn(values),
    });
    const undo = async () => {
      await rename({ path: to, digest: now ?? '', name: old, alias: false, mend: true });
      say(`Its address is ${addressWith(old)} again.`);
    };
    say(`Its address is ${addressWith(idFrom(name))} now.`, { label: 'Undo', run: undo });
  };
  return (
    <Modal
      title="Change its address"
      lead={`Now it is ${addressWith(old)}.`}
      main="Change it"
      onMain={(values) => attempt(() => move(values))}
    >
      <Asked
        label="Last part of the address"
        name="name"
        help={idFrom(typed) && `Its address will be ${addressWith(idFrom(typed))}.`}
        defaultValue={old}
        onValue={setTyped}
        failure={failure}
        spellCheck={false}
      />
      <MovedChoices path={path} />
    </Modal>
  );
}

const ownAddress: FieldPath = ['address'];

type MovedProps = { readonly editing: Editing; readonly onDone: (moved?: Moved) => void };

/** Asks whether to redirect the old address and update links, before a page's address changes. */
export function MovedDialog({ editing, onDone }: MovedProps) {
  const { file, checked, now } = editing.state();
  const { formerAddress = '', address } = checked ?? {};
  const keep = () => {
    editing.edit([{ at: ownAddress, value: formerAddress.replace(/^.*\//, '') }]);
    onDone();
  };
  return (
    <Modal
      title="Its address changes"
      lead={
        <>
          From <b>{formerAddress}</b> to <b>{address}</b>
          {valueAt(now.values, ownAddress) === undefined && ', since it is made from the title'}.
          Where the old one is kept, no link changes.
        </>
      }
      main="Save with the new address"
      onMain={(values) => onDone(movedIn(values))}
      others={{ 'Keep the old address': keep }}
      close="Not yet"
      onClose={() => editing.dismiss()}
    >
      <MovedChoices path={file.path} />
    </Modal>
  );
}

const movedIn = ({ alias, mend }: FormValues): Moved => ({
  alias: alias !== undefined,
  mend: mend !== undefined,
});

function MovedChoices({ path }: { path: string }) {
  const { links = [] } = useLinks(path);
  const files = new Set(links.map(({ file }) => file)).size;
  return (
    <>
      <Tick name="alias" defaultChecked>
        Lead the old address here too, so that links on other sites still work
      </Tick>
      <div hidden={links.length === 0}>
        <Tick name="mend" defaultChecked>
          {links.length === 1
            ? 'Change the one link to it'
            : `Change all ${links.length} links to it`}
          {files === 1 ? ' on one page' : ` on ${files} pages`}
        </Tick>
      </div>
      <LinksHere links={links} />
    </>
  );
}

/** Links to a page; undefined while loading. */
function useLinks(path: string) {
  const { answer, failure } = useAnswer('links', { path });
  return { ...answer, failure };
}

type LinksProps = { readonly links: readonly LinkHere[] };

function LinksHere({ links }: LinksProps) {
  if (links.length === 0) return null;
  const files = [...Map.groupBy(links, ({ file }) => file)];
  return (
    // A long list would push the question out of sight.
    <details className="fold" open={files.length <= 3}>
      <summary>
        {links.length === 1 ? 'One link leads' : `${links.length} links lead`} to it
      </summary>
      <ul className="changes" aria-label="What links here">
        {files.map(([file, all]) => (
          <li key={file}>
            <span>{all[0]?.title}</span>
            <span>{all.length === 1 ? 'one link' : `${all.length} links`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
