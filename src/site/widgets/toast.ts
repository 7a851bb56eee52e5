/** A short message that comes and goes: what has just been done, or what could not be. */
export type Toast = {
  readonly kind: 'success' | 'destructive';
  readonly title: string;
  readonly text?: string;
  /** Who says it, where that may be taken back. */
  readonly source?: string;
};

export type ShownToast = Toast & { readonly id: number };

/** More at a time would cover the page; what is said again takes the place of what was said. */
const most = 3;

let toasts: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** The messages that show at this moment, oldest first; for `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => toasts,
  dismiss,
};

/** Shows a message in the region that every page has for it: `src/site/browser/show-messages.ts`. */
export function toast(message: Toast): void {
  const others = toasts.filter(
    ({ title, text }) => title !== message.title || text !== message.text,
  );
  set([...others, { ...message, id: nextId++ }].slice(-most));
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
