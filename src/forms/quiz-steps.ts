import { emailPattern } from './email.ts';
import { plain } from './plain.ts';
import type { QuizValues } from './quiz.ts';

/** Whether Next may be pressed, by step. Source: specification, section 5. */
const gates: readonly ((values: QuizValues) => boolean)[] = [
  ({ company }) => plain(company) !== '',
  ({ goals }) => goals.length > 0,
  ({ channels }) => channels.length > 0,
  ({ budget }) => budget !== '',
  ({ timeline }) => timeline !== '',
  ({ email }) => emailPattern.test(plain(email)),
];

/** @param step the first is 1. */
export function isStepValid(step: number, values: QuizValues): boolean {
  return gates[step - 1]?.(values) ?? false;
}

/** The step that Next leads to: the same one while it is not valid, and the last for ever. */
export function nextStep(step: number, values: QuizValues): number {
  return isStepValid(step, values) ? Math.min(step + 1, gates.length) : step;
}

/** The step that Back leads to; there is none before the first. */
export function previousStep(step: number): number {
  return Math.max(step - 1, 1);
}
