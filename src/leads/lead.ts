import type { Submission } from '../forms/form.ts';
import type { forms } from '../forms/forms.ts';

type AnyForm = (typeof forms)[number];
type Answers = Submission<AnyForm>;

/** The name of a form. */
export type Form = AnyForm['name'];

/** What somebody sent by one of the forms; what that form does not ask is absent. */
export type Lead = { readonly [Field in keyof Answers]?: Answers[Field] | null } & {
  readonly form: Form;
  readonly email: string;
  readonly id: string;
  readonly created_at: string;
  /** When staff marked it as answered; null until then. */
  readonly answered_at: string | null;
  /** Probably junk, says the database. */
  readonly suspect: boolean;
};

/** We promise an answer within so many hours. Source: specification, section 9. */
const promise = 24;

/** Hours left to keep the promise, to a tenth; 0 when they are over, null once it is answered. */
export function hoursLeft(lead: Lead, now: Date): number | null {
  if (lead.answered_at !== null) return null;
  const age = (now.getTime() - new Date(lead.created_at).getTime()) / 3_600_000;
  return Math.max(0, Math.floor((promise - age) * 10) / 10);
}

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** `21 Nov 2026, 09:30`, in the office's own time. @param text as the database writes times. */
export const officeTime = (text: string) => time.format(new Date(text));

/** `Ada Wear, Quay Bakery`, or what there is of it. */
export const who = ({ name, company }: Lead) => [name, company].filter(Boolean).join(', ');
