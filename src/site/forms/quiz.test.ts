import { expect, test } from 'vitest';
import { websites } from '../../e2e/fixtures/websites.ts';
import { blankFields, limitsOf, optionsOf } from '../../e2e/units/form-limits.ts';
import { emptyValues } from './form.ts';
import { parseForm } from './parse-form.ts';
import { type QuizValues, quizForm } from './quiz.ts';

const parseQuiz = (values: QuizValues) => parseForm(quizForm, values);
const quizLimits = limitsOf(quizForm);
const { goals = [], channels = [], budget: budgets = [] } = optionsOf(quizForm);

const entered = {
  company: 'Quay Bakery',
  website: 'https://quay.example/bread',
  goals: ['Lead generation'],
  channels: ['TikTok', 'Meta Ads'],
  budget: '£1k–£3k',
  timeline: 'Now',
  email: 'ada@quay.example',
  phone: '+44 191 498 0000',
};
const filled: QuizValues = { ...emptyValues(quizForm), ...entered };
const row = { ...blankFields(quizForm), ...entered };

test('ordinary answers are valid', () => {
  expect(parseQuiz(filled)).toEqual({ submission: row });
});

test('website and phone may be left blank', () => {
  expect(parseQuiz({ ...filled, website: ' ', phone: '' }).submission).toEqual({
    ...row,
    website: null,
    phone: null,
  });
});

test('choices are sent in the order in which they are listed', () => {
  const clicked = { ...filled, goals: [...goals].reverse(), channels: [...channels].reverse() };
  expect(parseQuiz(clicked).submission).toMatchObject({ goals, channels });
});

const wrong: [field: keyof QuizValues, value: string | string[], message: string][] = [
  ['company', ' ', 'Company name is required'],
  ['company', 'c'.repeat(101), 'Company name must be less than 100 characters'],
  ['website', 'not a website', 'Invalid website URL'],
  ['website', `quay.example/${'w'.repeat(235)}`, 'Website URL must be less than 255 characters'],
  ['goals', [], 'At least one goal is required'],
  ['goals', ['World peace'], 'At least one goal is required'],
  ['channels', [], 'At least one channel is required'],
  ['budget', '', 'Budget is required'],
  ['budget', '£2', 'Budget is required'],
  ['timeline', '', 'Timeline is required'],
  ['email', 'ada@quay', 'Invalid email address'],
  ['email', `${'e'.repeat(243)}@quay.example`, 'Email must be less than 255 characters'],
  ['phone', '0'.repeat(21), 'Phone number must be less than 20 characters'],
];

test.for(wrong)('invalid %s: %s', ([field, value, message]) => {
  expect(parseQuiz({ ...filled, [field]: value })).toEqual({ messages: { [field]: message } });
});

test.for(websites)('website %j is sent as %j', ([website, sent]) => {
  expect(parseQuiz({ ...filled, website }).submission?.website).toBe(sent);
});

const characters: [what: string, character: string][] = [
  ['letters', 'a'],
  ['emoji, each of which counts as one', '🏗'],
];

for (const field of ['company', 'phone'] as const) {
  test.for(characters)(`${field} may be as long as its limit, in %s`, ([, character]) => {
    const limit = quizLimits[field] ?? 0;
    const messages = [limit, limit + 1].map(
      (count) => parseQuiz({ ...filled, [field]: character.repeat(count) }).messages,
    );
    expect(messages).toEqual([undefined, { [field]: expect.stringContaining(`${limit}`) }]);
  });
}

test('a website may be as long as its limit, including its scheme', () => {
  const website = `quay.example/${'w'.repeat(234)}`;
  const { submission } = parseQuiz({ ...filled, website });
  expect(submission?.website).toHaveLength(quizLimits.website ?? 0);
});

test('every budget that the quiz offers is accepted', () => {
  const sent = budgets.map((budget) => parseQuiz({ ...filled, budget }).submission?.budget);
  expect(sent).toEqual(budgets);
});
