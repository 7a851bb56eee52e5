import { expect, type Page, test } from 'playwright/test';
import { address } from './served-site.ts';

const services = '.services__service';

test('at a desk each service’s work fills more than half of the window, in turn from either edge', async ({
  page,
}) => {
  for (const width of [1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address('/services'));
    const works = await page.locator('.services__work').evaluateAll(twelfths);
    expect(new Set(works)).toEqual(new Set(['0+7', '5+7']));
    expect(works.filter((work, at) => work === works[at + 1])).toEqual([]);
    expect(works).toHaveLength(5);
  }
});

test('at a desk a press opens all of a service, on a short page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address('/services'));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7000);
  for (const service of await page.locator(services).all()) {
    await expect(service.locator('.services__more')).toBeHidden();
    await service.locator('.folded:last-child > summary').click();
    await expect(service.getByRole('heading', { level: 3 })).toHaveText([
      'Outcomes',
      'What you get',
      'FAQs',
    ]);
    await expect(service.locator('.services__more > p')).toBeVisible();
    await expect(service.getByRole('link', { name: '£' })).toHaveAttribute('href', '#prices');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the page is below 9,500 px high, and each service below 1,100', async ({ page }) => {
    await page.goto(address('/services'));
    const heights = await page.evaluate((services) => {
      const all = [...document.querySelectorAll(services)];
      const page = document.documentElement.scrollHeight;
      return { page, services: all.map((one) => one.getBoundingClientRect().height) };
    }, services);
    expect(heights.page).toBeLessThan(9500);
    expect(Math.max(...heights.services)).toBeLessThan(1100);
    for (const work of await page.locator('.services__work').all()) {
      const { height = 0 } = (await work.boundingBox()) ?? {};
      expect(height).toBeGreaterThan(100);
      expect(height).toBeLessThan(420);
    }
  });

  test('what you get opens at a tap, without a script, and again closes', async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(address('/services'));
    await opensAndCloses(page);
    await context.close();
  });
});

test('the list of services leads to each, and says what it costs', async ({ page }) => {
  await page.goto(address('/services'));
  const list = page.getByRole('navigation', { name: 'Services' });
  await expect(list.getByRole('listitem').filter({ hasText: /£\d/ })).toHaveCount(5);
  for (const heading of await page.locator(`${services} h2`).all()) {
    const name = await heading.innerText();
    await list.getByRole('link', { name: name.replaceAll('\n', ' '), exact: true }).click();
    await expect(heading).toBeInViewport();
  }
});

async function opensAndCloses(page: Page): Promise<void> {
  const service = page.locator(services).first();
  const heading = service.getByRole('heading', { name: 'What you get' });
  await expect(heading).toBeHidden();
  await service.locator('.folded:last-child > summary').click();
  await expect(heading).toBeVisible();
  await expect(service.locator('.faqs summary').first()).toBeVisible();
  await service.locator('.folded:last-child > summary').click();
  await expect(heading).toBeHidden();
}

/** Where each begins and how wide it is, in twelfths of the window. Runs in the browser. */
function twelfths(all: Element[]): string[] {
  const twelfth = innerWidth / 12;
  return all
    .map((one) => one.getBoundingClientRect())
    .map(({ left, width }) => `${Math.round(left / twelfth)}+${Math.round(width / twelfth)}`);
}
