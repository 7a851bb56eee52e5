import { existsSync, rmSync } from 'node:fs';
import type { Page, Route } from 'playwright/test';
import { tokenHeader } from '../../studio/desk/desk-messages.ts';
import { violations } from '../journeys/axe.ts';
import { complaints } from '../journeys/served-site.ts';
import { expect } from '../live/live-place.ts';
import { deskScreen } from './desk-screen.ts';
import { often, sharedDesk } from './shared-place.ts';

// They share one server and change one content.
const { place, read, test } = sharedDesk();

const campaigns = 'content/services/campaigns.md';
const about = 'content/pages/about.md';
const contact = 'content/pages/contact.md';

test('a page is found, edited and saved, and nothing else changes', async ({ page, desk }) => {
  const heard = complaints(page);
  const before = read(campaigns);
  const line = before.split('\n').find((one) => one.startsWith('title:')) ?? '';
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/desk/api/lists')) reads++;
  });
  await desk.find();
  expect(await violations(page)).toEqual([]);
  expect(reads).toBe(1);
  await page.getByRole('searchbox').fill('campaigns');
  await page
    .getByRole('link', { name: /^Some weeks matter/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(desk.shown.locator('h1')).toBeVisible();

  await desk.field('Title').fill('Campaigns that begin and end');
  await expect(desk.shown.locator('h1')).toHaveText('Campaigns that begin and end');
  await expect(desk.shown.locator('[data-desk-place]')).toHaveText('Campaigns that begin and end');
  expect(read(campaigns)).toBe(before);
  expect(await violations(page)).toEqual([]);
  await desk.save();
  const after = read(campaigns);
  expect(after.replace(/^title:.*$/m, line)).toBe(before);
  expect(after).toMatch(/^title: "?Campaigns that begin and end"?$/m);
  await page.locator('.toast').getByRole('button', { name: 'Close' }).press('Enter');
  await expect(desk.field('Title')).toBeFocused();

  await page.keyboard.press('Control+z');
  await expect(page.locator('.bar__state')).toHaveText('Not saved yet');
  await desk.save();
  expect(read(campaigns)).toBe(before);
  expect(heard).toEqual([]);
});

test('a title that is typed changes the page’s address, and loads no page', async ({ desk }) => {
  await desk.open('content/insights/instagram-reels-that-convert-a-breakdown.md');
  const html = desk.shown.locator('html');
  await html.evaluate((one) => one.classList.add('is-same'));
  for (const title of ['Reels', 'Reels that sell', 'Reels that sell chairs']) {
    await desk.field('Title').fill(title);
    await expect(desk.shown.locator('h1')).toHaveText(title);
  }
  const address = /\/insights\/reels-that-sell-chairs\?desk=/;
  await expect(desk.page.locator('.see a')).toHaveAttribute('href', address);
  await expect(html).toHaveClass('is-same');
});

