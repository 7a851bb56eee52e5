import { expect, type Page, test } from 'playwright/test';
import { blocked } from './blocked.ts';
import { type FilledForm, filledForms } from './filled-forms.ts';
import { hold } from './following.ts';
import { address } from './served-site.ts';

const site = (path: string) => address(path, 'SITE_MISBEHAVING');

/** A unique e-mail address whose first part tells the fake backend how to answer. */
const mailOf = (manner: string) => `${manner}+${Math.random().toString(36).slice(2)}@x.example`;

/** The rows sent to the backend with an e-mail address, one per attempt. */
async function sent(page: Page, email: string): Promise<Record<string, unknown>[]> {
  const response = await page.request.get(address('/rows', 'MISBEHAVING_BACKEND'));
  const rows = (await response.json()) as Record<string, unknown>[];
  return rows.filter((row) => row.email === email);
}

/** The mailto: links that the page has opened since the last call. */
async function listenForMail(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const mails: string[] = [];
    Object.assign(window, { mails });
    navigation.addEventListener('navigate', ({ destination }) => {
      if (destination.url.startsWith('mailto:')) mails.push(destination.url);
    });
  });
  return () => page.evaluate(() => (window as unknown as { mails: string[] }).mails.splice(0));
}

/** Expects one message, one e-mail, and a form that is still filled in. */
async function expectFailure(
  page: Page,
  form: FilledForm,
  email: string,
  mails: () => Promise<string[]>,
) {
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(
    page.getByText('Please try again or email us directly at hello@pierlight.example'),
  ).toBeVisible();
  await page.waitForTimeout(300);
  await expect(page.locator('.toast')).toHaveCount(1);
  const [mail = '', ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail.length).toBeLessThanOrEqual(2000);
  const { pathname, searchParams } = new URL(mail.replaceAll('+', '%2B'));
  expect(pathname).toBe('hello@pierlight.example');
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('subject')).toBe(form.subject);
  const body = searchParams.get('body')?.replaceAll('\r\n', '\n') ?? '';
  for (const words of [email, ...form.entered.map(([, value]) => value)])
    expect(body).toContain(words);
  for (const [field, value] of form.entered) await expect(page.locator(field)).toHaveValue(value);
  await expect(page.getByRole('link', { name: 'open it here' })).toHaveAttribute('href', mail);
  await expect(page.getByLabel('The text of the email')).toHaveValue(new RegExp(form.subject));
  await expect(page.getByRole('button', { name: form.send })).toBeEnabled();
  await expect(page).toHaveURL(site('/contact'));
}

/** What a browser makes an error of by itself; which answers are one is in `backend.test.ts`. */
const network = ['internetdisconnected', 'connectionreset'];

/** Completes a form once and sends it for each failure, with a different e-mail address. */
async function failInTurn(
  page: Page,
  form: FilledForm,
  failures: readonly { name: string; email: string; before?: () => Promise<void> }[],
): Promise<void> {
  const mails = await listenForMail(page);
  const policy = await blocked(page);
  await page.goto(site('/contact'));
  await form.fill(page, 'nobody@x.example');
  for (const { name, email, before } of failures) {
    await test.step(name, async () => {
      await before?.();
      await page.locator(form.email).fill(email);
      await page.getByRole('button', { name: form.send }).click();
      await expectFailure(page, form, email, mails);
      // Chromium itself may retry after a connection reset, with the same row.
      const rows = new Set((await sent(page, email)).map((row) => JSON.stringify(row)));
      expect(rows.size).toBeLessThanOrEqual(1);
      await page.getByRole('button', { name: 'Dismiss' }).click();
    });
  }
  expect(policy).toEqual([]);
}

const [contact, quiz] = filledForms;

test.describe.configure({ mode: 'parallel' });

// Both forms are sent by the same code, so the quiz only shows that its markup takes part.
const answered: [form: FilledForm, manners: string[]][] = [
  [contact, ['server-error', 'log-in-page', 'redirect-loop', 'redirect-away', 'half-an-answer']],
  [quiz, ['reset']],
];

for (const [form, manners] of answered) {
  test(`${form.name}, answered with ${manners.join()}, loses nothing`, async ({ page }) => {
    const answers = manners.map((manner) => ({ name: manner, email: mailOf(manner) }));
    await failInTurn(page, form, answers);
  });
}

test(`a form, with ${network.join(', ')}, loses nothing`, async ({ page }) => {
  const failures = network.map((name) => ({
    name,
    email: mailOf('well'),
    before: async () => void (await page.route('**/rest/v1/**', (route) => route.abort(name))),
  }));
  await failInTurn(page, contact, failures);
});

test('a form opens one e-mail if the backend client’s code does not load', async ({ page }) => {
  const mails = await listenForMail(page);
  await page.goto(site('/contact'));
  await page.locator('[data-widget="quiz-form"]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-awake]')).toHaveCount(2);
  // What shows messages comes with the first widget.
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.abort());
  const email = mailOf('well');
  await contact.fill(page, email);
  await page.getByRole('button', { name: contact.send }).click();
  await expectFailure(page, contact, email, mails);
});

