import * as z from 'zod/mini';
import { atMost, email, given, line, rule } from './field.ts';
import { type Parsed, parsed } from './parsed.ts';
import { budgets, channels, goals, timelines } from './quiz-options.ts';
import { isWebsite, withScheme } from './website.ts';

/** The most characters of each field. Source: specification, section 9; the database has the same. */
export const quizLimits = { company: 100, website: 255, email: 255, phone: 20 } as const;

/** One row of `quiz_submissions`. Source: specification, section 7. */
export type QuizSubmission = {
  readonly company: string;
  readonly website: string | null;
  readonly goals: readonly string[];
  readonly channels: readonly string[];
  readonly budget: string;
  readonly timeline: string;
  readonly email: string;
  readonly phone: string | null;
};

/** What has been entered and chosen so far; `''` and `[]` where nothing has. */
export type QuizValues = {
  readonly [Field in keyof QuizSubmission]: QuizSubmission[Field] extends readonly string[]
    ? readonly string[]
    : string;
};

/** What was chosen, in the order of the choices, so that the same answers are the same row. */
const some = (choices: readonly string[], message: string) =>
  z.array(z.string()).check(
    z.overwrite((chosen) => choices.filter((choice) => chosen.includes(choice))),
    given(message),
  );

const one = (choices: readonly string[], message: string) =>
  z.string().check(rule((chosen) => choices.includes(chosen), message));

const schema = z.object({
  company: line(given('Company name is required'), atMost(quizLimits.company, 'Company name')),
  website: line(
    z.overwrite(withScheme),
    rule((text) => text === '' || isWebsite(text), 'Invalid website URL'),
    atMost(quizLimits.website, 'Website URL'),
  ),
  goals: some(goals, 'At least one goal is required'),
  channels: some(channels, 'At least one channel is required'),
  budget: one(budgets, 'Budget is required'),
  timeline: one(timelines, 'Timeline is required'),
  email: email(quizLimits.email),
  phone: line(atMost(quizLimits.phone, 'Phone number')),
});

/** Source of rules and messages: specification, section 5. */
export function parseQuiz(values: QuizValues): Parsed<QuizSubmission> {
  return parsed(schema, values, ({ website, phone, ...rest }) => ({
    ...rest,
    website: website || null,
    phone: phone || null,
  }));
}
