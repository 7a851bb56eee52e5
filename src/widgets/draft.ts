/**
 * What has been entered into a form, kept for as long as the tab is open so that a reload loses
 * nothing. Storage may be full or refused: then a reload loses it, and nothing else happens.
 */
export function keepDraft(form: string, values: object): void {
  try {
    sessionStorage.setItem(key(form), JSON.stringify(values));
  } catch {}
}

/** @returns what was kept, by field; nothing where there is none or it cannot be read. */
export function readDraft(form: string): Readonly<Record<string, unknown>> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key(form)) ?? '{}');
    return typeof draft === 'object' && draft ? { ...draft } : {};
  } catch {
    return {};
  }
}

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(key(form));
  } catch {}
}

function key(form: string): string {
  return `draft:${form}`;
}
