import { type RefObject, useEffect, useRef, useState } from 'react';
import { pageChange } from '../../../engine/browser/page-change.ts';
import { draftParameter } from '../desk-messages.ts';
import type { DeskProblem, FieldPath } from '../desk-problem.ts';
import { DeskIcon, Push } from './desk-button.tsx';
import { useEdit } from './edit-context.ts';
import { Options } from './modal.tsx';
import { tab } from './open-tabs.ts';
import { besides, type Clicked, clickedWords, readPlace, showPlace } from './place-in-page.ts';
import { isChecked } from './unsaved.ts';

const widths = { Phone: 390, Desktop: 1440 } as const;
type Width = keyof typeof widths;

/** What is being edited. */
export type SeenPlace = {
  readonly words: string;
  /** The field; absent in the text. */
  readonly field?: FieldPath | undefined;
};

type Props = {
  /** The preview scrolls to it. */
  readonly place: SeenPlace;
  /** @returns whether these words can be edited. */
  readonly onClick: (clicked: Clicked) => boolean;
};

/** A live preview of the page with unsaved changes. */
export function See({ place, onClick }: Props) {
  const { editing, problems, toFillIn } = useEdit();
  const { checked, failure, isDirty, now, file } = editing.state();
  const [width, setWidth] = useState<Width>(storedWidth);
  const [chosen, setChosen] = useState<string>();
  const frame = useRef<HTMLIFrameElement>(null);
  const shownOn = checked?.shownOn ?? [];
  const wanted = (shownOn.find((page) => page.path === chosen) ?? shownOn[0])?.path;
  const path = useSettled(wanted);
  const address = path && `${path}?${draftParameter}=${tab}`;
  const [framed, setFramed] = useState<string>();
  const [loadedAddress, setLoadedAddress] = useState<string>();
  const follow = () => {
    const page = frame.current?.contentWindow;
    const { words, field = [] } = latest.current.place;
    if (page) showPlace(page, words, besides(field, latest.current.now.values));
  };
  const latest = useRef({ place, onClick, now });
  latest.current = { place, onClick, now };
  const pane = useScale(widths[width], frame, follow);
  const loaded = () => {
    setLoadedAddress(framed);
    follow();
    const page = frame.current?.contentDocument;
    let released: PointerEvent | undefined;
    // For what goes away at a touch, wherever it is.
    page?.addEventListener('pointerdown', (event) =>
      frame.current?.dispatchEvent(new PointerEvent('pointerdown', event)),
    );
    page?.addEventListener('pointerup', (event) => (released = event), true);
    const listener = (event: MouseEvent) => {
      const clicked = clickedWords(event, released ?? event);
      const isEdited = clicked !== undefined && latest.current.onClick(clicked);
      // Editing a link's words must not follow the link, nor close the fold that its place opens.
      if (isEdited) event.preventDefault();
    };
    page?.addEventListener('click', listener, true);
    // Not at any change of the page: its widgets may start between an edit and what shows it.
    page?.addEventListener(pageChange.enter, () => requestAnimationFrame(follow));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the place changes
  useEffect(follow, [place]);
  useEffect(() => {
    // A page whose title is typed moves by itself.
    if (!isShown(path, frame.current)) setFramed(address);
  }, [path, address]);
  const isReady = loadedAddress !== undefined && loadedAddress === framed;
  const isOwn = (one: DeskProblem) => one.file === file.path;
  // Filled in since the check, whose preview follows.
  const isFilledIn = checked?.problems.some(isOwn) && ![...problems, ...toFillIn].some(isOwn);
  const version = checked?.version;
  useEffect(() => {
    if (version === undefined) return;
    frame.current?.contentWindow?.postMessage({ desk: 'show' }, location.origin);
  }, [version]);
  return (
    <section className="see" aria-label="The page">
      <div className="see__head">
        <fieldset className="choices" aria-label="Width">
          {(Object.keys(widths) as Width[]).map((name) => (
            <Push
              key={name}
              aria-pressed={name === width}
              onClick={() => {
                setWidth(name);
                localStorage.setItem('desk-width', name);
              }}
            >
              {name}
            </Push>
          ))}
        </fieldset>
        {shownOn.length > 1 ? (
          <select
            className="input"
            aria-label="Page to preview"
            value={wanted ?? ''}
            onChange={({ target }) => setChosen(target.value)}
          >
            <Options choices={shownOn.map(({ path: value, title }) => ({ value, title }))} />
          </select>
        ) : (
          <p className="see__title">{shownOn[0]?.title}</p>
        )}
        {address && (
          <a className="push" href={isDirty ? address : path} target="_blank" rel="noreferrer">
            <DeskIcon name="open" /> Open
            <span className="hidden-words"> the page in a new tab</span>
          </a>
        )}
      </div>
      <div className="see__frame" ref={pane}>
        {address && framed && (
          <iframe
            key={framed}
            ref={frame}
            src={framed}
            title="Preview of the page"
            // Links must not be followed before clicks are handled.
            inert={!isReady}
            // On a phone it is hidden at first.
            loading="lazy"
            onLoad={loaded}
          />
        )}
        {!(address && isReady) && (
          <p className="see__empty">
            {!checked || wanted
              ? 'Preparing the page …'
              : checked.version === 'none'
                ? 'The preview comes once the problems are put right.'
                : 'No page shows this.'}
          </p>
        )}
      </div>
      <p className="see__note" role="status">
        {failure?.code === 'away' && !isChecked(now, checked)
          ? 'These are the words from before the site was out of reach.'
          : !isFilledIn && checked?.previewNote}
      </p>
    </section>
  );
}

function isShown(path: string | undefined, frame: HTMLIFrameElement | null): boolean {
  const own = frame?.contentDocument?.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return own ? new URL(own.href).pathname === path : false;
}

/** Debounced: an address made from a title changes with each key, so wait until it is stable. */
function useSettled(wanted: string | undefined): string | undefined {
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    if (wanted === undefined) return;
    const timer = setTimeout(() => setSettled(wanted), settled === undefined ? 0 : 700);
    return () => clearTimeout(timer);
  }, [wanted, settled]);
  return settled;
}

