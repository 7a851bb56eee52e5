import { expect, type Page } from 'playwright/test';
import type { ContactSubmission } from '../forms/contact.ts';
import type { QuizSubmission } from '../forms/quiz.ts';
import type { Table } from './database.ts';

/** A form filled in to the last field, and the row that must come of it. */
export type FilledForm = {
  readonly name: string;
  readonly table: Table;
  readonly fill: (page: Page, email: string) => Promise<void>;
  readonly button: string;
  /** Without the address, which each test brings. */
  readonly row: Omit<ContactSubmission, 'email'> | Omit<QuizSubmission, 'email'>;
  /** A field that keeps what was entered where sending fails. */
  readonly kept: readonly [selector: string, value: string];
  /** The field that nobody sees. */
  readonly trap: string;
};

const message = 'Can you help us?\n\n50% & more, “quoted”; £5k — 渡し船 🏗';

async function fillContact(page: Page, email: string): Promise<void> {
  await page.locator('#contact-name').fill('Zoë O’Hara-Müller');
  await page.locator('#contact-email').fill(email);
  await page.locator('#contact-company').fill('Quay & Sons');
  await page.locator('#contact-message').fill(message);
}

async function fillQuiz(page: Page, email: string): Promise<void> {
  await page.locator('[data-widget="quiz-form"]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-widget="quiz-form"][data-awake]')).toHaveCount(1);
  const next = page.getByRole('button', { name: 'Next' });
  await page.locator('#quiz-company').fill('Quay & Sons');
  await page.locator('#quiz-website').fill('quay.example/shop?a=1&b=2');
  await next.click();
  for (const choices of [
    ['Sales growth', 'Lead generation'],
    ['Meta Ads', 'TikTok'],
  ]) {
    for (const name of choices) await page.getByRole('checkbox', { name }).check();
    await next.click();
  }
  for (const name of ['£3k–£5k', '1–3 months']) {
    await page.getByRole('radio', { name }).check();
    await next.click();
  }
  await page.locator('#quiz-email').fill(email);
  await page.locator('#quiz-phone').fill('+44 191 498 0000');
}

/** Source of the columns: specification, section 7. */
export const filledForms: readonly FilledForm[] = [
  {
    name: 'the contact form',
    table: 'contact_submissions',
    fill: fillContact,
    button: 'Send message',
    row: { name: 'Zoë O’Hara-Müller', company: 'Quay & Sons', message },
    kept: ['#contact-message', message],
    trap: 'form[aria-label="Quick Contact"] [name="subject"]',
  },
  {
    name: 'the quiz',
    table: 'quiz_submissions',
    fill: fillQuiz,
    button: 'Complete Quiz',
    row: {
      company: 'Quay & Sons',
      website: 'https://quay.example/shop?a=1&b=2',
      goals: ['Lead generation', 'Sales growth'],
      channels: ['TikTok', 'Meta Ads'],
      budget: '£3k–£5k',
      timeline: '1–3 months',
      phone: '+44 191 498 0000',
    },
    kept: ['#quiz-company', 'Quay & Sons'],
    trap: 'form[aria-label="60-Second Growth Quiz"] [name="subject"]',
  },
];
