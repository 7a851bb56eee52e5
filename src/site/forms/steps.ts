import { emailPattern } from './email.ts';
import type { AnyValues, Form, FormField } from './form.ts';
import { plain } from './plain.ts';

/**
 * Whether Next is enabled: every required field of the step is filled in, and an e-mail address
 * looks like one. Source: specification, section 5.
 *
 * @param step counted from 1.
 */
export function isStepValid({ steps }: Form, step: number, values: AnyValues): boolean {
  const fields: readonly FormField[] | undefined = steps[step - 1]?.fields;
  return fields?.every((field) => isAnswered(field, values[field.name] ?? '')) ?? false;
}

function isAnswered(field: FormField, value: AnyValues[string]): boolean {
  if ('isOptional' in field) return true;
  if (typeof value !== 'string') return value.length > 0;
  return field.kind === 'email' ? emailPattern.test(plain(value)) : plain(value) !== '';
}