/** Fills in a form, and waits until all that sending needs has come, which the first focus loads. */
async function fillReady(page: Page): Promise<void> {
  const client = page.waitForResponse(
    async (response) =>
      response.url().endsWith('.js') && (await response.text()).includes('autoRefreshToken'),
  );
  await page.goto(site('/contact'));
  await expect(page.locator('[data-awake]').first()).toBeAttached();
  await contact.fill(page, mailOf('well'));
  await client;
  let count = 0;
  const isAtRest = async () => {
    const before = count;
    count = await page.evaluate(() => performance.getEntriesByType('resource').length);
    return count === before;
  };
  await expect.poll(isAtRest, { intervals: [500] }).toBe(true);
}

test('without a line, a form says at once that it was not sent', async ({ page, context }) => {
  await fillReady(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: contact.send }).click();
  const message = page.locator('.toast', { hasText: 'Something went wrong' });
  await expect(message).toBeInViewport({ ratio: 1 });
});

test('a form survives a reload, and its draft is deleted once it is sent', async ({ page }) => {
  await page.goto(site('/contact'));
  const email = mailOf('well');
  await quiz.fill(page, email);
  // Text typed before hydration is checked too.
  await expect(page.locator('[data-awake]').first()).toBeAttached();
  await page.reload();
  await page.locator('[data-widget="quiz-form"]').scrollIntoViewIfNeeded();
  for (const [field, value] of quiz.entered) await expect(page.locator(field)).toHaveValue(value);
  expect(page.url()).not.toContain('Quay');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Quay');
  await page.getByRole('button', { name: quiz.send }).click();
  await expect(page).toHaveURL(site('/thank-you'));
  expect(await page.evaluate(() => Object.keys(sessionStorage).length)).toBe(0);
});

test('a form says that it was sent, though no more code comes', async ({ page }) => {
  await fillReady(page);
  await page.route('**/assets/*.js', () => {});
  await page.getByRole('button', { name: contact.send }).click();
  await page.getByText('Message sent!').waitFor();
  expect(page.url()).toBe(site('/contact'));
});

test('an invalid website returns to its step of the quiz', async ({ page }) => {
  await page.goto(site('/contact'));
  await page.locator('#quiz-company').fill('Smith');
  await page.locator('#quiz-website').fill('not a website');
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  for (const name of ['Sales growth', 'YouTube', '£5k+', 'Now']) {
    await page.getByRole(/£|Now/.test(name) ? 'radio' : 'checkbox', { name }).check();
    await next.click();
  }
  await page.locator('#quiz-email').fill(mailOf('well'));
  await page.locator('#quiz-phone').fill('1'.repeat(60));
  await page.getByRole('button', { name: 'Complete Quiz' }).click();
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  const website = page.locator('#quiz-website');
  await expect(website).toBeFocused();
  await expect(website).toHaveAccessibleDescription(/Invalid website URL/);
  await expect(page.locator('#quiz-company')).toHaveValue('Smith');
  await website.fill('');
  await website.pressSequentially('smith.example');
  await expect(website).toBeFocused();
  await expect(website).toHaveValue('smith.example');
});

test('an invalid website is told at once and blocks no other field', async ({ page }) => {
  await page.goto(site('/quiz'));
  const website = page.locator('#quiz-website');
  await page.locator('#quiz-company').fill('Smith');
  await website.fill('not a website');
  await page.locator('#quiz-company').focus();
  await expect(website).toHaveAccessibleDescription('Invalid website URL');
  await expect(website).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('group', { name: 'What do you want more of?' })).toBeFocused();
  await expect(page.getByText('Website: Invalid website URL.')).toBeVisible();
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(website).toBeFocused();
  await website.fill('http://192.168.0.1');
  await website.press('Enter');
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
  await expect(page.getByText('Invalid website URL')).toHaveCount(0);
});

test('Next is enabled when the browser restores the answers after Back', async ({ page }) => {
  await page.addInitScript(() => {
    // Without our own draft only the browser restores the fields.
    Storage.prototype.setItem = () => {};
  });
  await page.goto(site('/quiz'));
  await expect(page.locator('[data-widget="quiz-form"][data-awake]')).toHaveCount(1);
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  await page.locator('#quiz-company').fill('Smith');
  await expect(next).toBeEnabled();
  await page.goto(site('/thank-you'));
  await page.goBack();
  await expect(page.locator('[data-widget="quiz-form"][data-awake]')).toHaveCount(1);
  await expect(page.locator('#quiz-company')).toHaveValue('Smith');
  await expect(next).toBeEnabled();
});

