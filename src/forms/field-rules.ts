import * as z from 'zod/mini';
import { emailPattern } from './email.ts';
import type { ChoiceField, FieldKind, FormField, TextField } from './form.ts';
import { characters, plain, plainLines } from './plain.ts';
import { isWebsite, withScheme } from './website-address.ts';

/**
 * A rule and the words for breaking it. (`z.refine` and `z.minLength` do the same for 300 bytes
 * more, which every visitor who writes to us would fetch.)
 */
const rule = <Value>(holds: (value: Value) => boolean, message: string) =>
  z.check<Value>(({ value, issues }) => {
    if (!holds(value)) issues.push({ code: 'custom', input: value, message, continue: true });
  });

type Shape = readonly [holds: (text: string) => boolean, message: string];

/** What a text must look like, where its kind says it. */
const shapes: { readonly [Kind in FieldKind]?: Shape } = {
  email: [(text) => emailPattern.test(text), 'Invalid email address'],
  website: [isWebsite, 'Invalid website URL'],
};

/** What a field may hold, and as what it is sent. Source of messages: specification, section 5. */
export function schemaOf(field: FormField): z.ZodMiniType<unknown> {
  return 'options' in field ? choice(field) : text(field);
}

function text({ kind, noun, limit, isOptional }: TextField) {
  const [holds, message] = shapes[kind] ?? [Boolean, `${noun} is required`];
  return z.string().check(
    z.overwrite(kind === 'lines' ? plainLines : plain),
    z.overwrite(kind === 'website' ? withScheme : String),
    rule((entered) => (isOptional && !entered) || holds(entered), message),
    rule(
      (entered) => characters(entered) <= limit,
      `${noun} must be less than ${limit} characters`,
    ),
  );
}

/** What was chosen, in the order of the options, so that the same answers are the same row. */
function choice({ kind, noun, options }: ChoiceField) {
  if (kind === 'one') {
    return z.string().check(rule((chosen) => options.includes(chosen), `${noun} is required`));
  }
  return z.array(z.string()).check(
    z.overwrite((chosen) => options.filter((option) => chosen.includes(option))),
    rule((chosen) => chosen.length > 0, `At least one ${noun} is required`),
  );
}
