/** A short message that comes and goes: what has just been done, or what could not be. */
export type Toast = {
  readonly kind: 'success' | 'destructive';
  readonly title: string;
  readonly text?: string;
};

export type ShownToast = Toast & { readonly id: number };

let toasts: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** The messages that show at this moment, oldest first; for `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly ShownToast[] => toasts,
};

/** Shows a message in the region that every page has for it, by React's first use of it there. */
export function toast(message: Toast): void {
  set([...toasts, { ...message, id: nextId++ }]);
  import('./toaster.tsx').then(
    ({ mountToaster }) => mountToaster(),
    (error: unknown) => {
      console.error('Messages are shown without their looks.', error);
      const region = document.getElementById('toasts');
      if (region) region.textContent = [message.title, message.text].join('. ');
    },
  );
}

export function dismiss(id: number): void {
  set(toasts.filter((one) => one.id !== id));
}

function set(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