/** Holds back what the preview asks for to show a change. */
async function heldSources(page: Page) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(/[?]desk=/, async (route) => {
    if (!route.request().headers()['live-source']) return route.continue();
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { isAsked: asked.promise, release: released.resolve };
}

test('the page opens the fold with what is edited, and marks no tag', async ({ page, desk }) => {
  await desk.open('content/services.json');
  await desk.shown.locator('h1').waitFor();
  const sources = await heldSources(page);
  await desk.put({ '1.faqs.0.a': 'Three photos, and ten minutes to answer our questions.' });
  await sources.isAsked;
  // As a widget does that starts late.
  await desk.shown.locator('body').evaluate((one) => one.append(document.createElement('hr')));
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  sources.release();
  const place = desk.shown.locator('[data-desk-place]');
  await expect(place).toHaveText('Three photos, and ten minutes to answer our questions.');
  await expect(place).toBeInViewport();
  await page.keyboard.press('Control+z');
  await desk.open('content/insights/content-calendars-that-actually-work.md');
  await desk.field('Title').focus();
  await expect(place).toHaveCount(1);
  await desk.at('tags.2').focus();
  await expect(desk.at('tags.2')).toHaveValue('Planning');
  await expect(place).toHaveCount(0);
});

test('a page that arrives late shows what was typed meanwhile', async ({ page, desk }) => {
  const typed = Promise.withResolvers<void>();
  await page.route(/\/services\?desk=/, async (route) => {
    const response = await route.fetch();
    await typed.promise;
    await route.fulfill({ response });
  });
  const isAsked = page.waitForRequest(/\/services\?desk=/);
  await desk.open('content/services.json');
  await isAsked;
  const isChecked = page.waitForResponse('**/desk/api/check');
  await desk.put({ '1.faqs.0.a': 'Two photos, and five minutes to answer.' });
  await isChecked;
  // It would be in other typefaces.
  await expect(page.getByText('Preparing the page …')).toBeVisible();
  await expect(page.locator('.see iframe')).toHaveCSS('opacity', '0');
  typed.resolve();
  await expect(desk.shown.locator('[data-desk-place]')).toHaveText(
    'Two photos, and five minutes to answer.',
  );
  await expect(page.locator('.see iframe')).toHaveCSS('opacity', '1');
  await expect(page.getByText('Preparing the page …')).toHaveCount(0);
});

test('the note under the page goes as soon as what it names is written', async ({ page, desk }) => {
  await desk.open(contact);
  await desk.at('formNote').fill('');
  const note = page.locator('.see__note');
  await expect(note).toContainText('until you fill it in');
  const release = Promise.withResolvers<void>();
  await page.route('**/desk/api/check', async (route) => {
    await release.promise;
    await route.continue();
  });
  await desk.at('formNote').fill('Words.');
  await expect(note).toBeEmpty();
  release.resolve();
  await page.getByRole('button', { name: 'Everything' }).click();
  await page.getByRole('button', { name: 'Throw them away' }).click();
});

test('a copy of a page has its words, and is written once it is saved', async ({ page, desk }) => {
  const path = 'content/insights/content-calendars-that-actually-work.md';
  const copy = 'content/insights/calendars-for-cafes.md';
  // The list with the page's kind may come late.
  const late = (route: Route) => page.waitForTimeout(1000).then(() => route.continue());
  await page.route('**/desk/api/files', late, { times: 1 });
  await desk.open(path);
  await page.getByRole('button', { name: 'Make a copy' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Make a copy of “/ });
  const title = dialog.getByLabel('Its title');
  await expect(title).toBeFocused();
  expect(await violations(page)).toEqual([]);
  const [, taken = ''] = /^title: "?(.*?)"?$/m.exec(read(path)) ?? [];
  await title.fill(taken);
  await page.keyboard.press('Enter');
  await expect(title).toHaveAccessibleDescription(/exists already/);
  await title.fill('Calendars for cafes');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Calendars for cafes');
  await expect(heading).toBeFocused();
  await expect(page.locator('.edit__marks')).toHaveText('DraftNew, not saved yet');
  expect(existsSync(place.file(copy))).toBe(false);
  await desk.save();
  const textOf = (file: string) => read(file).replace(/^---\n[\s\S]*?\n---\n/, '');
  expect(textOf(copy)).toBe(textOf(path));
  rmSync(place.file(copy));
});

test('a page at another width shows what was being read, and what is edited', async ({
  page,
  desk,
}) => {
  await desk.open('content/insights/instagram-reels-that-convert-a-breakdown.md');
  const heading = desk.shown.locator('main h2').nth(3);
  await heading.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
  await expect(heading).toBeInViewport();
  for (const width of ['Phone', 'Desktop', 'Phone']) {
    await page.getByRole('button', { name: width, exact: true }).press('Enter');
    await expect
      .poll(() => heading.evaluate(() => innerWidth))
      .toBe(width === 'Phone' ? 390 : 1440);
    await expect(heading).toBeInViewport();
  }
  await desk.at('summary').focus();
  const place = desk.shown.locator('[data-desk-place]');
  await expect(place).toBeInViewport();
  const desktop = page.getByRole('button', { name: 'Desktop', exact: true });
  await desktop.press('Enter');
  await expect.poll(() => heading.evaluate(() => innerWidth)).toBe(1440);
  await expect(place).toBeInViewport();
  // What is chosen is seen in the reader's own colours too.
  await page.emulateMedia({ forcedColors: 'active' });
  const colourOf = (one: Element) => getComputedStyle(one).backgroundColor;
  const chosen = await desktop.evaluate(colourOf);
  expect(chosen).not.toBe(
    await page.getByRole('button', { name: 'Phone', exact: true }).evaluate(colourOf),
  );
});

test('on a phone, the page shows what was edited while it was hidden', async ({ page, desk }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.open('content/services.json');
  const see = page.getByRole('button', { name: 'See the page' });
  const back = page.getByRole('button', { name: 'Back to the words' });
  await see.click();
  await expect(desk.shown.locator('h1')).toBeVisible();
  await back.click();
  for (const service of [2, 1]) {
    await desk.put({ [`${service}.faqs.0.a`]: `Nothing of service ${service}, as a rule.` });
    await expect(desk.shown.getByText(`Nothing of service ${service}`)).toBeAttached();
    await see.click();
    const place = desk.shown.locator('[data-desk-place]');
    await expect(place).toHaveText(`Nothing of service ${service}, as a rule.`);
    await expect(place).toBeInViewport();
    await back.click();
  }
  await see.click();
  await page.keyboard.press('Control+z');
  const place = desk.shown.locator('[data-desk-place]');
  await expect(place).toHaveText(/^Three or four photos/);
  await expect(place).toBeInViewport();
  const [shown, toast] = await Promise.all(
    ['.see', '.toast'].map((part) => page.locator(part).boundingBox()),
  );
  expect((shown?.y ?? 844) + (shown?.height ?? 0)).toBeLessThanOrEqual(toast?.y ?? 0);
  await place.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.locator('.bar__state')).toHaveText('All saved');
});

