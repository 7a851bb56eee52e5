import { expect, test } from 'vitest';
import { emptyValues } from './form.ts';
import { type QuizValues, quizForm } from './quiz.ts';
import { isStepValid } from './steps.ts';

/** Source: specification, section 9. */
const quizSteps = 6;

const blank: QuizValues = emptyValues(quizForm);

/** Values that complete each step, and values that do not. */
const steps: [step: number, enough: Partial<QuizValues>, tooLittle: Partial<QuizValues>][] = [
  [1, { company: 'Quay Bakery' }, { company: ' \u00a0', website: 'quay.example' }],
  [2, { goals: ['Lead generation'] }, { goals: [] }],
  [3, { channels: ['TikTok'] }, { channels: [] }],
  [4, { budget: '£5k+' }, { budget: '' }],
  [5, { timeline: 'Now' }, { timeline: '' }],
  [6, { email: ' ada@quay.example ' }, { email: 'ada@quay', phone: '0191 498 0000' }],
];

test.for(steps)('step %i validates its own fields and no others', ([step, enough, less]) => {
  const verdicts = [blank, { ...blank, ...less }, { ...blank, ...enough }].map((values) =>
    isStepValid(quizForm, step, values),
  );
  expect(verdicts).toEqual([false, false, true]);
});

test.for([0, 7, 1.5])('step %d does not exist', (step) => {
  expect(isStepValid(quizForm, step, { ...blank, company: 'Quay Bakery' })).toBe(false);
});

test('the number of steps is the specification’s', () => {
  expect(steps).toHaveLength(quizSteps);
  expect(quizForm.steps).toHaveLength(quizSteps);
});
