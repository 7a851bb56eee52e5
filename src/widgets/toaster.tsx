import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Icon } from '../ui/icon.tsx';
import { dismiss, type ShownToast, toastStore } from './toast.ts';
import styles from './toasts.css';

/** How long a message stays, in ms: long enough to read it twice. */
const lifetime = { success: 6000, destructive: 12_000 };

let root: Root | undefined;

/**
 * Renders messages into a live region that every page already contains: some screen readers don't
 * announce a live region that is inserted together with its text.
 */
export function mountToaster(): void {
  const region = document.getElementById('toasts');
  if (!region || root) return;
  // Loaded here rather than with every page: most visitors never see a message.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  region.className = 'toasts';
  root = createRoot(region);
  root.render(<Toaster />);
}

/**
 * Messages, newest last. Escape closes the focused one, else the newest; hovering over or focusing
 * a message stops its timer.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
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
  }, [newest]);
  useClearOfFocus(toasts.length);
  return toasts.map((one) => <ToastCard key={one.id} toast={one} />);
}

/** Moves the region to the other side if it would cover the focused element. */
function useClearOfFocus(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    const region = document.getElementById('toasts');
    const place = () => {
      const focused = document.activeElement;
      if (!region || !focused || focused === document.body || region.contains(focused)) return;
      delete region.dataset.aside;
      const box = region.getBoundingClientRect();
      const other = focused.getBoundingClientRect();
      const overlaps =
        box.left < other.right &&
        other.left < box.right &&
        box.top < other.bottom + 8 &&
        other.top < box.bottom + 8;
      if (overlaps) region.dataset.aside = '';
    };
    place();
    document.addEventListener('focusin', place);
    return () => document.removeEventListener('focusin', place);
  }, [count]);
}

function ToastCard({ toast: { id, kind, title, text } }: { toast: ShownToast }) {
  const [isPaused, setPaused] = useState(false);
  const focusedBefore = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(dismiss, lifetime[kind], id);
    return () => clearTimeout(timer);
  }, [isPaused, kind, id]);
  const close = () => {
    dismiss(id);
    // Otherwise Tab would start again at the top of the page.
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only stop the timer.
    <div
      className={`toast toast--${kind}`}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={({ relatedTarget }) => {
        focusedBefore.current = relatedTarget;
        setPaused(true);
      }}
      onBlur={() => setPaused(false)}
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