test('what stands beside a heading follows it while that is typed over', async ({ page, desk }) => {
  const path = 'content/projects/durham-kit-launch.md';
  const before = read(path);
  await desk.open(path);
  await desk.text.getByText('The old shirts came first').click();
  await page.keyboard.press('End');
  await page.keyboard.type(', of course');
  await expect(desk.shown.getByText('The old shirts came first, of course').first()).toBeAttached();
  await expect(desk.problems).toHaveCount(0);
  await desk.save();
  const after = read(path);
  expect(after.split('The old shirts came first, of course')).toHaveLength(3);
  expect(after.replaceAll(', of course', '')).toBe(before);
});

test('on a phone, who has seen the page is back at the words', async ({ page, desk }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.open(contact);
  await desk.at('formNote').fill('Words.');
  const top = async () => (await desk.at('formNote').boundingBox())?.y;
  const before = await top();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const see = page.getByRole('button', { name: 'See the page' });
  const back = page.getByRole('button', { name: 'Back to the words' });
  await see.click();
  await expect(desk.shown.locator('h1')).toBeVisible();
  await back.click();
  await expect(desk.at('formNote')).toBeFocused();
  expect(await top()).toBe(before);
  await desk.type('Last');
  await see.click();
  await back.click();
  await page.keyboard.type(' words.');
  await expect(desk.text).toContainText('Last words.');
  await expect(page.locator('.bar__state')).toHaveText('Not saved yet');
  await page.getByRole('button', { name: 'Everything' }).click();
  await page.getByRole('button', { name: 'Throw them away' }).click();
});

test('at 320 px, counts break no label, and the bar covers nothing', async ({ page, desk }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await desk.open(about);
  const labels = await page.locator('.field__label:has(.field__count) label').all();
  for (const label of labels) expect((await label.boundingBox())?.height).toBeLessThan(32);
  expect(labels.length).toBeGreaterThan(0);
  await desk.at('title').fill('Of');
  await page.getByRole('button', { name: 'See the page' }).click();
  const bar = await page.locator('.bar').boundingBox();
  const head = await page.locator('.see__head').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 640)).toBeLessThanOrEqual(head?.y ?? 0);
  expect(bar?.height).toBeLessThan(64);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(640);
  await page.getByRole('button', { name: 'Back to the words' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
});

