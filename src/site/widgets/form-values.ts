import { type AnyValues, type Form, fieldsOf, type Values } from '../forms/form.ts';

/** Reads and fills a form's fields, which are uncontrolled: the DOM holds their values. */

/** The form's current values; `''` and `[]` for blank fields. */
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

export function text(data: FormData, name: string): string {
  return String(data.get(name) ?? '');
}

export function isFilled(values: AnyValues): boolean {
  return Object.values(values).some((value) => value.length > 0);
}

/** Fills blank fields only: what was typed before the draft was read takes precedence. */
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
