import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { violations } from '../journeys/axe.ts';
import { expect } from '../live/live-place.ts';
import { sharedDesk } from './shared-place.ts';

// They share one server and change one content.
const { place, read, test } = sharedDesk();

const contact = 'content/pages/contact.md';
const about = 'content/pages/about.md';

/** Until everything that follows from a pause in typing has been asked and answered. */
async function rests(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().endsWith('/desk/api/advice'));
}

test('an invisible character leaves the desk there, after a reload too', async ({ page, desk }) => {
  page.on('dialog', (dialog) => dialog.accept());
  const before = read(contact);
  place.edit(contact, (text) => text.replace(/^title: .*$/m, 'title: Soft\u00adhyphen'));
  await desk.open(contact);
  await rests(page);
  await expect(desk.problems).toContainText('U+00AD');
  await desk.type('\nOne zero\u200bwidth space.');
  await rests(page);
  await expect(desk.problems).toContainText('U+200B');
  const advised = rests(page);
  await page.reload();
  await advised;
  await expect(desk.text).toContainText('One zero');
  await expect(desk.problems).toContainText('U+200B');
  await desk.problems
    .locator('li', { hasText: 'zero-width space' })
    .getByRole('button', { name: 'Take it out' })
    .press('Enter');
  await desk.problems.getByRole('button', { name: 'Take it out' }).press('Enter');
  await expect(desk.problems).toHaveCount(0);
  await expect(desk.field('Title')).toHaveValue('Softhyphen');
  await desk.save();
  expect(read(contact)).toContain('One zerowidth space.');
  writeFileSync(place.file(contact), before);
});

const broken: [what: string, change: (text: string) => string, says: string][] = [
  ['a tab in its fields', (text) => text.replace('title: ', '\ttitle: '), 'tab'],
  ['no --- before its fields', (text) => text.replace(/^---\n/, ''), 'Its first line must be ---'],
  ['no --- after its fields', (text) => text.replace(/\n---\n/, '\n'), 'never closes it'],
];

for (const [what, change, says] of broken) {
  test(`a file with ${what} shows its words and can be put right`, async ({ page, desk }) => {
    const before = read(about);
    writeFileSync(place.file(about), change(before));
    await page.goto(place.address(`/desk?file=${encodeURIComponent(about)}`));
    await rests(page);
    await expect(desk.problems).toContainText(says);
    await expect(page.locator('#main')).toContainText(/title: /);
    expect(await violations(page)).toEqual([]);
    const raw = page.getByRole('textbox', { name: 'The fields, as they are written' });
    if (await raw.count()) {
      const front = /^---\n[\s\S]*?\n---\n/.exec(before)?.[0] ?? '';
      // Broken in another way, they keep every word.
      await raw.fill(front.replace(/---\n$/, '').replace('title: ', '\ttitle: '));
      await rests(page);
      await expect(raw).toHaveValue(/title: /);
      await raw.fill(front);
    } else {
      await desk.text.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(before);
    }
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
    await desk.save();
    expect(read(about)).toBe(before);
  });
}

test('what is pasted loses invisible characters, and says so', async ({ page, context, desk }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await desk.open(contact);
  const words = '\ufeffAt the\u200b kiln\u00ad\u200e 👨‍👩‍👧';
  await page.evaluate((text) => navigator.clipboard.writeText(text), words);
  await desk.text.press('Control+End');
  await page.keyboard.press('Control+v');
  await expect(desk.text).toContainText('At the kiln 👨‍👩‍👧');
  expect(await desk.text.innerText()).not.toMatch(/[\ufeff\u200b\u00ad\u200e]/);
  const told = page.getByRole('status').filter({ hasText: 'invisible characters' });
  await expect(told).toContainText('4 invisible characters were taken out');
  const title = desk.field('Title');
  await title.fill('Before after');
  await title.press('Home');
  for (let times = 0; times < 7; times++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  await page.keyboard.type('!');
  await expect(title).toHaveValue('Before At the kiln 👨‍👩‍👧!after');
  await page.keyboard.press('Control+z');
  await expect(title).not.toHaveValue(/kiln/);

  // Over a dialog it could not be pressed, and taps on it would meet what lies below.
  await page.getByRole('button', { name: 'Link (Ctrl K)' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/^Part of its title/)).toBeFocused();
  await page.keyboard.press('Control+v');
  await expect(dialog.locator('.toast')).toContainText('invisible characters were taken out');
  await dialog.locator('.toast').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(dialog.getByLabel(/^Part of its title/)).toBeVisible();
});

test('a fault of the desk says so, and hands over the words', async ({ page, context, desk }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  page.on('dialog', (dialog) => dialog.accept());
  await desk.open(contact);
  await expect(page.locator('.bar__state')).toHaveText('All saved');
  // An answer of the right kind with something impossible in it: a fault that nobody foresaw.
  await page.route('**/desk/api/check', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    await route.fulfill({ json: { ...reply, answer: { ...reply.answer, problems: [null] } } });
  });
  await desk.field('Title').fill('Words of a bad moment');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('The desk has a fault');
  await expect(heading).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Your words' })).toHaveValue(
    /Words of a bad moment/,
  );
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Copy them' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('bad moment');
  await page.reload();
  await expect(heading).toHaveText('The desk has a fault');
  await page.unroute('**/desk/api/check');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(desk.field('Title')).toHaveValue('Words of a bad moment');
  await page.getByRole('button', { name: 'Go back to the saved version' }).click();
  await expect(page.locator('.bar__state')).toHaveText('All saved');
});

test('a desk that has not come whole says why, and comes when it can', async ({ page, desk }) => {
  const part = /\/desk\/text-part/;
  await page.route(part, (route) => route.abort());
  await page.goto(place.address(`/desk?file=${contact}`));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('The desk has not come whole');
  await expect(page.getByRole('main')).toContainText('The desk cannot reach the site.');
  await page.unroute(part);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(desk.text).toBeVisible();
});

test('an answer of another kind than expected changes nothing', async ({ page, desk }) => {
  await desk.open(contact);
  await page.route('**/desk/api/check', (route) =>
    route.fulfill({ json: { ok: true, answer: { type: 'lists', names: {} } } }),
  );
  await desk.field('Title').fill('Typed');
  await expect(page.getByRole('alert')).toContainText('Reload this page');
  await expect(desk.field('Title')).toHaveValue('Typed');
});
