import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { type Database, startBackend } from '../../studio/serve/embedded-database.ts';
import { formsGateway } from '../../studio/serve/forms-gateway.ts';
import { type Listening, listen } from '../../studio/serve/listen.ts';
import { staticSite } from '../../studio/serve/static-server.ts';
import { root } from '../root.ts';
import { type FilledForm, filledForms } from './filled-forms.ts';
import { address, complaints } from './served-site.ts';
import { storedRows } from './stored-rows.ts';

const built = join(root, '.cache/test-site');
const mailOf = (who: string) => `${who}.${Math.random().toString(36).slice(2)}@quay.example`;

async function fillIn(
  page: Page,
  form: FilledForm,
  email: string,
  url = address(''),
): Promise<void> {
  await page.goto(`${url}/contact`);
  await form.fill(page, email);
}

const send = (page: Page, form: FilledForm) =>
  page.getByRole('button', { name: form.send }).click();

/** Sending may take eight seconds, and the redirect follows 1.5 s later. */
const expectThanks = (page: Page) => expect(page).toHaveURL(address('/thank-you'));

/** The rows that the browser sends. */
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
  test(`${form.name} is sent and stored exactly, and says so in the specification’s words`, async ({
    page,
    context,
  }) => {
    const heard = complaints(page);
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
    expect(heard).toEqual([]);
  });

  test(`${form.name} with the honeypot filled in is stored nowhere`, async ({ page }) => {
    const email = mailOf('robot');
    await fillIn(page, form, email);
    await page.locator(form.trap).evaluate((field: HTMLInputElement) => {
      field.value = 'cheap pills';
    });
    await send(page, form);
    await expect(page.getByText('Something went wrong')).toBeVisible();
    expect(await storedRows(form.table, email)).toEqual([]);
  });
}

// Both forms are sent by the same code, and the database knows copies of both: `arrivals.test.ts`.
const [form] = filledForms;

/** Ways to send one message more than once. */
const repeated: [how: string, (page: Page, email: string) => Promise<void>][] = [
  [
    'by a double click and Enter twice',
    async (page) => {
      await page.getByRole('button', { name: form.send }).dblclick();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    },
  ],
  [
    'from two tabs at once',
    async (page, email) => {
      const other = await page.context().newPage();
      await fillIn(other, form, email);
      // A real click waits for a frame, and a background tab gets one a second.
      const buttons = [page, other].map((tab) => tab.getByRole('button', { name: form.send }));
      await Promise.all(buttons.map((button) => button.dispatchEvent('click')));
      await expectThanks(other);
    },
  ],
  [
    'again after Back',
    async (page, email) => {
      await send(page, form);
      await expectThanks(page);
      await page.goBack();
      await form.fill(page, email);
      await send(page, form);
    },
  ],
];

for (const [how, repeat] of repeated) {
  test(`a form, sent ${how}, is one row`, async ({ page }) => {
    const email = mailOf('again');
    await fillIn(page, form, email);
    await repeat(page, email);
    await expectThanks(page);
    expect(await storedRows(form.table, email)).toHaveLength(1);
  });
}

test.describe('in a flood', () => {
  // These tests share one backend, so they run in one worker.
  test.describe.configure({ mode: 'default' });
  let folder = '';
  let flooded: Database;
  let served: Listening;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    folder = mkdtempSync(join(tmpdir(), 'flood-'));
    flooded = await startBackend({ folder, isTemporary: true });
    await flooded.owner`update private.settings set client_limit = 1, client_bytes = 1`;
    const gateway = formsGateway(flooded.store, staticSite(built));
    served = await listen(gateway, { port: 0, network: false });
    const row = { name: 'Somebody', email: mailOf('flood') };
    expect((await flooded.store('contact_submissions', row)).status).toBe(201);
  });
  test.afterAll(async () => {
    served?.close();
    await flooded?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a form is refused, loses nothing and offers the e-mail', async ({ page }) => {
    const answer = page.waitForResponse((response) => response.url().includes('/rest/v1/'));
    const email = mailOf('flooded');
    await fillIn(page, form, email, `http://localhost:${served.port}`);
    await send(page, form);
    expect(await (await answer).text()).toContain('Too many submissions');
    await expect(page.getByText('Something went wrong')).toBeVisible();
    for (const [field, value] of form.entered) await expect(page.locator(field)).toHaveValue(value);
    await expect(page.getByLabel('The text of the email')).toHaveValue(new RegExp(email));
    expect(await storedRows(form.table, email, folder)).toEqual([]);
  });
});

test('the publishable key is in one file of the site', () => {
  const holding = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => readFileSync(file).includes('sb_publishable_for_tests'));
  expect(holding).toHaveLength(1);
});
