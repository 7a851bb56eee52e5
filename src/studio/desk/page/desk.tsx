import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LiveState } from '../../live/messages.ts';
import type { Lists } from '../desk-lists.ts';
import { type DeskCalls, type OpenFile, pageParameter } from '../desk-messages.ts';
import type { FieldPath } from '../desk-problem.ts';
import { type DeskPlace, deskAddress, placeInAddress } from './desk-address.ts';
import { Push } from './desk-button.tsx';
import { ask, sentenceOf } from './desk-call.ts';
import { type DeskContext, DeskProvider, type ToastAction } from './desk-context.ts';
import { Edit, loadText } from './edit.tsx';
import { Editing } from './editing.ts';
import { FaultBoundary } from './fault-boundary.tsx';
import { Find } from './find.tsx';
import { loadComparison } from './history-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { dropCopy, pathsOfCopies, takeCopy } from './local-copies.ts';
import { cleanPastedWords } from './pasted-words.ts';
import { titleOfFile } from './problem-list.tsx';
import { textOf } from './unsaved.ts';

type Open = { readonly editing: Editing; readonly begin?: DeskPlace };
type Toast = { readonly words: string; readonly isBad: boolean; readonly action?: ToastAction };

const inAddress = (name: 'file' | typeof pageParameter) =>
  new URLSearchParams(location.search).get(name) ?? undefined;

