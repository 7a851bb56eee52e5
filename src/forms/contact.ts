import * as z from 'zod/mini';
import { atMost, email, given, line } from './field.ts';
import { type Parsed, parsed } from './parsed.ts';
import { plainLines } from './plain.ts';

/** The most characters of each field. Source: specification, section 9; the database has the same. */
export const contactLimits = { name: 100, email: 255, company: 100, message: 2000 } as const;

/** One row of `contact_submissions`. Source: specification, section 7. */
export type ContactSubmission = {
  readonly name: string;
  readonly email: string;
  readonly company: string | null;
  readonly message: string | null;
};

/** What stands in the fields; `''` in one that was left blank. */
export type ContactValues = { readonly [Field in keyof ContactSubmission]: string };

const schema = z.object({
  name: line(given('Name is required'), atMost(contactLimits.name, 'Name')),
  email: email(contactLimits.email),
  company: line(atMost(contactLimits.company, 'Company name')),
  message: z.string().check(z.overwrite(plainLines), atMost(contactLimits.message, 'Message')),
});

/** Source of rules and messages: specification, section 5. */
export function parseContact(values: ContactValues): Parsed<ContactSubmission> {
  return parsed(schema, values, ({ company, message, ...rest }) => ({
    ...rest,
    company: company || null,
    message: message || null,
  }));
}
