import type { Lead } from './lead.ts';

/** A question of a form: a column of its table, of the CSV, and a part of the list. */
export type Column = Exclude<keyof Lead, (typeof serverColumns)[number] | 'form'>;

/** What the database adds to each row. */
export const serverColumns = ['id', 'created_at', 'answered_at', 'suspect'] as const;

/** What each form asks, in its order. */
export const columns = {
  contact: ['name', 'email', 'company', 'message'],
  quiz: ['company', 'website', 'goals', 'channels', 'budget', 'timeline', 'email', 'phone'],
} as const satisfies Record<Lead['form'], readonly Column[]>;

/** What either form asks, each once. */
export const allColumns: readonly Column[] = [...new Set([...columns.contact, ...columns.quiz])];

/** What is chosen rather than written. */
export const choices: readonly Column[] = ['goals', 'channels', 'budget', 'timeline'];

/** The table that a form writes to. */
export const tableOf = (form: Lead['form']) => `${form}_submissions`;

export const forms = ['contact', 'quiz'] as const satisfies readonly Lead['form'][];
