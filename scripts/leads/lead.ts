import type { ContactSubmission } from '../../src/forms/contact.ts';
import type { QuizSubmission } from '../../src/forms/quiz.ts';

type Answers = ContactSubmission & QuizSubmission;

/** What somebody sent by one of the forms; what that form does not ask is absent. */
export type Lead = { readonly [Field in keyof Answers]?: Answers[Field] | null } & {
  readonly form: 'contact' | 'quiz';
  readonly email: string;
  readonly id: string;
  readonly created_at: string;
};

/** We promise an answer within so many hours. Source: specification, section 9. */
const promise = 24;

/** Hours that are left to keep the promise, to a tenth; 0 when they are over. */
export function hoursLeft(lead: Lead, now: Date): number {
  const age = (now.getTime() - new Date(lead.created_at).getTime()) / 3_600_000;
  return Math.max(0, Math.floor((promise - age) * 10) / 10);
}
