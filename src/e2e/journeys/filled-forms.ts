import { expect, type Page } from 'playwright/test';
import { type ContactSubmission, contactForm } from '../../site/forms/contact.ts';
import { type QuizSubmission, quizForm } from '../../site/forms/quiz.ts';
import type { Table } from '../database/database.ts';
import { blankFields } from '../units/form-limits.ts';

/** What is typed into a field, or the value of what is chosen. */
type Answer = readonly [selector: string, text: string] | string;

/** A completed form, and the row that it must create. */
export type FilledForm = {
  readonly name: string;
  readonly table: Table;
  /** What is entered before the e-mail address, step by step. */
  readonly answers: readonly (readonly Answer[])[];
  readonly fill: (page: Page, email: string) => Promise<void>;
  /** The selector of the e-mail field. */
  readonly email: string;
  readonly send: string;
  /** The subject of the e-mail that is offered if sending fails. */
  readonly subject: string;
  /** The row without the e-mail address, which each test chooses. */
  readonly row: Omit<ContactSubmission, 'email'> | Omit<QuizSubmission, 'email'>;
  /** The first answers, which stay where sending fails. */
  readonly entered: readonly (readonly [selector: string, value: string])[];
};

const message = 'Can you help us?\n\n50% & more, “quoted”; £5k — 渡し船 🏗';

/** Source of the columns: specification, section 7. */
const forms: readonly Omit<FilledForm, 'fill' | 'entered'>[] = [
  {
    name: 'the contact form',
    table: 'contact_submissions',
    answers: [
      [
        ['#contact-name', 'Zoë O’Hara-Müller'],
        ['#contact-company', 'Quay & Sons'],
        ['#contact-message', message],
      ],
    ],
    email: '#contact-email',
    send: 'Send message',
    subject: 'Website enquiry',
    row: {
      ...blankFields(contactForm),
      name: 'Zoë O’Hara-Müller',
      company: 'Quay & Sons',
      message,
    },
  },
  {
    name: 'the quiz',
    table: 'quiz_submissions',
    answers: [
      [
        ['#quiz-company', 'Quay & Sons'],
        ['#quiz-website', 'quay.example/shop?a=1&b=2'],
      ],
      ['Sales growth', 'Lead generation'],
      ['Meta Ads', 'TikTok'],
      ['£3k–£5k'],
      ['1–3 months'],
      [['#quiz-phone', '+44 191 498 0000']],
    ],
    email: '#quiz-email',
    send: 'Complete Quiz',
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
  },
];

// In this order.
export const filledForms = forms.map((form) => ({
  ...form,
  entered: form.answers[0],
  fill: (page: Page, email: string) => fill(page, form, email),
})) as readonly FilledForm[] as readonly [contact: FilledForm, quiz: FilledForm];

async function fill(
  page: Page,
  { table, answers, email: field }: (typeof forms)[number],
  email: string,
): Promise<void> {
  const widget = page.locator(`[data-widget="${table.replace('_submissions', '-form')}"]`);
  const next = page.getByRole('button', { name: 'Next' });
  for (const [at, step] of answers.entries()) {
    if (answers.length > 1) {
      await widget.scrollIntoViewIfNeeded();
      await expect(page.getByText(`Step ${at + 1} of 6`)).toBeVisible();
    }
    const hasNext = at < answers.length - 1;
    if (hasNext) await expect(next).toBeDisabled();
    for (const answer of step) {
      if (typeof answer === 'string') await widget.locator(`[value="${answer}"]`).check();
      else await page.locator(answer[0]).fill(answer[1]);
    }
    if (hasNext) await next.click();
  }
  await page.locator(field).fill(email);
}
