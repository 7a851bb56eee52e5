import { z } from 'zod';
import { columns, forms, serverColumns, tableOf } from './columns.ts';
import type { Lead } from './lead.ts';

const answer = z.nullish(z.union([z.string(), z.array(z.string())]));

const rowsSchema = z.array(
  z.looseObject({
    id: z.guid(),
    created_at: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
    answered_at: z.nullable(z.string()),
    suspect: z.boolean(),
    ...Object.fromEntries(forms.flatMap((form) => columns[form]).map((name) => [name, answer])),
  }),
);

/** The columns of a form's table that are read, as PostgREST's `select` wants them. */
export const rowOf = (form: Lead['form']) => [...serverColumns, ...columns[form]].join();

/** Checks the rows that a server gave. @throws when they are not those of the form's table. */
export function leadsFrom(form: Lead['form'], data: unknown): Lead[] {
  const { data: rows } = rowsSchema.safeParse(data);
  if (!rows) throw new Error(`What the server gives for ${tableOf(form)} are not its rows.`);
  // The columns are those that were asked for.
  return rows.map((row) => ({ ...row, form }) as unknown as Lead);
}
