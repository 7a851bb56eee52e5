import type { Submission } from '../../site/forms/form.ts';
import type { forms } from '../../site/forms/forms.ts';

type AnyForm = (typeof forms)[number];
type Answers = Submission<AnyForm>;

/** The name of a form. */
export type Form = AnyForm['name'];

/** A submission of either form; fields that its form lacks are absent. */
export type Lead = { readonly [Field in keyof Answers]?: Answers[Field] | null } & {
  readonly form: Form;
  readonly email: string;
  readonly id: string;
  readonly created_at: string;
  /** When staff marked it as answered; null until then. */
  readonly answered_at: string | null;
  /** Marked by the database as probably junk. */
  readonly suspect: boolean;
};

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
