import * as z from 'zod/mini';
import { emailPattern } from './email.ts';
import { characters, plain } from './plain.ts';

/**
 * A rule and the words for breaking it. (`z.refine` and `z.minLength` do the same for 300 bytes
 * more, which every visitor who writes to us would fetch.)
 */
export const rule = <Value>(holds: (value: Value) => boolean, message: string) =>
  z.check<Value>(({ value, issues }) => {
    if (!holds(value)) issues.push({ code: 'custom', input: value, message, continue: true });
  });

/** A field that may not be left blank, or a choice of which at least one must be made. */
export const given = (message: string) =>
  rule<string | readonly string[]>(({ length }) => length > 0, message);

/** At most so many characters, as the database counts them. */
export const atMost = (limit: number, name: string) =>
  rule<string>(
    (text) => characters(text) <= limit,
    `${name} must be less than ${limit} characters`,
  );

/** A text of one line that is held to rules, in this order. */
export const line = (...rules: z.core.$ZodCheck<string>[]) =>
  z.string().check(z.overwrite(plain), ...rules);

export const email = (limit: number) =>
  line(
    rule((text) => emailPattern.test(text), 'Invalid email address'),
    atMost(limit, 'Email'),
  );
