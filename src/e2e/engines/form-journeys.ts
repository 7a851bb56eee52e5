import { expect, onTestFinished, test } from 'vitest';
import { filledForms } from '../journeys/filled-forms.ts';
import { address } from '../journeys/served-site.ts';
import { storedRows } from '../journeys/stored-rows.ts';
import type { EngineName } from './engine.ts';
import { unreliableSite } from './unreliable-site.ts';
import type { Open, Visit } from './visit.ts';

/** How each form is filled in by hand. */
const fillings: Readonly<Record<string, (visit: Visit, email: string) => Promise<void>>> = {
  async contact_submissions(visit, email) {
    await visit.fill('#contact-name', 'Zoë O’Hara-Müller');
    await visit.fill('#contact-email', email);
    await visit.fill('#contact-company', 'Quay & Sons');
    await visit.fill('#contact-message', 'Can you help us? £5k; 50% & more');
  },
  async quiz_submissions(visit, email) {
    const choose = async (...values: string[]) => {
      for (const value of values) await visit.click(`.form--quiz [value="${value}"]`);
    };
    const answers = [
      () => visit.fill('#quiz-company', 'Quay & Sons'),
      () => choose('Sales growth', 'Lead generation'),
      () => choose('Meta Ads', 'TikTok'),
      () => choose('£3k–£5k'),
      () => choose('1–3 months'),
    ];
    for (const answer of answers) {
      await answer();
      await visit.click(['.form--quiz button:enabled', 'Next']);
    }
    await visit.fill('#quiz-email', email);
    await visit.fill('#quiz-phone', '+44 191 498 0000');
  },
};

const rows: Readonly<Record<string, object>> = {
  contact_submissions: {
    name: 'Zoë O’Hara-Müller',
    company: 'Quay & Sons',
    message: 'Can you help us? £5k; 50% & more',
  },
  quiz_submissions: {
    company: 'Quay & Sons',
    website: null,
    goals: ['Lead generation', 'Sales growth'],
    channels: ['TikTok', 'Meta Ads'],
    budget: '£3k–£5k',
    timeline: '1–3 months',
    phone: '+44 191 498 0000',
  },
};

export function formJourneys(open: Open, engine: EngineName): void {
  const mailOf = (who: string) => `${who}@${engine.toLowerCase()}.example`;

  for (const { name, table, send } of filledForms) {
    const fill = fillings[table] as (typeof fillings)[string];
    const path = table === 'quiz_submissions' ? '/quiz' : '/contact';
    const button = ['button:enabled', send] as const;

    test(`what ${name} sends is stored, and the visitor is thanked`, async () => {
      const visit = await open();
      await visit.goto(path);
      const email = mailOf(table.slice(0, 4));
      await fill(visit, email);
      await visit.click(button);
      await visit.isAt('/thank-you');
      // The address changes before the page does.
      await expect
        .poll(() => visit.read(() => document.querySelector('h1')?.innerText))
        .toContain('Thank you');
      expect(await storedRows(table, email)).toMatchObject([{ ...rows[table], email }]);
      expect(await visit.heard()).toEqual([]);
    });
  }

  test('a form can be sent without a reload after its code was lost', async () => {
    const site = await unreliableSite(address('', 'SITE_MISBEHAVING'));
    onTestFinished(site.close);
    const visit = await open({}, site.url);
    await visit.goto('/contact');
    await visit.sees('[data-widget="contact-form"][data-awake]');
    site.lose(/\.js$/);
    await fillings.contact_submissions?.(visit, mailOf('lost'));
    const button = ['button:enabled', 'Send message'] as const;
    await visit.click(button);
    await visit.sees('.form__failure');
    site.mend();
    await visit.click(button);
    await visit.isAt('/thank-you');
  });
}
