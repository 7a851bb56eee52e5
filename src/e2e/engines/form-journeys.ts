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

  for (const { name, table, send, sending, subject } of filledForms) {
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

    test(`${name} that is refused keeps what was entered and offers it as an e-mail`, async () => {
      const visit = await open({}, address('', 'SITE_MISBEHAVING'));
      await visit.goto(path);
      const email = `forbidden+${mailOf(table)}`;
      await fill(visit, email);
      await visit.click(button);
      await visit.sees('.toast');
      await visit.sees('.form__failure');
      const offered = await visit.read(() => ({
        toast: document.querySelector('.toast')?.textContent,
        link: document.querySelector<HTMLAnchorElement>('.form__failure a')?.href ?? '',
        entered: [...document.querySelectorAll<HTMLInputElement>('input[type="email"]')].map(
          ({ value }) => value,
        ),
      }));
      expect(offered.toast).toContain('Something went wrong');
      expect(offered.entered).toContain(email);
      const link = new URL(offered.link.replaceAll('+', '%2B'));
      expect(link.pathname).toBe('hello@pierlight.example');
      expect(link.searchParams.get('subject')).toBe(subject);
      expect(link.searchParams.get('body')).toContain(email);
      expect(await visit.isShown(['button', sending])).toBe(false);
      await visit.isAt(path);
    });

    test(`${name} can be sent without a reload after its code was lost`, async () => {
      const site = await unreliableSite(address('', 'SITE_MISBEHAVING'));
      onTestFinished(site.close);
      const visit = await open({}, site.url);
      await visit.goto(path);
      const selector = `[data-widget="${table === 'quiz_submissions' ? 'quiz' : 'contact'}-form"]`;
      await visit.sees(`${selector}[data-awake]`);
      site.lose(/\.js$/);
      await fill(visit, mailOf('lost'));
      await visit.click(button);
      await visit.sees('.form__failure');
      site.mend();
      await visit.click(button);
      await visit.isAt('/thank-you');
    });
  }
}