/** The last choice; on a phone, a readable width. */
function storedWidth(): Width {
  const stored = localStorage.getItem('desk-width');
  return (stored ?? (innerWidth < 700 ? 'Phone' : '')) === 'Phone' ? 'Phone' : 'Desktop';
}

/**
 * Scales a page of a given width to fit the pane, and sets its height to match. What is read
 * stays in view.
 *
 * @param onShown a hidden page cannot be scrolled.
 */
function useScale(width: number, frame: RefObject<HTMLIFrameElement | null>, onShown: () => void) {
  const pane = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads what is latest
  useEffect(() => {
    let wasHidden = false;
    const scaleToPane = () => {
      const place = pane.current;
      const isHidden = !place?.clientWidth;
      if (wasHidden && !isHidden) requestAnimationFrame(onShown);
      wasHidden = isHidden;
      if (isHidden) return;
      const scale = Math.min(1, place.clientWidth / width);
      const height = `${Math.ceil(place.clientHeight / scale)}px`;
      const { style } = place;
      const page = frame.current?.contentWindow;
      const isOther = style.getPropertyValue('--frame-width') !== `${width}px`;
      const goBack = isOther && page?.document.body ? readPlace(page) : () => {};
      style.setProperty('--frame-width', `${width}px`);
      style.setProperty('--frame-scale', String(scale));
      style.setProperty('--frame-height', height);
      // Once it is laid out anew, and what follows its width has moved.
      requestAnimationFrame(() => requestAnimationFrame(goBack));
    };
    scaleToPane();
    const observer = new ResizeObserver(scaleToPane);
    if (pane.current) observer.observe(pane.current);
    return () => observer.disconnect();
  }, [width]);
  return pane;
}
