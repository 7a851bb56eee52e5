import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Icon } from '../ui/icon.tsx';
import type { ShownToast, toastStore } from './toast.ts';
import styles from './toasts.css';

type ToastStore = typeof toastStore;

/** How long a message stays, in ms: long enough to read it twice. */
const lifetime = { success: 6000, destructive: 12_000 };

let root: Root | undefined;

/**
 * Renders messages into the region that is in every page from the start: a live region that comes
 * together with its first words is not read out by all screen readers.
 */
export function mountToaster(store: ToastStore): void {
  const region = document.getElementById('toasts');
  if (!region || root) return;
  // Not in the page itself: most visitors never see a message.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  // What words without looks had.
  region.removeAttribute('style');
  region.className = 'toasts';
  root = createRoot(region);
  root.render(<Toaster store={store} />);
}

/** Messages, newest last; Escape closes the one that has the focus or else the newest, and none goes while it is being read. */
export function Toaster({ store: { subscribe, read, dismiss } }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(subscribe, read, read);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      dismiss(newest);
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [newest, dismiss]);
  useSide(toasts.length);
  return toasts.map((one) => <ToastCard key={one.id} toast={one} dismiss={dismiss} />);
}

/** Keeps the region away from the element that has the focus: at one end, or else the other. */
function useSide(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    const region = document.getElementById('toasts');
    const place = () => {
      const focused = document.activeElement;
      if (!region || !focused || focused === document.body || region.contains(focused)) return;
      delete region.dataset.aside;
      const box = region.getBoundingClientRect();
      const other = focused.getBoundingClientRect();
      const isOver =
        box.left < other.right &&
        other.left < box.right &&
        box.top < other.bottom + 8 &&
        other.top < box.bottom + 8;
      if (isOver) region.dataset.aside = '';
    };
    place();
    document.addEventListener('focusin', place);
    return () => document.removeEventListener('focusin', place);
  }, [count]);
}

type CardProps = { readonly toast: ShownToast; readonly dismiss: ToastStore['dismiss'] };

function ToastCard({ toast: { id, kind, title, text }, dismiss }: CardProps) {
  const [isHeld, setHeld] = useState(false);
  const before = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(dismiss, lifetime[kind], id);
    return () => clearTimeout(timer);
  }, [isHeld, kind, id, dismiss]);
  const close = () => {
    dismiss(id);
    // Else the keyboard would start again at the top of the page.
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the clock stops while it is read.
    <div
      className={`toast toast--${kind}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        before.current = relatedTarget;
        setHeld(true);
      }}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <p>
        <b>{title}</b>
        {text && <span>{text}</span>}
      </p>
      <button type="button" aria-label="Dismiss" onClick={close}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
