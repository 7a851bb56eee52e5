/** Drafts expire, for people who share a computer; in ms. */
const lifetime = 3_600_000;

const timers = new Map<string, number>();

const key = (form: string) => `draft:${form}`;

/**
 * Saves what has been entered into a form for an hour, at most until the tab is closed, so that a
 * reload doesn't lose it. Does nothing if storage is full or blocked.
 */
export function keepDraft(form: string, values: object): void {
  try {
    sessionStorage.setItem(key(form), JSON.stringify({ savedAt: Date.now(), values }));
  } catch {}
  dropLater(form, lifetime);
}

/** The saved values by field; empty if there is no draft, or it has expired or is corrupt. */
export function readDraft(form: string): Readonly<Record<string, unknown>> {
  try {
    const { savedAt, values } = JSON.parse(sessionStorage.getItem(key(form)) ?? '');
    const remaining = savedAt + lifetime - Date.now();
    // More than the lifetime is left only if the clock was set back.
    if (remaining > 0 && remaining <= lifetime && typeof values === 'object') {
      dropLater(form, remaining);
      return { ...values };
    }
  } catch {}
  dropDraft(form);
  return {};
}

export function dropDraft(form: string): void {
  clearTimeout(timers.get(form));
  try {
    sessionStorage.removeItem(key(form));
  } catch {}
}

function dropLater(form: string, delay: number): void {
  clearTimeout(timers.get(form));
  timers.set(form, window.setTimeout(dropDraft, delay, form));
}
