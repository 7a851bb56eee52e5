import { expect, type Page } from 'playwright/test';
import { type ContactSubmission, contactForm } from '../../site/forms/contact.ts';
import { type QuizSubmission, quizForm } from '../../site/forms/quiz.ts';
import type { Table } from '../database/database.ts';
import { blankFields } from '../units/form-limits.ts';

/** A completed form, and the row that it must create. */
export type FilledForm = {
  readonly name: string;
  readonly table: Table;
  readonly fill: (page: Page, email: string) => Promise<void>;
  /** The selector of the e-mail field. */
  readonly email: string;
  readonly send: string;
  readonly sending: string;
  /** The subject of the e-mail that is offered if sending fails. */
  readonly subject: string;
  /** The row without the e-mail address, which each test chooses. */
  readonly row: Omit<ContactSubmission, 'email'> | Omit<QuizSubmission, 'email'>;
  /** Fields that keep what was entered where sending fails. */
  readonly entered: readonly (readonly [selector: string, value: string])[];
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
  const choose = async (role: 'checkbox' | 'radio', ...names: string[]) => {
    for (const name of names) await page.getByRole(role, { name }).check();
  };
  const steps: (() => Promise<void>)[] = [
    async () => {
      await page.locator('#quiz-company').fill('Quay & Sons');
      await page.locator('#quiz-website').fill('quay.example/shop?a=1&b=2');
    },
    () => choose('checkbox', 'Sales growth', 'Lead generation'),
    () => choose('checkbox', 'Meta Ads', 'TikTok'),
    () => choose('radio', '£3k–£5k'),
    () => choose('radio', '1–3 months'),
  ];
  for (const [at, answer] of steps.entries()) {
    await expect(page.getByText(`Step ${at + 1} of 6`)).toBeVisible();
    await expect(next).toBeDisabled();
    await answer();
    await next.click();
  }
  await page.locator('#quiz-email').fill(email);
  await page.locator('#quiz-phone').fill('+44 191 498 0000');
}

/** Source of the columns: specification, section 7. */
export const filledForms: readonly [contact: FilledForm, quiz: FilledForm] = [
  {
    name: 'the contact form',
    table: 'contact_submissions',
    fill: fillContact,
    email: '#contact-email',
    send: 'Send message',
    sending: 'Sending...',
    subject: 'Website enquiry',
    row: {
      ...blankFields(contactForm),
      name: 'Zoë O’Hara-Müller',
      company: 'Quay & Sons',
      message,
    },
    entered: [
      ['#contact-name', 'Zoë O’Hara-Müller'],
      ['#contact-message', message],
    ],
    trap: 'form[aria-label="Quick Contact"] [name="subject"]',
  },
  {
    name: 'the quiz',
    table: 'quiz_submissions',
    fill: fillQuiz,
    email: '#quiz-email',
    send: 'Complete Quiz',
    sending: 'Submitting...',
    subject: 'Growth Quiz Results - Quay & Sons',
    row: {
      ...blankFields(quizForm),
      company: 'Quay & Sons',
      website: 'https://quay.example/shop?a=1&b=2',
      goals: ['Lead generation', 'Sales growth'],
      channels: ['TikTok', 'Meta Ads'],
      budget: '£3k–£5k',
      timeline: '1–3 months',
      phone: '+44 191 498 0000',
    },
    entered: [
      ['#quiz-company', 'Quay & Sons'],
      ['#quiz-website', 'quay.example/shop?a=1&b=2'],
    ],
    trap: 'form[aria-label="60-Second Growth Quiz"] [name="subject"]',
  },
];
