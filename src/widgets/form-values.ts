/** Reading and filling the fields of a form, which are the browser's own and not React's. */

/** The text of a field, or of the choice that was made; `''` where there is none. */
export function text(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** All choices that were made under a name. */
export function texts(data: FormData, name: string): string[] {
  return data.getAll(name).filter((value) => typeof value === 'string');
}

/** Fills fields that are still empty: what was typed before a draft came back counts for more. */
export function fill(form: HTMLFormElement, values: Readonly<Record<string, unknown>>): void {
  const chosen = new Set([...new FormData(form).keys()].filter((name) => isChoice(form, name)));
  for (const field of form.querySelectorAll<HTMLInputElement>('input[name], textarea[name]')) {
    const value = values[field.name];
    if (field.type === 'checkbox' || field.type === 'radio') {
      if (!chosen.has(field.name)) field.checked = [value].flat().includes(field.value);
    } else if (!field.value && typeof value === 'string') field.value = value;
  }
}

function isChoice(form: HTMLFormElement, name: string): boolean {
  return Boolean(form.querySelector(`[name="${name}"]:is([type="checkbox"], [type="radio"])`));
}