test('on a phone, a form begins in the first window, and its parts say what they hold', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const settings = 'content/site.json';
  const before = read(settings);
  const [first, second] = JSON.parse(before).people;
  await desk.open(settings);
  await expect(desk.at('name')).toBeInViewport();
  const people = page.locator('summary', { has: page.getByRole('heading', { name: 'People' }) });
  await expect(people).toContainText(first.name);
  const item = page.getByRole('button', { name: `Remove ${first.name}` });
  await expect(item).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await people.press('Enter');
  await expect(item).toBeVisible();
  // What has a problem is open.
  place.edit(settings, (text) => text.replace(first.name, first.name.repeat(9)));
  await page.reload();
  await expect(desk.problems).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove ${second.name}` })).toBeVisible();
  place.edit(settings, () => before);
  await desk.open('content/projects/calm-dog.md');
  await expect(desk.at('title')).toBeInViewport();
});

test('on a phone, the start leads to each kind, the site and what is left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await deskScreen(page, place).find();
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  await expect(link('See the site')).toBeInViewport({ ratio: 1 });
  await expect(link('Before you go live')).toBeInViewport({ ratio: 1 });
  const kinds = page.getByRole('navigation', { name: 'Kinds' }).getByRole('link');
  await expect(kinds.first()).toBeInViewport({ ratio: 1 });
  const search = page.getByRole('searchbox');
  await search.evaluate((box: HTMLInputElement) => (box.value = box.placeholder));
  expect(await search.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  await expect(page.getByRole('navigation', { name: 'Kinds' })).toHaveCSS('mask-image', /gradient/);
  const last = kinds.last();
  await last.click();
  const href = (await last.getAttribute('href')) ?? '';
  await expect(page.locator(href)).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
});

test('what is left before going live leads back to the desk, which names pages by their titles', async ({
  page,
  desk,
}) => {
  await page.goto(place.address('/_live/before'));
  await expect(page.getByText(/^For whoever looks after the site: supabase/).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'The desk' }).click();
  await expect(desk.everything).toBeVisible();
  await desk.open('content/services.json');
  await expect(page.locator('.edit__where')).toHaveText(/^Shown on “[A-Z].+”$/);
});

test('above a phone’s keyboard, bars stay and are small, and toasts are aside', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await desk.open(about);
  await desk.type('\n\nFar down.');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeInViewport({ ratio: 1 });
  const bottoms = await page
    .locator('.bar, .text__tools')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().bottom));
  expect(bottoms).toHaveLength(2);
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(104);
  await save.click();
  const toast = await page.locator('.toast').boundingBox();
  const written = await desk.text.getByText('Far down.').boundingBox();
  expect((toast?.y ?? 480) + (toast?.height ?? 0)).toBeLessThan(written?.y ?? 0);
  await page.keyboard.press('Control+z');
  await desk.save();
});

test('a page that is linked to goes only if its links lead on', async ({ page, desk }) => {
  const path = 'content/insights/content-calendars-that-actually-work.md';
  const dialog = page.getByRole('dialog');
  const leads = dialog.getByLabel('Where links should lead');
  const unchosen = dialog.getByRole('button', { name: 'Choose where links should lead' });
  await desk.open(path);
  const { promise: isKnown, resolve: know } = Promise.withResolvers<void>();
  await page.route('**/desk/api/links', (route) => isKnown.then(() => route.continue()));
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  // The likeliest pages and none: others are found by their words.
  await expect(dialog.locator('.pick')).toHaveCount(4);
  await expect(dialog.locator('.pick').first()).toContainText('Article');
  await leads.fill('insights');
  await dialog.getByRole('button', { name: 'Looking for links …' }).press('Enter');
  know();
  await unchosen.press('Enter');
  await expect(leads).toBeFocused();
  await leads.fill('a page that is nowhere');
  await page.keyboard.press('Enter');
  await expect(unchosen).toBeVisible();
  await dialog.getByRole('button', { name: /^Nowhere/ }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Delete, and break the links' })).toBeVisible();
  await dialog.getByText(/links lead to it$/).click();
  await expect(dialog.getByRole('list', { name: 'What links here' })).toContainText(
    'Instagram Reels',
  );
  await page.keyboard.press('Escape');
  expect(read(path)).not.toMatch(/^draft:/m);

  await page.getByRole('button', { name: 'Hold it back' }).press('Enter');
  await expect(dialog.getByText(/links lead to it$/)).toBeVisible();
  await unchosen.press('Enter');
  await expect(leads).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await leads.fill('/insights');
  await dialog.getByRole('button', { name: /· \/insights$/ }).press('Enter');
  await dialog.getByRole('button', { name: 'Hold it back and save' }).press('Enter');
  const held = page.getByText(/^Held back. Links to it lead to/);
  await expect(held).toHaveText(/ now\. Visitors see it until you publish\.$/);
  await expect(desk.problems).toHaveCount(0);
  expect(read(path)).toMatch(/^draft: true$/m);
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  const headers = { [tokenHeader]: place.token };
  const asked = await page.request.post(place.address('/desk/api/links'), {
    data: { path },
    headers,
  });
  const { links } = (await asked.json()).answer;
  expect(links).toEqual([]);
});

test('a problem is named at its field and line, with links', async ({ page, context, desk }) => {
  const before = read(campaigns);
  await desk.open(campaigns);
  const description = desk.field('Description');
  await description.fill('Short');
  await desk.type('\n\nSee [what we did](/nowhere).\n');
  await expect(desk.problems.getByRole('listitem')).toHaveCount(2);
  await expect(page.locator('.text-editor .note')).toContainText('"/nowhere" leads to no page');
  await desk.problems.getByRole('button', { name: 'Description' }).press('Enter');
  await expect(description).toBeFocused();
  await expect(description).toHaveAccessibleDescription(/least is/);
  expect(await violations(page)).toEqual([]);

  // It is saved all the same; the desk says at once that it cannot be published.
  await desk.save();
  await expect(
    page.getByText('Saved, not yet to be published: 2 things to put right.'),
  ).toBeVisible();
  expect(read(campaigns)).toContain('](/nowhere)');
  await page.getByRole('button', { name: '2 to put right' }).press('Enter');
  await expect(description).toBeFocused();
  await desk.problems.getByRole('button', { name: /^Text/ }).press('Enter');
  await expect(desk.text).toBeFocused();
  const live = await context.newPage();
  await live.goto(place.address('/services/campaigns'));
  await expect(live.getByRole('link', { name: 'what we did' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Everything' }).press('Enter');
  await page.getByRole('button', { name: '2 to put right' }).press('Enter');
  await expect(description).toHaveValue('Short');
  place.edit(campaigns, () => before);
  await expect(description).not.toHaveValue('Short');
});

test('a new project is told in parts, and a key goes from blank to blank', async ({
  page,
  desk,
}) => {
  await desk.find();
  await page.getByRole('button', { name: 'New project' }).click();
  const clients = page.getByLabel('The client', { exact: true }).locator('option');
  await expect(clients.last()).toHaveText(/\(has one already\)$/);
  await page.getByLabel('The client', { exact: true }).selectOption('Calm Dog');
  await expect(page.getByLabel('A name for this second project')).toBeVisible();
  await desk.make('Project', 'Staithe');
  const part = (name: string) =>
    page.locator('summary', { has: page.getByRole('heading', { name }) });
  await expect(part('Who it was for')).toContainText(/[1-9] of \d+ left$/);
  const asked = part('What was asked');
  await expect(asked).toContainText('2 of 2 left');
  await expect(desk.at('intro')).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await desk.at('caseStudy.industry').focus();
  await page.keyboard.press('F8');
  await expect(desk.at('intro')).toBeFocused();
  await page.keyboard.insertText('Staithe mends sails.');
  await expect(asked).toContainText('1 of 2 left');
  await page.getByRole('button', { name: 'Next blank' }).press('Enter');
  await expect(desk.at('caseStudy.description')).toBeFocused();
  // A finished form is open, but for what it does not have.
  await desk.open('content/projects/calm-dog.md');
  await expect(desk.at('intro')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next blank' })).toHaveCount(0);
  await desk.at('intro').focus();
  await page.keyboard.press('F8');
  await expect(page.getByText('No blank is left.')).toBeVisible();
  await expect(desk.at('intro')).toBeFocused();
  // What is emptied is a blank too, whatever else is wrong.
  await desk.at('intro').fill('');
  await desk.at('description').fill('Short');
  await desk.at('caseStudy.industry').focus();
  await page.getByRole('button', { name: 'Next blank' }).press('Enter');
  await expect(desk.at('intro')).toBeFocused();
});

test('a list grows, shrinks and is sorted by keys and pointer', often, async ({ page, desk }) => {
  await desk.open(campaigns);
  const list = desk.group('Keywords');
  const fields = list.getByRole('textbox');
  const values = () =>
    fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const [first = '', second = '', ...rest] = await values();
  await list.getByRole('button', { name: `Move ${first} down` }).press('Enter');
  await expect.poll(values).toEqual([second, first, ...rest]);
  await expect(list.getByRole('button', { name: `Move ${first} down` })).toBeFocused();

  const grips = list.locator('.item__grip');
  await grips.nth(0).scrollIntoViewIfNeeded();
  const [from, to] = await Promise.all([grips.nth(1).boundingBox(), grips.nth(0).boundingBox()]);
  await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) - 4, { steps: 4 });
  await page.mouse.up();
  await expect.poll(values).toEqual([first, second, ...rest]);

  await list.getByRole('button', { name: 'Add a keyword' }).press('Enter');
  await expect(list.getByRole('textbox').last()).toBeFocused();
  await page.keyboard.insertText('launch week');
  await expect.poll(values).toEqual([first, second, ...rest, 'launch week']);
  // One that is blank already comes before a new one.
  await page.keyboard.press('Enter');
  await list.getByRole('button', { name: 'Add a keyword' }).press('Enter');
  await expect.poll(values).toEqual([first, second, ...rest, 'launch week', '']);
  await expect(list.getByRole('textbox').last()).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect.poll(values).toEqual([first, second, ...rest, 'launch week']);
  await desk.save();
  expect(read(campaigns)).toContain('launch week');
  await list.getByRole('button', { name: 'Remove launch week' }).press('Enter');
  await expect.poll(values).toEqual([first, second, ...rest]);
  await desk.save();
  expect(read(campaigns)).not.toContain('launch week');
});

test('a button’s name comes after a while, over no control, and goes with Escape', async ({
  page,
  desk,
}) => {
  await desk.open(campaigns);
  await expect(desk.text).toBeVisible();
  await expect(desk.shown.locator('h1')).toBeVisible();
  const keywords = desk.group('Keywords');
  const tip = page.locator('.tooltip');
  const covered = () =>
    tip.evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const controls = [...document.querySelectorAll('main :is(button, input, select)')];
      return controls.filter((control) => {
        const box = control.getBoundingClientRect();
        return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
      }).length;
    });
  const move = keywords.getByRole('button', { name: / down$/ }).first();
  await move.hover();
  await expect(tip).toHaveCount(0);
  await expect(tip).toHaveText(/^Move .+ down$/);
  expect(await covered()).toBe(0);
  await tip.hover();
  await page.waitForTimeout(500);
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.getByRole('toolbar').getByRole('button', { name: 'Heading' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tip).toHaveText('Bold (Ctrl B)');
  expect(await covered()).toBe(0);
  // In a dialog, Escape dismisses the name alone.
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  // As it grows until then, the button moves away from the mouse.
  await expect(page.getByRole('dialog')).not.toContainText('Looking for links');
  await close.hover();
  await expect(tip).toHaveText('Close');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Under a mouse at rest, a dialog opens without a name over it.
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(close).toBeVisible();
  await page.waitForTimeout(900);
  await expect(tip).toHaveCount(0);
  await page.keyboard.press('Escape');
});

test('on a phone, an item takes one row, moves, and comes back if removed', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.open('content/services.json');
  const first = page.locator('.item').first();
  expect((await first.boundingBox())?.height).toBeLessThan(70);
  const up = first.getByRole('button', { name: / up$/ });
  const down = first.getByRole('button', { name: / down$/ });
  await expect(down).toBeHidden();
  await first.getByRole('button', { name: /^Move / }).press('Enter');
  await expect(down).toBeFocused();
  expect((await first.boundingBox())?.height).toBeLessThan(110);
  const moved = await down.getAttribute('aria-label');
  await down.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', moved ?? '');
  await page.locator(':focus').press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(first.locator(':focus')).toHaveAttribute('aria-label', / up$/);
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('.bar__state')).toHaveText('All saved');
  const remove = page.getByRole('button', { name: /^Remove Social Media/ }).first();
  const [, name = ''] = /^Remove (.+)$/.exec((await remove.getAttribute('aria-label')) ?? '') ?? [];
  await remove.press('Enter');
  await expect(remove).toHaveCount(0);
  const toast = page.locator('.toast');
  await expect(toast.locator('p')).toHaveText(`Removed: ${name}.`);
  const undo = toast.getByRole('button', { name: 'Undo' });
  const [words, button] = await Promise.all([toast.locator('p').boundingBox(), undo.boundingBox()]);
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  await undo.click();
  await expect(remove).toBeVisible();
  await expect(page.locator('.bar__state')).toHaveText('All saved');
});

test('on a phone, no line over the text names keys, and rare tools have words', async ({
  browser,
}) => {
  const viewport = { width: 320, height: 568 };
  const page = await browser.newPage({ hasTouch: true, isMobile: true, viewport });
  const desk = deskScreen(page, place);
  await desk.open(contact);
  await expect(desk.text).toHaveAccessibleDescription(/Ctrl K/);
  await expect(page.getByText('Tab leaves the text.')).toBeHidden();
  const tools = page.getByRole('toolbar', { name: 'Text' });
  const more = tools.getByRole('button', { name: 'More' });
  await more.tap();
  await expect(tools.getByText('Numbered list')).toBeInViewport({ ratio: 1 });
  for (const one of await tools.getByRole('button').all()) {
    await expect(one).toBeInViewport({ ratio: 1 });
    const { width = 0, height = 0 } = (await one.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(tools.getByText('Numbered list')).toBeHidden();
  await more.tap();
  await tools.getByRole('button', { name: 'Table' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await expect(tools.getByText('Numbered list')).toBeHidden();
  await page.close();
});

test('who adds or removes a part goes on from its place', async ({ page, desk }) => {
  await desk.open('content/insights/instagram-reels-that-convert-a-breakdown.md');
  await page.getByRole('button', { name: 'Remove work' }).press('Enter');
  const add = page.getByRole('button', { name: 'Add work' });
  await expect(add).toBeFocused();
  await add.press('Enter');
  await expect(desk.at('work.project')).toBeFocused();
  // One that was begun and left blank.
  await page.getByRole('button', { name: 'Remove work' }).press('Enter');
  await expect(add).toBeFocused();
});

test('what is not saved comes back in the next tab, and in no other', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) page.on('dialog', (dialog) => dialog.accept());
  const [first, second] = [deskScreen(one, place), deskScreen(other, place)];
  await first.open(about);
  await first.type('\nNobody has saved this.\n');
  await expect(one.locator('.bar__state')).toHaveText('Not saved yet');
  await second.open(about);
  await second.text.press('Control+End');
  await expect(second.text).not.toContainText('Nobody has saved this.');
  await one.close();
  const again = await context.newPage();
  const third = deskScreen(again, place);
  await third.open(about);
  // The editor renders only the lines that are seen.
  await third.text.press('Control+End');
  await expect(third.text).toContainText('Nobody has saved this.');
  await expect(again.getByRole('heading', { name: /unsaved words from/ })).toBeVisible();
  expect(await violations(again)).toEqual([]);
  await again.getByRole('button', { name: 'Go back to the saved version' }).click();
  await expect(again.locator('.bar__state')).toHaveText('All saved');
  await again.keyboard.press('Control+z');
  await expect(third.text).toContainText('Nobody has saved this.');
  expect(read(about)).not.toContain('Nobody has saved this.');
});

test('of two who save a file, the second gets what the first has changed', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  const [first, second] = [deskScreen(one, place), deskScreen(other, place)];
  await first.open(contact);
  await second.open(contact);
  await second.field('Intro').fill('An intro of the second of us.');
  await expect(other.locator('.bar__state')).toHaveText('Not saved yet');
  await first.field('Title').fill('Write to the first of us');
  await first.save();
  await expect(second.outdated).toBeVisible();
  await second.text.press('Control+End');
  await other.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(second.outdated).not.toBeInViewport();
  await other.getByRole('button', { name: 'Changed by somebody else too' }).press('Enter');
  await expect(second.outdated).toBeInViewport();
  await second.save();
  await expect(other.getByText('Saved, with what somebody else has changed')).toBeVisible();
  await expect(second.field('Title')).toHaveValue('Write to the first of us');
  // Whoever has nothing unsaved follows.
  await expect(first.field('Intro')).toHaveValue('An intro of the second of us.');
  await other.keyboard.press('Control+z');
  await expect(second.field('Intro')).not.toHaveValue('An intro of the second of us.');
  await expect(second.field('Title')).toHaveValue('Write to the first of us');
});

test('a long list shows its first items, the rest at a press or a link', async ({ page, desk }) => {
  const prices = 'content/prices.json';
  const terms = Array.from({ length: 20 }, (_, at) => ({ label: `Term ${at + 1}`, value: 'Ours' }));
  place.edit(prices, (text) => JSON.stringify({ ...JSON.parse(text), terms }));
  await desk.open(prices);
  await expect(page.getByRole('button', { name: /^Term \d+$/ })).toHaveCount(6);
  await page.getByRole('button', { name: 'Show the other 14' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Term 7', exact: true })).toBeFocused();
  await page.goto(place.address(`/desk?file=${encodeURIComponent(prices)}&field=terms.19.value`));
  await expect(desk.at('terms.19.value')).toBeFocused();
});
