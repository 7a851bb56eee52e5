import { expect, onTestFinished, test } from 'vitest';
import { type FilledForm, filledForms } from '../journeys/filled-forms.ts';
import { address } from '../journeys/served-site.ts';
import { storedRows } from '../journeys/stored-rows.ts';
import type { EngineName } from './engine.ts';
import { unreliableSite } from './unreliable-site.ts';
import type { Open, Visit } from './visit.ts';

async function fill(visit: Visit, form: FilledForm, email: string): Promise<void> {
  for (const [at, step] of form.answers.entries()) {
    if (at > 0) await visit.click(['.form--quiz button:enabled', 'Next']);
    for (const answer of step) {
      if (typeof answer === 'string') await visit.click(`.form--quiz [value="${answer}"]`);
      else await visit.fill(...answer);
    }
  }
  await visit.fill(form.email, email);
}

export function formJourneys(open: Open, engine: EngineName): void {
  const mailOf = (who: string) => `${who}@${engine.toLowerCase()}.example`;

  for (const form of filledForms) {
    const { name, table, send, row } = form;
    const path = table === 'quiz_submissions' ? '/quiz' : '/contact';

    test(`what ${name} sends is stored, and the visitor is thanked`, async () => {
      const visit = await open();
      await visit.goto(path);
      const email = mailOf(table.slice(0, 4));
      await fill(visit, form, email);
      await visit.click(['button:enabled', send]);
      await visit.isAt('/thank-you');
      // The address changes before the page does.
      await expect
        .poll(() => visit.read(() => document.querySelector('h1')?.innerText))
        .toContain('Thank you');
      expect(await storedRows(table, email)).toMatchObject([{ ...row, email }]);
      expect(await visit.heard()).toEqual([]);
    });
  }

  test('an empty contact form says what is missing under its first field, which has the focus', async () => {
    const visit = await open();
    await visit.goto('/contact');
    await visit.sees('[data-widget="contact-form"][data-awake]');
    await visit.click(['button:enabled', 'Send message']);
    await visit.sees(['#contact-name-note', 'Name is required']);
    await expect.poll(() => visit.read(() => document.activeElement?.id)).toBe('contact-name');
  });

  test('a form can be sent without a reload after its code was lost', async () => {
    const site = await unreliableSite(address('', 'SITE_MISBEHAVING'));
    onTestFinished(site.close);
    const visit = await open({}, site.url);
    await visit.goto('/contact');
    await visit.sees('[data-widget="contact-form"][data-awake]');
    site.lose(/\.js$/);
    const [contact] = filledForms;
    await fill(visit, contact, mailOf('lost'));
    const button = ['button:enabled', contact.send] as const;
    await visit.click(button);
    await visit.sees('.form__failure');
    site.mend();
    await visit.click(button);
    await visit.isAt('/thank-you');
  });
}
