import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { LiveState } from '../../live/messages.ts';
import type { Lists } from '../desk-lists.ts';
import { type DeskCalls, pageParameter } from '../desk-messages.ts';
import { type DeskPlace, deskAddress, inAddress, placeInAddress } from './desk-address.ts';
import { ask, failureOf } from './desk-call.ts';
import { type DeskContext, DeskProvider, useDesk } from './desk-context.ts';
import { Edit, loadText } from './edit.tsx';
import { Editing } from './editing.ts';
import { FaultBoundary } from './fault-boundary.tsx';
import { Find, positionInList } from './find.tsx';
import { loadComparison } from './history-dialog.tsx';
import { dropCopy, type LocalCopy, newestCopies, takeCopy, withUnlisted } from './local-copies.ts';
import { Modal } from './modal.tsx';
import { cleanPastedWords } from './pasted-words.ts';
import { type Toast, Toasts } from './toasts.tsx';
import { showTooltips } from './tooltips.ts';
import { textOf } from './unsaved.ts';

type Open = { readonly editing: Editing; readonly begin?: DeskPlace };

let dialogs = 0;

const noLists: Lists = { names: {}, former: {}, pages: [], media: [], facts: {} };

export function Desk() {
  const [listed, setListed] = useState<DeskCalls['files']['answer']>();
  const [lists, setLists] = useState<Lists>(noLists);
  const [open, setOpen] = useState<Open>();
  /** Counts visits of the list, each of which begins with what its address asks for. */
  const [visits, setVisits] = useState(0);
  const [copies, setCopies] = useState<readonly LocalCopy[]>([]);
  const [dialog, setDialog] = useState<ReactNode>();
  const [toast, setToast] = useState<Toast>();
  const now = useRef(open);
  now.current = open;
  /** The list's entry in the history, as it was left. */
  const list = useRef<Parameters<History['pushState']>>([null, '', deskAddress()]);
  const reading = useRef<Promise<void>>(undefined);
  const next = useRef<Promise<void>>(undefined);

  const failure = (error: unknown) => {
    const { message: words, code } = failureOf(error);
    setToast({ words, code });
  };
  const readLists = async () => {
    // At once: the lists take a tenth of the time.
    await Promise.all([ask('lists', {}).then(setLists), ask('files', {}).then(setListed)]);
    setToast((toast) => (toast?.code === 'away' ? undefined : toast));
  };
  const keepList = () => {
    if (now.current) return;
    list.current = [positionInList(), '', location.href];
    history.replaceState(...list.current);
  };
  const groups = useMemo(
    () => (listed ? withUnlisted(listed.groups, copies) : []),
    [listed, copies],
  );
  const files = groups.flatMap((group) => group.files);
  const desk: DeskContext = {
    ...{ deleted: [], unpublished: 0, unlisted: [], left: [], ...listed },
    ...{ groups, files },
    titleOf: (path, item) => {
      if (item === undefined)
        return (
          files.find((file) => file.path === path)?.title ?? path.replace('content/media/', '')
        );
      const listed = [...(lists.former[path] ?? []), ...Object.values(lists.names).flat()];
      return listed.find(({ value }) => value === item)?.title ?? item;
    },
    unsaved: new Set(copies.map(({ file }) => file.path)),
    lists,
    refresh: async () => {
      // Not from the lists' request, which may have started before a file was closed.
      setCopies(await newestCopies());
      // A running read may have missed the latest change, so another one follows.
      next.current ??= Promise.resolve(reading.current).then(() => {
        next.current = undefined;
        reading.current = readLists().catch(failure);
        return reading.current;
      });
      await next.current;
    },
    go: (path, place) => {
      const leave = () => {
        keepList();
        if (path || place) history.pushState(null, '', deskAddress(path, place));
        else history.pushState(...list.current);
        void openPath(path);
      };
      const { editing } = now.current ?? {};
      if (editing?.state().isDirty) desk.show(<LeaveDialog editing={editing} onLeave={leave} />);
      else leave();
    },
    openMade: async (file, begin) => {
      const copy = await takeCopy(file.path);
      keepList();
      history.pushState(null, '', deskAddress(file.path));
      // What is made would take the place of the words that were left.
      if (copy) {
        await openPath(file.path);
        if (begin)
          desk.say('These words are not saved yet. Save them first, then add the new one.');
        return;
      }
      now.current?.editing.close();
      const editing = new Editing(file, undefined, true);
      setOpen({ editing, ...(begin && { begin: { field: begin } }) });
    },
    say: (words, action) => setToast({ words, ...(action && { action }) }),
    hush: () => setToast(undefined),
    show: (next) => {
      // What was said before would be in the way of what is asked now.
      setToast((toast) => (toast?.code || toast?.action ? toast : undefined));
      // A new key, so that dialogs of the same type don't share state.
      setDialog(<Fragment key={++dialogs}>{next}</Fragment>);
    },
    close: () => setDialog(undefined),
  };

  async function openPath(path: string | undefined): Promise<void> {
    now.current?.editing.close();
    desk.close();
    if (path === undefined) {
      setOpen(undefined);
      setVisits((count) => count + 1);
      return desk.refresh();
    }
    const copy = await takeCopy(path);
    try {
      const file = copy?.file.digest === null ? copy.file : await ask('open', { path });
      const isSame = copy && textOf(copy.now) === file.text && !copy.now.edits.length;
      if (isSame) dropCopy(path);
      // The user may have navigated back meanwhile.
      if (inAddress('file') !== path) return;
      const isCopy = copy && !isSame;
      const editing = new Editing(file, isCopy ? copy : undefined);
      const { range, ...begin } = placeInAddress();
      // Of the saved text: in a copy, other words may stand there.
      setOpen({ editing, begin: { ...begin, ...(range && !isCopy && { range }) } });
      // Later, as after a reload, other words may stand there too.
      history.replaceState(null, '', deskAddress(path, begin));
    } catch (error) {
      setOpen(copy && { editing: new Editing(copy.file, copy) });
      if (!copy) history.replaceState(null, '', '/desk');
      failure(error);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    if (inAddress('file')) void loadText();
    // Preload what the list doesn't need, in case the server goes away.
    void desk.refresh().then(() => Promise.all([loadText(), loadComparison()]));
    void replacePageByFile().then(() => {
      const path = inAddress('file');
      // The list is being read.
      return path ? openPath(path) : setVisits((count) => count + 1);
    }, failure);
    const ended = new AbortController();
    const { signal } = ended;
    addEventListener('unhandledrejection', ({ reason }) => failure(reason), { signal });
    addEventListener('popstate', () => void openPath(inAddress('file')), { signal });
    const leave = (event: BeforeUnloadEvent) => {
      if (now.current?.editing.state().isDirty) event.preventDefault();
    };
    addEventListener('beforeunload', leave, { signal });
    addEventListener('dragover', refuseFiles, { signal });
    cleanPastedWords(desk.say, signal);
    showTooltips(signal);
    const follow = () => {
      void desk.refresh();
      void now.current?.editing.follow();
    };
    onSiteChange(signal, follow);
    addEventListener('online', follow, { signal });
    return () => ended.abort();
  }, []);

  const path = open?.editing.state().file.path;
  const title = path && desk.titleOf(path);
  useEffect(() => {
    document.title = title ? `${title} · The desk` : 'The desk';
  }, [title]);
  const isList = !open && !inAddress('file') && !inAddress(pageParameter);
  return (
    <DeskProvider value={desk}>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <FaultBoundary key={open?.editing.key} editing={open?.editing}>
        {open && <Edit {...open} />}
        {!open && !listed && <p className="waiting">One moment …</p>}
        {isList && listed && <Find key={`list ${visits}`} />}
        {dialog}
      </FaultBoundary>
      <Toasts toast={toast} onClose={() => setToast(undefined)} />
    </DeskProvider>
  );
}

