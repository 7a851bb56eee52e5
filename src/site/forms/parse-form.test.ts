import { expect, test } from 'vitest';
import { websites } from '../../e2e/fixtures/websites.ts';
import { blankFields, limitsOf, optionsOf } from '../../e2e/units/form-limits.ts';
import { type ContactValues, contactForm } from './contact.ts';
import { emptyValues, fieldsOf } from './form.ts';
import { parseForm } from './parse-form.ts';
import { type QuizValues, quizForm } from './quiz.ts';

const parseContact = (values: ContactValues) => parseForm(contactForm, values);
const parseQuiz = (values: QuizValues) => parseForm(quizForm, values);

const message = {
  name: 'Ada Wear',
  email: 'ada@quay.example',
  company: 'Quay Bakery',
  message: 'Can you help us?\n\nAda',
};
const contact: ContactValues = { ...emptyValues(contactForm), ...message };
const contactRow = { ...blankFields(contactForm), ...message };

const answers = {
  company: 'Quay Bakery',
  website: 'https://quay.example/bread',
  goals: ['Lead generation'],
  channels: ['TikTok', 'Meta Ads'],
  budget: '£1k–£3k',
  timeline: 'Now',
  email: 'ada@quay.example',
  phone: '+44 191 498 0000',
};
const quiz: QuizValues = { ...emptyValues(quizForm), ...answers };
const quizRow = { ...blankFields(quizForm), ...answers };

test('what people usually send is valid, whatever spaces stand around it', () => {
  const spaced = { ...contact, name: ' Ada Wear\t', email: ' ada@quay.example ' };
  expect(parseContact(spaced)).toEqual({ submission: contactRow });
  expect(parseQuiz(quiz)).toEqual({ submission: quizRow });
});

test('what is optional may be left blank', () => {
  expect(parseContact({ ...contact, company: ' ', message: '\n' }).submission).toEqual({
    ...{ ...contactRow, company: null, message: null },
  });
  expect(parseQuiz({ ...quiz, website: ' ', phone: '' }).submission).toEqual({
    ...{ ...quizRow, website: null, phone: null },
  });
});

test('choices are sent in the order in which they are listed, and each is accepted', () => {
  const { goals = [], channels = [], budget: budgets = [] } = optionsOf(quizForm);
  const clicked = { ...quiz, goals: [...goals].reverse(), channels: [...channels].reverse() };
  expect(parseQuiz(clicked).submission).toMatchObject({ goals, channels });
  const sent = budgets.map((budget) => parseQuiz({ ...quiz, budget }).submission?.budget);
  expect(sent).toEqual(budgets);
});

const wrongContact: [field: keyof ContactValues, value: string, message: string][] = [
  ['name', '', 'Name is required'],
  ['name', ' \u00a0\u202e', 'Name is required'],
  ['name', 'n'.repeat(101), 'Name must be less than 100 characters'],
  ['email', '', 'Invalid email address'],
  ['email', 'ada', 'Invalid email address'],
  ['email', `${'e'.repeat(243)}@quay.example`, 'Email must be less than 255 characters'],
  ['company', 'c'.repeat(101), 'Company name must be less than 100 characters'],
  ['message', 'm'.repeat(2001), 'Message must be less than 2000 characters'],
];

test.for(wrongContact)('invalid %s: %s', ([field, value, says]) => {
  expect(parseContact({ ...contact, [field]: value })).toEqual({ messages: { [field]: says } });
});

const wrongQuiz: [field: keyof QuizValues, value: string | string[], message: string][] = [
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

test.for(wrongQuiz)('invalid %s: %s', ([field, value, says]) => {
  expect(parseQuiz({ ...quiz, [field]: value })).toEqual({ messages: { [field]: says } });
});

test('all errors are reported at once, each for its field', () => {
  expect(parseContact({ ...emptyValues(contactForm), email: 'x' }).messages).toEqual({
    name: 'Name is required',
    email: 'Invalid email address',
  });
});

test.for(websites)('website %j is sent as %j', ([website, sent]) => {
  expect(parseQuiz({ ...quiz, website }).submission?.website).toBe(sent);
});

const limited = [
  ...fieldsOf(contactForm).map(({ name }) => ({
    ...{ name, limits: limitsOf(contactForm) },
    said: (value: string) => parseContact({ ...contact, [name]: value }).messages,
  })),
  ...fieldsOf(quizForm).map(({ name }) => ({
    ...{ name, limits: limitsOf(quizForm) },
    said: (value: string) => parseQuiz({ ...quiz, [name]: value }).messages,
  })),
].filter(({ name, limits }) => limits[name]);

test.each(limited)('$name may be as long as its limit, in letters of any size', (field) => {
  const { name, limits, said } = field;
  const limit = limits[name] ?? 0;
  const [start = '', end = ''] =
    { website: ['https://quay.example/'], email: ['', '@quay.example'] }[name] ?? [];
  for (const letter of start || end ? ['a'] : ['a', '🏗', '渡']) {
    const long = (count: number) => start + letter.repeat(count - start.length - end.length) + end;
    expect(said(long(limit)), letter).toBeUndefined();
    expect(said(long(limit + 1)), letter).toEqual({ [name]: expect.stringContaining(`${limit}`) });
  }
});
