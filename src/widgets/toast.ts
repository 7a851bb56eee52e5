import type { ShownToast, Toast, ToastStore } from './toaster.tsx';

/** More at a time would cover the page; what is said again takes the place of what was said. */
const most = 3;

/** How long words without looks stay, in ms. */
const plainLifetime = 12_000;

let toasts: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** The messages that show at this moment, oldest first; for `useSyncExternalStore`. */
export const toastStore: ToastStore = {
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => toasts,
  dismiss,
};

/** Shows a message in the region that every page has for it, by React's first use of it there. */
export function toast(message: Toast): void {
  const others = toasts.filter(
    ({ title, text }) => title !== message.title || text !== message.text,
  );
  const shown = { ...message, id: nextId++ };
  set([...others, shown].slice(-most));
  import('./toaster.tsx').then(
    ({ mountToaster }) => mountToaster(toastStore),
    (error: unknown) => {
      console.error('Messages are shown without their looks.', error);
      const region = document.getElementById('toasts');
      if (!region) return;
      // A node of our own: by then another message, or React, may stand in its place.
      const words = new Text([message.title, message.text].filter(Boolean).join(' '));
      region.replaceChildren(words);
      setTimeout(dismiss, plainLifetime, shown.id);
      const stop = toastStore.subscribe(() => {
        if (toasts.includes(shown)) return;
        words.remove();
        stop();
      });
    },
  );
}

export function dismiss(id: number): void {
  set(toasts.filter((one) => one.id !== id));
}

/** Takes back what a source has said, since it is about to say something else. */
export function dismissFrom(source: string): void {
  set(toasts.filter((one) => one.source !== source));
}

function set(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