/** Links on pages name the page's address, not its file. */
async function replacePageByFile(): Promise<void> {
  const page = inAddress(pageParameter);
  if (page === undefined) return;
  const { pages } = await ask('lists', {});
  const { words } = placeInAddress();
  const { file: own } = pages.find(({ path }) => path === page) ?? {};
  const written = own && words ? await ask('written', { words, own }) : undefined;
  const file = written?.file ?? own;
  history.replaceState(null, '', deskAddress(file, words ? { words } : {}));
}

/** Dropped elsewhere, a file would replace the desk in its tab. */
function refuseFiles(event: DragEvent): void {
  const { dataTransfer, target, defaultPrevented } = event;
  if (!dataTransfer?.types.includes('Files') || defaultPrevented) return;
  if (target instanceof Element && target.closest('.cm-content, [type="file"]')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/** How long the site may be away before the desk asks for it, in ms: it may be starting again. */
const restart = 3000;

/** Calls back when the site changes on disk or goes away, while the tab is visible. */
function onSiteChange(signal: AbortSignal, changed: () => void): void {
  let events: EventSource | undefined;
  let known: string | undefined;
  let lost: number | undefined;
  const connect = () => {
    events?.close();
    if (document.hidden || signal.aborted) return;
    events = new EventSource('/_live/events');
    // It connects again by itself: what was missed is read then.
    events.onerror = () => {
      known &&= 'unknown';
      lost ??= window.setTimeout(changed, restart);
    };
    events.onmessage = ({ data }) => {
      // The server sends nothing else.
      const { version } = JSON.parse(data) as LiveState;
      clearTimeout(lost);
      lost = undefined;
      if (known !== undefined && known !== version) changed();
      known = version;
    };
  };
  connect();
  document.addEventListener('visibilitychange', connect, { signal });
  signal.addEventListener('abort', connect);
}

type LeaveProps = { readonly editing: Editing; readonly onLeave: () => void };

function LeaveDialog({ editing, onLeave }: LeaveProps) {
  const { close } = useDesk();
  const { isUncopied } = editing.state();
  return (
    <Modal
      title="You have words that are not saved"
      lead={
        isUncopied
          ? 'The browser has no room left for a copy of them. They are lost if you do not save.'
          : 'They stay in this browser, and come back when you open it again. The site does not have them until you save.'
      }
      main="Save, then leave"
      onMain={async () => ((await editing.save()) === 'saved' ? onLeave() : close())}
      others={{
        ...(!isUncopied && { 'Leave them for later': onLeave }),
        'Throw them away': () => {
          editing.drop();
          onLeave();
        },
      }}
      close="Stay here"
    />
  );
}
