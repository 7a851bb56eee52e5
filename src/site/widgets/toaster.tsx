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
 * Renders toasts into the live region that every page has from the start: some screen readers don't
 * announce a live region that is inserted with its content.
 */
export function mountToaster(store: ToastStore): void {
  const region = document.getElementById('toasts');
  if (!region || root) return;
  // Loaded here, since most visitors never see a toast.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  // Undoes the inline style of the plain fallback.
  region.removeAttribute('style');
  region.className = 'toasts';
  root = createRoot(region);
  root.render(<Toaster store={store} />);
}

/**
 * Toasts, newest last. Escape closes the focused one or else the newest; none closes while it is
 * hovered or focused.
 */
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

/** Moves the region to the other end of the window if it would cover the focused element. */
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
    // Otherwise the focus would go back to the top of the page.
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer.
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