test('after writing, a visitor asks for a time by a ready-made email', async ({ page }) => {
  await page.goto(site('/thank-you'));
  const week = page.getByRole('table');
  await expect(week.getByRole('columnheader')).toHaveText(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
  const href = await week.getByRole('link', { name: 'Tuesday, 1 pm' }).getAttribute('href');
  const email = new URL(href ?? '');
  expect(email.pathname).toBe('hello@pierlight.example');
  expect(email.searchParams.get('body')).toContain('Tuesday at 1 pm would suit me.');
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('Contact calls at a tap and leads to a quiz that works at once', async ({ page }) => {
    await page.goto(site('/contact'));
    const call = page.getByRole('link', { name: /Call\s0191\s498\s0123/ });
    await expect(call).toBeInViewport();
    await expect(call).toHaveAttribute('href', 'tel:+441914980123');
    await page.getByRole('link', { name: 'Take the 60-second quiz' }).tap();
    await expect(page).toHaveURL(site('/quiz'));
    await expect(page.locator('[data-widget="quiz-form"][data-awake]')).toHaveCount(1);
    const step = (number: number) => page.getByText(`Step ${number} of 6`);
    await expect(step(1)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.locator('#quiz-company').fill('Smith');
    const choices = ['Content engine', 'Meta Ads', '£5k+', '3–6 months'];
    const places = new Set<number>();
    for (const [at, name] of [undefined, ...choices].entries()) {
      if (name) await page.getByText(name, { exact: true }).tap();
      const next = page.getByRole('button', { name: 'Next' });
      places.add(await next.evaluate((it) => it.getBoundingClientRect().top + scrollY));
      await next.tap();
      const progress = step(at + 2);
      await expect(progress).toBeInViewport({ ratio: 1 });
      // The navigation does not cover it either.
      const isSeen = await progress.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 10, top + 20));
      });
      expect(isSeen, `step ${at + 2}`).toBe(true);
    }
    expect(places.size).toBe(1);
  });
});

test('Back keeps every answer, and a choice can be deselected', async ({ page }) => {
  await page.goto(site('/contact'));
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await quiz.fill(page, mailOf('well'));
  for (let step = 6; step > 1; step--) {
    await expect(page.getByText(`Step ${step} of 6`)).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
  }
  for (const [field, value] of quiz.entered) await expect(page.locator(field)).toHaveValue(value);
  await page.getByRole('button', { name: 'Next' }).click();
  for (const name of ['Sales growth', 'Lead generation']) {
    const goal = page.getByRole('checkbox', { name });
    await expect(goal).toBeChecked();
    await goal.uncheck();
  }
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('the quiz works with the keyboard alone, and each step is announced', async ({ page }) => {
  await page.goto(site('/contact'));
  await page.locator('#quiz-company').fill('Smith');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'What do you want more of?' })).toBeFocused();
  const progress = page.getByRole('progressbar', { name: 'Progress' });
  await expect(progress).toHaveAttribute('aria-valuetext', 'Step 2 of 6');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Brand awareness' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 3 of 6')).toBeVisible();
});

test('an empty contact form says at each field what is missing', async ({ page }) => {
  const mails = await listenForMail(page);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(site('/contact'));
  const [name, email] = [page.locator('#contact-name'), page.locator('#contact-email')];
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(name).toHaveAccessibleDescription('Name is required');
  await expect(email).toHaveAccessibleDescription('Invalid email address');
  await expect(name).toBeFocused();
  // Neither the navigation nor the window's edge hides the field's label or its error.
  const head = await page.locator('.navigation').boundingBox();
  const label = await page.locator('[for="contact-name"]').boundingBox();
  expect(label?.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0));
  await expect(page.getByText('Name is required')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(await mails()).toEqual([]);
});

test('the backend client’s code loads at the first focus in a form', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  // Asked of the server: what a response held is gone once its page is.
  const clients = async () => {
    const found = await Promise.all(
      [...scripts].map(async (url) => {
        const code = await (await fetch(url)).text();
        return code.includes('autoRefreshToken') ? [url] : [];
      }),
    );
    return found.flat();
  };
  await page.goto(site('/contact'));
  await page.locator('.footer').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-awake]')).toHaveCount(2);
  await page.waitForLoadState('networkidle');
  expect(await clients()).toEqual([]);
  await page.locator('#contact-name').focus();
  await expect.poll(clients).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  // It is fetched, then imported from the browser's cache.
  const downloads = await page.evaluate(
    (url) =>
      performance
        .getEntriesByType('resource')
        .filter((one) => one.name === url && (one as PerformanceResourceTiming).transferSize > 0),
    (await clients())[0],
  );
  expect(downloads).toHaveLength(1);
});

test('text typed before hydration stays, and Enter sends it after hydration', async ({ page }) => {
  const letGo = await hold(page, '/assets/hydrate-*.js');
  await page.goto(site('/contact'));
  const email = mailOf('well');
  await contact.fill(page, email);
  await page.locator('#contact-email').press('Enter');
  expect(page.url()).toBe(site('/contact'));
  letGo();
  await expect(page).toHaveURL(site('/thank-you'));
  expect(await sent(page, email)).toHaveLength(1);
});
