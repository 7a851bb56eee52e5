import { type AnyValues, type Form, fieldsOf, type Values } from '../forms/form.ts';

/** Reading and filling the fields of a form, which are the browser's own and not React's. */

/** What has been entered and chosen so far; `''` and `[]` where nothing has. */
export function valuesOf<F extends Form>(form: F, element: HTMLFormElement): Values<F> {
  const data = new FormData(element);
  const values: AnyValues = Object.fromEntries(
    fieldsOf(form).map(({ name, kind }) => [
      name,
      kind === 'some' ? data.getAll(name).map(String) : text(data, name),
    ]),
  );
  // `Values` follows from the same fields.
  return values as Values<F>;
}

/** The text of a field, or of the choice that was made; `''` where there is none. */
export function text(data: FormData, name: string): string {
  return String(data.get(name) ?? '');
}

/** Whether anything has been entered or chosen. */
export function isFilled(values: AnyValues): boolean {
  return Object.values(values).some((value) => value.length > 0);
}

/** Fills fields that are still empty: what was typed before a draft came back counts for more. */
export function fill(element: HTMLFormElement, values: Readonly<Record<string, unknown>>): void {
  const entered = new FormData(element);
  for (const field of element.querySelectorAll<HTMLInputElement>('input[name], textarea[name]')) {
    const { name, type } = field;
    const value = values[name];
    if (type === 'checkbox' || type === 'radio') {
      if (!entered.has(name)) field.checked = [value].flat().includes(field.value);
    } else if (!field.value && typeof value === 'string') field.value = value;
  }
}
