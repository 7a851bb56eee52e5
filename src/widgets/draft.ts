/** Whoever shares a machine finds nothing of ours there after this, in ms. */
const lifetime = 3_600_000;

const timers = new Map<string, number>();

/**
 * What has been entered into a form, kept for an hour, and no longer than the tab is open, so that
 * a reload loses nothing. Storage may be full or refused: then a reload loses it, and nothing else
 * happens.
 */
export function keepDraft(form: string, values: object): void {
  try {
    sessionStorage.setItem(key(form), JSON.stringify({ savedAt: Date.now(), values }));
  } catch {}
  dropLater(form, lifetime);
}

/** @returns what was kept, by field; nothing where there is none, or it is old or unreadable. */
export function readDraft(form: string): Readonly<Record<string, unknown>> {
  try {
    const { savedAt, values } = JSON.parse(sessionStorage.getItem(key(form)) ?? '');
    const left = savedAt + lifetime - Date.now();
    // A clock that was put back makes no draft last longer.
    if (left > 0 && left <= lifetime && typeof values === 'object') {
      dropLater(form, left);
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

function key(form: string): string {
  return `draft:${form}`;
}