/** The desk: the list of everything, or one file that is open. */
export function Desk() {
  const [files, setFiles] = useState<DeskCalls['files']['answer']>();
  const [lists, setLists] = useState<Lists>({ names: {}, pages: [], media: [] });
  const [open, setOpen] = useState<Open>();
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const [leaving, setLeaving] = useState<() => void>();
  const [toast, setToast] = useState<Toast>();
  const now = useRef(open);
  now.current = open;

  const trouble = useCallback(
    (error: unknown) => setToast({ words: sentenceOf(error), isBad: true }),
    [],
  );
  const reading = useRef<Promise<void>>(undefined);
  const refresh = useCallback(async () => {
    reading.current ??= readLists().finally(() => {
      reading.current = undefined;
    });
    await reading.current.catch(trouble);

    async function readLists() {
      setUnsaved(new Set(await pathsOfCopies()));
      setFiles(await ask('files', {}));
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
        const file = copy?.file.digest === null ? copy.file : await ask('open', { path });
        const isSame = copy && textOf(copy.now) === file.text && !copy.now.edits.length;
        if (isSame) dropCopy(path);
        // Somebody may have gone back meanwhile.
        if (inAddress('file') !== path) return;
        const editing = new Editing(file, isSame ? undefined : copy);
        setOpen({ editing, begin: placeInAddress() });
      } catch (error) {
        setOpen(copy && { editing: new Editing(copy.file, copy) });
        if (!copy) history.replaceState(null, '', '/desk');
        trouble(error);
      }
    },
    [refresh, trouble],
  );
  const go = useCallback(
    (path?: string, place?: DeskPlace) => {
      const leave = () => {
        history.pushState(null, '', deskAddress(path, place));
        void show(path);
      };
      // Unsaved words are not left without a question.
      if (now.current?.editing.state().isDirty) setLeaving(() => leave);
      else leave();
    },
    [show],
  );
  const openMade = useCallback((file: OpenFile, begin?: FieldPath) => {
    history.pushState(null, '', deskAddress(file.path));
    now.current?.editing.close();
    setOpen({
      editing: new Editing(file, undefined, true),
      ...(begin && { begin: { field: begin } }),
    });
  }, []);
  const say = useCallback(
    (words: string, action?: ToastAction) =>
      setToast({ words, isBad: false, ...(action && { action }) }),
    [],
  );
  useEffect(() => {
    if (inAddress('file')) void loadText();
    // What the list does without is there before a file is opened, or the site is away.
    void refresh().then(() => Promise.all([loadText(), loadComparison()]));
    void replacePageByFile().then(() => show(inAddress('file')), trouble);
    const ended = new AbortController();
    const { signal } = ended;
    addEventListener('unhandledrejection', ({ reason }) => trouble(reason), { signal });
    addEventListener('popstate', () => void show(inAddress('file')), { signal });
    const leave = (event: BeforeUnloadEvent) => {
      if (now.current?.editing.state().isDirty) event.preventDefault();
    };
    addEventListener('beforeunload', leave, { signal });
    addEventListener('dragover', refuseFiles, { signal });
    const stopCleaning = cleanPastedWords(say);
    onSiteChange(signal, () => {
      void refresh();
      void now.current?.editing.follow();
    });
    return () => {
      ended.abort();
      stopCleaning();
    };
  }, [refresh, show, trouble, say]);

  const desk = useMemo<DeskContext>(
    () => ({
      groups: files?.groups ?? [],
      deleted: files?.deleted ?? [],
      unpublished: files?.unpublished ?? 0,
      unsaved,
      ...{ lists, go, openMade, refresh, say },
      addMedia: (media) =>
        setLists((before) => ({
          ...before,
          media: [...before.media.filter(({ name }) => name !== media.name), media],
        })),
    }),
    [files, unsaved, lists, go, openMade, refresh, say],
  );
  const path = open?.editing.state().file.path;
  const title = path && titleOfFile(desk.groups, path);
  useEffect(() => {
    document.title = title ? `${title} · The desk` : 'The desk';
  }, [title]);
  return (
    <DeskProvider value={desk}>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      {open && (
        <FaultBoundary key={open.editing.key} editing={open.editing}>
          <Edit {...open} />
        </FaultBoundary>
      )}
      {!open && !files && <p className="waiting">One moment …</p>}
      {!open && files && !inAddress('file') && !inAddress(pageParameter) && <Find />}
      {leaving && open && (
        <LeaveDialog
          editing={open.editing}
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
async function replacePageByFile(): Promise<void> {
  const page = inAddress(pageParameter);
  if (page === undefined) return;
  const { pages } = await ask('lists', {});
  history.replaceState(null, '', deskAddress(pages.find(({ path }) => path === page)?.file));
}

/** A file that is dropped beside its place would replace the desk in its tab. */
function refuseFiles(event: DragEvent): void {
  const { dataTransfer, target, defaultPrevented } = event;
  if (!dataTransfer?.types.includes('Files') || defaultPrevented) return;
  if (target instanceof HTMLInputElement && target.type === 'file') return;
  if (target instanceof Element && target.closest('.cm-content')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/** Calls back whenever the site has changed on the disk, as long as the desk is seen. */
function onSiteChange(signal: AbortSignal, changed: () => void): void {
  let events: EventSource | undefined;
  let known: string | undefined;
  const close = () => {
    events?.close();
    events = undefined;
  };
  const connect = () => {
    if (document.hidden) return close();
    if (events) return;
    events = new EventSource('/_live/events');
    events.onmessage = ({ data }) => {
      // The server sends nothing else.
      const { version } = JSON.parse(data) as LiveState;
      if (known !== undefined && known !== version) changed();
      known = version;
    };
  };
  connect();
  document.addEventListener('visibilitychange', connect, { signal });
  signal.addEventListener('abort', close);
}

function Toasts({ toast, onClose }: { toast: Toast | undefined; onClose: () => void }) {
  const shown = useRef<HTMLDivElement>(null);
  // Above a dialog that is open.
  useEffect(() => {
    if (toast) shown.current?.hidePopover();
    shown.current?.showPopover();
  }, [toast]);
  useEffect(() => {
    if (!toast || toast.isBad) return;
    const over = new AbortController();
    const timer = setTimeout(onClose, 6000);
    // It may lie over what is typed.
    addEventListener('input', onClose, { signal: over.signal });
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [toast, onClose]);
  return (
    <div role="status">
      {toast && (
        <div ref={shown} popover="manual" className={`toast${toast.isBad ? ' toast--bad' : ''}`}>
          <p>{toast.words}</p>
          {toast.action && (
            <Push
              onClick={() => {
                onClose();
                toast.action?.run();
              }}
            >
              {toast.action.label}
            </Push>
          )}
          <Push className="push--quiet" onClick={onClose}>
            Close
          </Push>
        </div>
      )}
    </div>
  );
}
