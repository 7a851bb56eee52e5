import type { Page } from 'playwright';
import type { Screen } from './screen.ts';

const path = '/contact';

/** The fake backend's behaviour is chosen by the start of the e-mail address. */
const enterMessage = async (page: Page, email: string) => {
  await page.locator('#contact-name').fill('Ann Smith');
  await page.locator('#contact-email').fill(email);
  await page.locator('#contact-company').fill('Smith & Daughters');
  await page
    .locator('#contact-message')
    .fill('We open a second shop in March.\nWhere do we start?');
  await page.getByRole('button', { name: 'Send message' }).click();
};

const answers: ((page: Page) => Promise<unknown>)[] = [
  (page) => page.locator('#quiz-company').fill('Smith & Daughters'),
  (page) => page.getByRole('checkbox', { name: 'Lead generation' }).check(),
  async (page) => {
    for (const name of ['Instagram', 'TikTok']) await page.getByRole('checkbox', { name }).check();
  },
  (page) => page.getByRole('radio', { name: '£3k–£5k' }).check(),
  (page) => page.getByRole('radio', { name: '1–3 months' }).check(),
];

/** Completes the quiz up to this step. */
const goTo = async (page: Page, step: number) => {
  await page.locator('[data-widget="quiz-form"]').scrollIntoViewIfNeeded();
  await page.locator('[data-widget="quiz-form"][data-awake]').waitFor();
  for (const answer of answers.slice(0, step - 1)) {
    await answer(page);
    await page.getByRole('button', { name: 'Next' }).click();
  }
};

const complete = async (page: Page, email: string, website = 'smith.example') => {
  await page.locator('#quiz-website').fill(website);
  await goTo(page, 6);
  await page.locator('#quiz-email').fill(email);
  await page.locator('#quiz-phone').fill('0191 496 0000');
  await page.getByRole('button', { name: 'Complete Quiz' }).click();
};

const failed = (page: Page) => page.getByText('Nothing is lost.').waitFor();

/** Both forms on every step, while sending, and with every outcome. */
export const formStates: readonly Screen[] = [
  ...[2, 3, 4, 5, 6].map(
    (step): Screen => ({ name: `quiz-step-${step}`, path, act: (page) => goTo(page, step) }),
  ),
  {
    name: 'quiz-chosen',
    path,
    act: async (page) => {
      await goTo(page, 3);
      await answers[2]?.(page);
    },
  },
  {
    name: 'quiz-errors',
    path,
    act: async (page) => {
      await complete(page, 'ann@smith.example', 'no website yet');
      await failed(page);
    },
  },
  {
    name: 'quiz-sending',
    path,
    act: async (page) => {
      await complete(page, 'silence@smith.example');
      await page.getByRole('button', { name: 'Submitting...', disabled: true }).waitFor();
    },
  },
  {
    name: 'quiz-sent',
    path,
    fold: true,
    act: async (page) => {
      await complete(page, 'well@smith.example');
      await page.getByText('Quiz completed!').waitFor();
    },
  },
  {
    name: 'contact-errors',
    path,
    act: async (page) => {
      await enterMessage(page, 'ann@nowhere');
      await failed(page);
    },
  },
  { name: 'contact-sending', path, act: (page) => enterMessage(page, 'silence@smith.example') },
  {
    name: 'contact-sent',
    path,
    fold: true,
    act: async (page) => {
      await enterMessage(page, 'well@smith.example');
      await page.getByText('Message sent!').waitFor();
    },
  },
  {
    name: 'contact-failed',
    path,
    act: async (page) => {
      await enterMessage(page, 'server-error@smith.example');
      await failed(page);
    },
  },
  {
    name: 'contact-failed-fold',
    path,
    fold: true,
    act: async (page) => {
      await enterMessage(page, 'server-error@smith.example');
      await failed(page);
    },
  },
  {
    name: 'contact-failed-forced-colours',
    path,
    context: { forcedColors: 'active' },
    act: async (page) => {
      await enterMessage(page, 'ann@nowhere');
      await failed(page);
    },
  },
  { name: 'contact-form-first', path },
  {
    name: 'quiz-wrong-website',
    path: '/quiz',
    act: async (page) => {
      await page.locator('#quiz-website').fill('no website yet');
      await goTo(page, 2);
      await page.getByRole('button', { name: 'Change it' }).waitFor();
    },
  },
  { name: 'contact-focus', path, fold: true, act: (page) => page.locator('#contact-name').focus() },
  { name: 'no-javascript-contact', path, context: { javaScriptEnabled: false } },
];
