import type { Page } from 'playwright';
import type { Screen } from './screen.ts';

export type Act = NonNullable<Screen['act']>;

export type States = Readonly<Record<string, Omit<Screen, 'name'>>>;

const path = '/contact';

const inTurn =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };

export const awake =
  (widget: string): Act =>
  (page) =>
    page.locator(`[data-widget="${widget}"][data-awake]`).waitFor();
const press =
  (name: string): Act =>
  (page) =>
    page.getByRole('button', { name }).click();
const fill =
  (field: string, text: string): Act =>
  (page) =>
    page.locator(field).fill(text);
const says =
  (words: string): Act =>
  (page) =>
    page.getByText(words).waitFor();

/** The fake backend's behaviour is chosen by the start of the e-mail address. */
const message = (email: string) =>
  inTurn(
    fill('#contact-name', 'Ann Smith'),
    fill('#contact-email', email),
    fill('#contact-company', 'Smith & Daughters'),
    fill('#contact-message', 'We open a second shop in March.\nWhere do we start?'),
    press('Send message'),
  );

const check =
  (role: 'checkbox' | 'radio', ...names: string[]): Act =>
  async (page) => {
    for (const name of names) await page.getByRole(role, { name }).check();
  };
const channels = check('checkbox', 'Instagram', 'TikTok');
const answers = [
  fill('#quiz-company', 'Smith & Daughters'),
  check('checkbox', 'Lead generation'),
  channels,
  check('radio', '£3k–£5k'),
  check('radio', '1–3 months'),
];

/** Completes the quiz up to this step. */
const goTo = (step: number) =>
  inTurn(
    (page: Page) => page.locator('[data-widget="quiz-form"]').scrollIntoViewIfNeeded(),
    awake('quiz-form'),
    ...answers.slice(0, step - 1).flatMap((answer) => [answer, press('Next')]),
  );

const complete = (email: string, website = 'smith.example') =>
  inTurn(
    fill('#quiz-website', website),
    goTo(6),
    fill('#quiz-email', email),
    fill('#quiz-phone', '0191 496 0000'),
    press('Complete Quiz'),
  );

const failed = says('Nothing is lost.');
const unsent = inTurn(message('server-error@smith.example'), failed);
const wrong = inTurn(message('ann@nowhere'), failed);
const sending: Act = (page) =>
  page.getByRole('button', { name: 'Submitting...', disabled: true }).waitFor();

/** Both forms on every step, while sending, and with every outcome. */
export const formStates: States = {
  ...Object.fromEntries(
    [2, 3, 4, 5, 6].map((step) => [`quiz-step-${step}`, { path, act: goTo(step) }]),
  ),
  'quiz-chosen': { path, act: inTurn(goTo(3), channels) },
  'quiz-errors': { path, act: inTurn(complete('ann@smith.example', 'no website yet'), failed) },
  'quiz-sending': { path, act: inTurn(complete('silence@smith.example'), sending) },
  'quiz-sent': {
    ...{ path, fold: true },
    act: inTurn(complete('well@smith.example'), says('Quiz completed!')),
  },
  'contact-errors': { path, act: wrong },
  'contact-sending': { path, act: message('silence@smith.example') },
  'contact-sent': {
    ...{ path, fold: true },
    act: inTurn(message('well@smith.example'), says('Message sent!')),
  },
  'contact-failed': { path, act: unsent },
  'contact-failed-fold': { path, fold: true, act: unsent },
  'contact-failed-forced-colours': { path, context: { forcedColors: 'active' }, act: wrong },
  'contact-form-first': { path },
  'quiz-wrong-website': {
    path: '/quiz',
    act: inTurn(fill('#quiz-website', 'no website yet'), goTo(2), (page) =>
      page.getByRole('button', { name: 'Change it' }).waitFor(),
    ),
  },
  'contact-focus': { path, fold: true, act: (page) => page.locator('#contact-name').focus() },
  'no-javascript-contact': { path, context: { javaScriptEnabled: false } },
};
