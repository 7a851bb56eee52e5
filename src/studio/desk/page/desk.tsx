import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FileGroup, Lists } from '../desk-lists.ts';
import { type OpenFile, pageParameter } from '../desk-messages.ts';
import type { FieldPath } from '../desk-problem.ts';
import { ask, opened, sentenceOf } from './desk-call.ts';
import { type DeskContext, DeskProvider, noLists, type ToastAct } from './desk-context.ts';
import { Edit } from './edit.tsx';
import { Editing } from './editing.ts';
import { FaultBoundary } from './fault-boundary.tsx';
import { Find } from './find.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { dropCopy, pathsOfCopies, takeCopy } from './local-copies.ts';
import { newName } from './open-tabs.ts';
import { cleanPastedWords } from './pasted-words.ts';
import { onSiteChange } from './site-changes.ts';

type Open = { readonly editing: Editing; readonly begin?: FieldPath | undefined };
type Toast = {
  readonly words: string;
  readonly isBad: boolean;
  readonly act?: ToastAct | undefined;
};

const inAddress = (name: 'file' | typeof pageParameter) =>
  new URLSearchParams(location.search).get(name) ?? undefined;
const pathInAddress = () => inAddress('file');

/** The desk: the list of everything, or one file that is open. */
export function Desk() {
  const [groups, setGroups] = useState<readonly FileGroup[]>();
  const [hasGit, setGit] = useState(false);
  const [lists, setLists] = useState<Lists>(noLists);
  const [open, setOpen] = useState<Open>();
  const [unsavedPaths, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const [leaving, setLeaving] = useState<() => void>();
  const [toast, setToast] = useState<Toast>();
  const now = useRef(open);
  now.current = open;

  const trouble = useCallback((error: unknown) => {
    const words = sentenceOf(error);
    setToast({ words, isBad: true });
  }, []);
  const reading = useRef<Promise<void>>(undefined);
  const refresh = useCallback(async () => {
    reading.current ??= readLists().finally(() => {
      reading.current = undefined;
    });
    await reading.current.catch(trouble);

    async function readLists() {
      setUnsaved(new Set(await pathsOfCopies()));
      const files = await ask('files', {});
      setGroups(files.groups);
      setGit(files.hasGit);
      setLists(await ask('lists', {}));
    }
  }, [trouble]);
  const show = useCallback(
    async (path: string | undefined) => {
      now.current?.editing.close();
      if (path === undefined) {
        setOpen(undefined);
        return refresh();
      }
      const copy = await takeCopy(path);
      try {
        const file = copy?.file.digest === null ? copy.file : await opened(path);
        const isSame =
          copy && copy.now.front + copy.now.body === file.text && !copy.now.edits.length;
        if (isSame) dropCopy(path);
        setOpen({ editing: new Editing(file, isSame ? undefined : copy) });
      } catch (error) {
        setOpen(copy && { editing: new Editing(copy.file, copy) });
        if (!copy) history.replaceState(null, '', '/desk');
        trouble(error);
      }
    },
    [refresh, trouble],
  );
  const go = useCallback(
    (path?: string) =>
      afterAsking(now.current, setLeaving, () => {
        history.pushState(null, '', path ? `/desk?file=${encodeURIComponent(path)}` : '/desk');
        void show(path);
      }),
    [show],
  );
  const openMade = useCallback((file: OpenFile, begin?: FieldPath) => {
    history.pushState(null, '', `/desk?file=${encodeURIComponent(file.path)}`);
    now.current?.editing.close();
    setOpen({ editing: new Editing(file, undefined, true), begin });
  }, []);
  useEffect(() => {
    void refresh();
    void fileOfPage().then(() => show(pathInAddress()), trouble);
    const back = () => void show(pathInAddress());
    const leave = (event: BeforeUnloadEvent) => {
      if (now.current?.editing.state().isDirty) event.preventDefault();
    };
    const fault = ({ reason }: PromiseRejectionEvent) => trouble(reason);
    addEventListener('unhandledrejection', fault);
    addEventListener('popstate', back);
    addEventListener('beforeunload', leave);
    const say = (words: string) => setToast({ words, isBad: false });
    const stopCleaning = cleanPastedWords(say);
    const stop = onSiteChange(() => {
      void refresh();
      void now.current?.editing.follow();
    });
    return () => {
      removeEventListener('unhandledrejection', fault);
      removeEventListener('popstate', back);
      removeEventListener('beforeunload', leave);
      stop();
      stopCleaning();
    };
  }, [refresh, show, trouble]);

  const desk = useMemo<DeskContext>(
    () => ({
      groups: groups ?? [],
      lists,
      hasGit,
      go,
      openMade,
      refresh,
      say: (words, act) => setToast({ words, act, isBad: false }),
      addMedia: (media) =>
        setLists((before) => ({
          ...before,
          media: [...before.media.filter(({ name }) => name !== media.name), media],
        })),
    }),
    [groups, lists, hasGit, go, openMade, refresh],
  );
  useTitle(open, groups);
  return (
    <DeskProvider value={desk}>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      {open && (
        <FaultBoundary key={keyOf(open.editing)} editing={open.editing}>
          <Edit {...open} />
        </FaultBoundary>
      )}
      {!open && !groups && <p className="waiting">One moment …</p>}
      {!open && groups && !pathInAddress() && !inAddress(pageParameter) && (
        <Find unsaved={unsavedPaths} />
      )}
      {leaving && now.current && (
        <LeaveDialog
          editing={now.current.editing}
          onLeave={() => {
            setLeaving(undefined);
            leaving();
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
      <Toasts toast={toast} onClose={() => setToast(undefined)} />
    </DeskProvider>
  );
}

/** A page may be asked for by its own address, as the pages' own links to the desk do. */
async function fileOfPage(): Promise<void> {
  const page = inAddress(pageParameter);
  if (page === undefined) return;
  const { pages } = await ask('lists', {});
  const file = pages.find(({ path }) => path === page)?.file;
  history.replaceState(null, '', file ? `/desk?file=${encodeURIComponent(file)}` : '/desk');
}

/** Unsaved words are not left without a question. */
function afterAsking(
  open: Open | undefined,
  setLeaving: (leave: () => () => void) => void,
  leave: () => void,
): void {
  if (open?.editing.state().isDirty) setLeaving(() => leave);
  else leave();
}

const keys = new WeakMap<Editing, string>();

/** Another file is another screen, with nothing left of the one before. */
function keyOf(editing: Editing): string {
  const key = keys.get(editing) ?? newName();
  keys.set(editing, key);
  return key;
}

function useTitle(open: Open | undefined, groups: readonly FileGroup[] | undefined): void {
  const path = open?.editing.state().file.path;
  const listed = groups?.flatMap(({ files }) => files).find((file) => file.path === path);
  useEffect(() => {
    document.title = path ? `${listed?.title ?? path} · The desk` : 'The desk';
  }, [path, listed]);
}

function Toasts({ toast, onClose }: { toast: Toast | undefined; onClose: () => void }) {
  useEffect(() => {
    if (!toast || toast.isBad) return;
    const timer = setTimeout(onClose, 6000);
    return () => clearTimeout(timer);
  }, [toast, onClose]);
  return (
    <div role="status">
      {toast && (
        <div className={`toast${toast.isBad ? ' toast--bad' : ''}`}>
          <p>{toast.words}</p>
          {toast.act && (
            <button type="button" className="push" onClick={toast.act.run}>
              {toast.act.words}
            </button>
          )}
          <button type="button" className="push push--quiet" onClick={onClose}>
            Close
          </button>
        </div>
      )}
    </div>
  );
}
