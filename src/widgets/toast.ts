/** A short, temporary message: something has just succeeded or failed. */
export type Toast = {
  readonly kind: 'success' | 'destructive';
  readonly title: string;
  readonly text?: string;
  /** The sender, for messages that it may dismiss again. */
  readonly source?: string;
};

export type ShownToast = Toast & { readonly id: number };

/** More would cover the page. */
const maxToasts = 3;

/** How long an unstyled message stays, in ms. */
const fallbackLifetime = 12_000;

let toasts: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** The messages currently shown, oldest first; for `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly ShownToast[] => toasts,
};

/** Shows a message, replacing an equal one. The first call loads and mounts the toaster. */
export function toast(message: Toast): void {
  const others = toasts.filter(
    ({ title, text }) => title !== message.title || text !== message.text,
  );
  const shown = { ...message, id: nextId++ };
  set([...others, shown].slice(-maxToasts));
  import('./toaster.tsx').then(
    ({ mountToaster }) => mountToaster(),
    (error: unknown) => {
      console.error('Messages are shown without their looks.', error);
      const region = document.getElementById('toasts');
      if (!region) return;
      // Removed by reference: by then the region may show another message or React's output.
      const fallback = new Text([message.title, message.text].filter(Boolean).join(' '));
      region.replaceChildren(fallback);
      setTimeout(dismiss, fallbackLifetime, shown.id);
      const stop = toastStore.subscribe(() => {
        if (toasts.includes(shown)) return;
        fallback.remove();
        stop();
      });
    },
  );
}

export function dismiss(id: number): void {
  set(toasts.filter((one) => one.id !== id));
}

/** Dismisses a sender's messages, before it shows another. */
export function dismissFrom(source: string): void {
  set(toasts.filter((one) => one.source !== source));
}

function set(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
