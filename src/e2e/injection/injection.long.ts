import { expect, type Page, test } from 'playwright/test';
import { pressEverything } from '../journeys/blocked.ts';
import { filledForms } from '../journeys/filled-forms.ts';
import { address, readThrough } from '../journeys/served-site.ts';
import { injectedSite } from './injected-site.ts';
import { injectionVectors } from './injection-vectors.ts';

// With the policy off, only our own escaping keeps scripts out.
test.use({ bypassCSP: true });
test.describe.configure({ timeout: 300_000 });

const isPwned = (page: Page) => page.evaluate(() => 'pwned' in window);

/** Core pages and some of each other kind are scrolled and used; the rest are only opened. */
const isSample = (at: number) => at < 9 || at % 20 === 0;

test('no vector in any field of the content runs, even with no policy', async ({ page }) => {
  const { url, paths, end } = await injectedSite();
  try {
    for (const [at, path] of paths.entries()) {
      await page.goto(url + path);
      if (isSample(at)) {
        await readThrough(page);
        await pressEverything(page);
      }
      expect(await isPwned(page), path).toBe(false);
    }
    await page.goto(`${url}/insights`);
    const code = page.waitForResponse(/\/navigate-\w+\.js$/);
    await page.locator('.footer a').first().hover();
    await code;
    for (const path of paths.filter((_, at) => at % 6 === 0)) {
      await page.evaluate((path) => navigation.navigate(path).finished, path);
      expect(await isPwned(page), `${path}, in the place of another page`).toBe(false);
    }
  } finally {
    end();
  }
});

test('a vector put into a page without escaping does run, and is detected', async ({ page }) => {
  await page.route(address('/about'), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<h1', (h1) => injectionVectors[11] + h1);
    await route.fulfill({ response, body });
  });
  await page.goto(address('/about'));
  await expect.poll(() => isPwned(page)).toBe(true);
});

/** Sets fields directly, ignoring their maximum length. */
async function paste(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((values) => {
    for (const [selector, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(selector);
      if (!field) throw new Error(`There is no ${selector}.`);
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, values);
}

/** Counts the e-mails that the page offers when sending fails. */
async function countMails(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { mails: 0 });
    navigation.addEventListener('navigate', ({ destination }) => {
      if (destination.url.startsWith('mailto:')) (window as unknown as { mails: number }).mails++;
    });
  });
  return () => page.evaluate(() => (window as unknown as { mails: number }).mails);
}

test('no vector in the contact form’s fields runs, sent or refused', async ({ page }) => {
  const mails = await countMails(page);
  await page.goto(address('/contact', 'SITE_MISBEHAVING'));
  await page.locator('#contact-name').focus();
  await expect(page.locator('[data-widget="contact-form"][data-awake]')).toHaveCount(1);
  for (const [at, vector] of injectionVectors.entries()) {
    // Alternate, so that the backend refuses some and the form itself the others.
    const email = at % 2 ? `bad-request+v${at}@x.example` : vector.replaceAll('\n', ' ');
    await paste(page, {
      '#contact-name': vector,
      '#contact-email': email,
      '#contact-company': vector,
      '#contact-message': injectionVectors.slice(at, at + 20).join('\n'),
    });
    await submit(page, 'Quick Contact', mails);
    expect(await isPwned(page), vector).toBe(false);
  }
});

test('no vector in the quiz’s fields runs, sent or refused', async ({ page }) => {
  const mails = await countMails(page);
  await page.goto(address('/contact', 'SITE_MISBEHAVING'));
  const quiz = filledForms.find(({ name }) => name === 'the quiz');
  await quiz?.fill(page, 'bad-request+quiz@x.example');
  for (const [at, vector] of injectionVectors.entries()) {
    const line = vector.replaceAll('\n', ' ');
    await paste(page, {
      '#quiz-company': vector,
      '#quiz-website': at % 3 ? `x.example/?q=${line}` : line,
      '#quiz-email': line,
      '#quiz-phone': at % 5 ? vector.slice(0, 20) : vector,
    });
    // The last step only accepts an e-mail address.
    await paste(page, { '#quiz-email': `bad-request+q${at}@x.example` });
    await submit(page, '60-Second Growth Quiz', mails);
    expect(await isPwned(page), vector).toBe(false);
  }
});

/** Presses the button until sending has failed; the quiz may have to go through its steps again. */
async function submit(page: Page, label: string, mails: () => Promise<number>): Promise<void> {
  const before = await mails();
  const press = async () => {
    await page.evaluate((label) => {
      const form = document.querySelector<HTMLFormElement>(`form[aria-label="${label}"]`);
      // Disable the browser's validation, which would stop vectors before ours runs.
      if (form) form.noValidate = true;
      form?.requestSubmit();
    }, label);
    return mails();
  };
  await expect.poll(press, { intervals: [50] }).toBeGreaterThan(before);
}
