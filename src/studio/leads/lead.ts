import { z } from 'zod';
import { type FieldKind, fieldKinds, fieldsOf, type Submission } from '../../site/forms/form.ts';
import { forms } from '../../site/forms/forms.ts';

export type AnyForm = (typeof forms)[number];
type Answers = Submission<AnyForm>;

/** A submission of either form; fields that its form lacks are absent. */
export type Lead = { readonly [Field in keyof Answers]?: Answers[Field] | null } & {
  readonly form: AnyForm['name'];
  readonly email: string;
  readonly id: string;
  readonly created_at: string;
  /** When staff marked it as answered; null until then. */
  readonly answered_at: string | null;
  /** Marked by the database as probably junk. */
  readonly suspect: boolean;
};

const serverColumns = ['id', 'created_at', 'answered_at', 'suspect'] as const;

/** A form field: a column of its table and of the CSV, and part of the list. */
export type Column = Exclude<keyof Lead, (typeof serverColumns)[number] | 'form'>;

/** The columns of all forms without duplicates, short and shared ones first. */
export const allColumns: readonly Column[] = ofKinds(fieldKinds);

export const choices: readonly Column[] = ofKinds(['some', 'one']);

function ofKinds(kinds: readonly FieldKind[]): Column[] {
  const fields = forms.flatMap((form) => fieldsOf(form));
  const names = kinds.flatMap((kind) => fields.filter((field) => field.kind === kind));
  // `Column` is derived from the same fields.
  return [...new Set(names.map(({ name }) => name as Column))];
}

export const columnsOf = (form: AnyForm): string[] => [
  ...serverColumns,
  ...fieldsOf(form).map(({ name }) => name),
];

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

/** Validates a server's rows. @throws if they aren't rows of the form's table. */
export function leadsFrom({ name, table }: AnyForm, data: unknown): Lead[] {
  const { data: rows } = rowsSchema.safeParse(data);
  if (!rows) throw new Error(`The answer for ${table} is not a list of its rows.`);
  // The query selected exactly these columns.
  return rows.map((row) => ({ ...row, form: name }) as unknown as Lead);
}

/** We promise an answer within this time, in hours. Source: specification, section 9. */
const promisedHours = 24;

/** Hours left to answer, to a tenth; 0 when overdue, null once answered. */
export function hoursLeft(lead: Lead, now: Date): number | null {
  if (lead.answered_at !== null) return null;
  const age = (now.getTime() - new Date(lead.created_at).getTime()) / 3_600_000;
  return Math.max(0, Math.floor((promisedHours - age) * 10) / 10);
}

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** `21 Nov 2026, 09:30`, in UK time. @param text a PostgreSQL timestamp. */
export const officeTime = (text: string) => time.format(new Date(text));

/** Name and company, `Ada Wear, Quay Bakery`, or whichever is given. */
export const who = ({ name, company }: Lead) => [name, company].filter(Boolean).join(', ');
