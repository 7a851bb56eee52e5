import { z } from 'zod';
import { allColumns, columnsOf, serverColumns, tableOf } from './columns.ts';
import type { Form, Lead } from './lead.ts';

const answer = z.nullish(z.union([z.string(), z.array(z.string())]));

const rowsSchema = z.array(
  z.looseObject({
    id: z.guid(),
    created_at: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
    answered_at: z.nullable(z.string()),
    suspect: z.boolean(),
    ...Object.fromEntries(allColumns.map((name) => [name, answer])),
  }),
);

/** The columns to read, in PostgREST's `select` syntax. */
export const rowOf = (form: Form) => [...serverColumns, ...columnsOf(form)].join();

/** Validates a server's rows. @throws if they aren't rows of the form's table. */
export function leadsFrom(form: Form, data: unknown): Lead[] {
  const { data: rows } = rowsSchema.safeParse(data);
  if (!rows) throw new Error(`The answer for ${tableOf(form)} is not a list of its rows.`);
  // The query selected exactly these columns.
  return rows.map((row) => ({ ...row, form }) as unknown as Lead);
}
