export type Toast = {
  readonly kind: 'success' | 'destructive';
  readonly title: string;
  readonly text?: string;
  /** The sender, if it may withdraw the message. */
  readonly source?: string;
};

export type ShownToast = Toast & { readonly id: number };

/** Maximum shown at once; a repeated message replaces the earlier one. */
const most = 3;

let toasts: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** The messages shown, oldest first; for `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => toasts,
  dismiss,
};

/** Queues a message; `src/site/browser/show-messages.ts` loads what shows it. */
export function toast(message: Toast): void {
  const others = toasts.filter(
    ({ title, text }) => title !== message.title || text !== message.text,
  );
  set([...others, { ...message, id: nextId++ }].slice(-most));
}

export function dismiss(id: number): void {
  set(toasts.filter((one) => one.id !== id));
}

/** Withdraws a source's messages, since it is about to send another. */
export function dismissFrom(source: string): void {
  set(toasts.filter((one) => one.source !== source));
}

function set(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
