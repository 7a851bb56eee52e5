import { get } from 'node:http';
import { violations } from '../journeys/axe.ts';
import { complaints } from '../journeys/served-site.ts';
import { expect } from '../live/live-place.ts';
import { sharedDesk } from './shared-place.ts';

const { place, test } = sharedDesk();

test('a page that was scrolled is edited at the words that are seen', async ({ page }) => {
  await page.goto(place.address('/insights/instagram-reels-that-convert-a-breakdown'));
  const heading = page.locator('main h2[id]').last();
  await heading.evaluate((one) => scrollTo(0, one.getBoundingClientRect().top + scrollY - 120));
  const words = ((await heading.textContent()) ?? '').replaceAll('\u00a0', ' ').trim();
  await page.getByRole('link', { name: 'Edit this page' }).click();
  const text = page.locator('.text-editor').getByRole('textbox');
  await expect(text).toBeFocused();
  await expect(text.getByText(words)).toBeInViewport();
});

test('words that a list holds are edited there, and a question leads to its field', async ({
  page,
  desk,
}) => {
  await page.goto(place.address('/services'));
  await page.getByText('Outcomes, what you get, and FAQs').first().click();
  const outcome = page.getByText('A number everyone in your firm can name').first();
  // Pictures above it take their places while it is scrolled to.
  await expect(async () => {
    await outcome.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - 100));
    await page.waitForTimeout(300);
    const top = await outcome.evaluate((one) => one.getBoundingClientRect().top);
    expect(Math.abs(top - 100)).toBeLessThan(2);
  }).toPass();
  await page.getByRole('link', { name: 'Edit this page' }).click();
  await expect(page).toHaveURL(/services\.json/);
  await expect(desk.at('0.outcomes.1')).toBeFocused();
  const question = desk.shown.getByText('Can we see posts before they go out?');
  // The browser takes it once the page beside is drawn: seconds, on a busy machine a minute.
  await question.click({ timeout: 200_000 });
  await expect(desk.at('0.faqs.2.q')).toBeFocused();
  await expect(desk.shown.locator('details[open] details[open]')).toBeVisible();
});

test('a problem that a page shows is put right at its place at the desk', async ({ page }) => {
  await page.goto(place.address('/about'));
  place.edit('content/pages/about.md', (text) => `${text}\nSee [the kiln](/kiln).\n`);
  const problems = page.getByRole('region', { name: 'One problem' });
  await expect(problems).toContainText('leads to no page');
  await problems.getByRole('link', { name: 'Put it right' }).click();
  const text = page.locator('.text-editor').getByRole('textbox');
  await expect(text.getByText('See the kiln.')).toBeInViewport();
  place.edit('content/pages/about.md', (text) => text.replace(/\nSee .*\n$/, ''));
});

test('one key leads from a page to its file at the desk, and back again', async ({ page }) => {
  const heard = complaints(page);
  await page.goto(place.address('/services/campaigns'));
  const link = page.getByRole('link', { name: 'Edit this page' });
  await expect(link).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // Whatever it covers can be scrolled out from under it.
  await page.keyboard.press('Control+End');
  const button = await link.boundingBox();
  await expect.poll(lowest).toBeLessThanOrEqual(button?.y ?? 0);

  await page.locator('header').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(place.address('/about'));
  await expect(page.locator('h1')).toBeFocused();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/desk\?file=content%2Fpages%2Fabout\.md$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.frameLocator('iframe').locator('h1')).toBeVisible();
  await expect(
    page.frameLocator('iframe').getByRole('link', { name: 'Edit this page' }),
  ).toBeHidden();

  const back = page.getByRole('link', { name: 'Open the page in a new tab' });
  const [tab] = await Promise.all([page.waitForEvent('popup'), back.press('Enter')]);
  await expect(tab).toHaveURL(place.address('/about'));
  expect(heard).toEqual([]);

  function lowest(): Promise<number> {
    return page.evaluate(() => document.body.getBoundingClientRect().bottom);
  }
});

const readers: [who: string, headers: Record<string, string>, hears: boolean][] = [
  ['on this machine', { 'Sec-Fetch-Site': 'same-origin' }, true],
  ['on a phone, without the code', { Host: '192.168.1.20' }, false],
  ['of another site', { 'Sec-Fetch-Site': 'cross-site' }, false],
];

for (const [who, headers, hears] of readers) {
  test(`a page ${who} is offered the desk only if it may use it`, async () => {
    const url = new URL(place.address('/_live/events'));
    const heard = await new Promise<string>((resolve, reject) => {
      get(url, { headers: { Host: url.host, ...headers } }, async (response) => {
        let text = '';
        for await (const chunk of response) {
          text += chunk;
          // The site's state comes last.
          if (text.includes('"version"')) break;
        }
        resolve(text);
      }).on('error', reject);
    });
    expect(heard.includes('event: edit')).toBe(hears);
  });
}
