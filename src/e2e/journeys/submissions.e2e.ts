import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { cleanTest } from './clean-test.ts';
import { type FilledForm, filledForms } from './filled-forms.ts';
import { address } from './served-site.ts';
import { storedRows } from './stored-rows.ts';

const mailOf = (who: string) => `${who}.${Math.random().toString(36).slice(2)}@quay.example`;

async function fillIn(page: Page, form: FilledForm, email: string): Promise<void> {
  await page.goto(address('/contact'));
  await form.fill(page, email);
}

const send = (page: Page, form: FilledForm) =>
  page.getByRole('button', { name: form.send }).click();

/** Sending may take eight seconds, and the redirect follows 1.5 s later. */
const expectThanks = (page: Page) => expect(page).toHaveURL(address('/thank-you'));

function rowsSent(context: BrowserContext): object[] {
  const rows: object[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) rows.push(request.postDataJSON());
  });
  return rows;
}

/** What each form says once it is stored, from the specification. */
const thanks = [
  'Message sent!Our founder will get back to you within 24 hours.',
  'Quiz completed!Redirecting to book your strategy session...',
];

for (const [at, form] of filledForms.entries()) {
  cleanTest(
    `${form.name} is stored exactly, and thanks as specified`,
    async ({ page, context }) => {
      const rows = rowsSent(context);
      const email = mailOf('letter');
      await fillIn(page, form, ` ${email} `);
      // It stays for 1.5 s.
      const said = page.locator('.toast').first().textContent();
      await send(page, form);
      expect(await said).toBe(thanks[at]);
      expect(new URL(page.url()).pathname).toBe('/contact');
      await expectThanks(page);
      expect(rows).toEqual([{ ...form.row, email }]);
      const set = {
        ...{ id: expect.any(String), created_at: expect.any(String) },
        ...{ suspect: false, answered_at: null },
      };
      expect(await storedRows(form.table, email)).toEqual([{ ...form.row, ...set, email }]);
    },
  );
}

test('a form with the honeypot filled in is stored nowhere', async ({ page }) => {
  const [form] = filledForms;
  const email = mailOf('robot');
  await fillIn(page, form, email);
  await page
    .locator('form[aria-label="Quick Contact"] [name="subject"]')
    .evaluate((field: HTMLInputElement) => {
      field.value = 'cheap pills';
    });
  await send(page, form);
  await expect(page.getByText('Something went wrong')).toBeVisible();
  expect(await storedRows(form.table, email)).toEqual([]);
});
