import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { drawPhotograph } from '../fixtures/draw-photograph.ts';
import { violations } from '../journeys/axe.ts';
import { expect } from '../live/live-place.ts';
import { deskScreen } from './desk-screen.ts';
import { run, withRemote } from './git-folders.ts';
import { sharedDesk } from './shared-place.ts';

// Whoever runs this may have a name in git.
process.env.GIT_CONFIG_GLOBAL = '/dev/null';

let remote: string;
let theirs: string;
const { place, read, test } = sharedDesk((file) => {
  mkdirSync(file('remote'));
  ({ remote, theirs } = withRemote(file(''), file('remote')));
});

const contact = 'content/pages/contact.md';
const last = (folder: string) => run(folder, 'log', '-1', '--format=%s').trim();

async function retitled(page: Page, title: string): Promise<void> {
  const desk = deskScreen(page, place);
  await desk.open(contact);
  await desk.field('Title').fill(title);
  await desk.save();
}

/** Opens the dialog from the list of everything. */
async function publishing(page: Page) {
  await deskScreen(page, place).find();
  await page.getByRole('button', { name: /^Publish/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  const publish = async (message: string) => {
    await dialog.getByLabel(/^What you changed/).fill(message);
    await page.keyboard.press('Enter');
  };
  return { dialog, publish };
}

/** As of a site that is at an address of its own, and shows there what is published. */
async function atOwnAddress(page: Page, isLive = Promise.resolve()): Promise<void> {
  await page.route('**/desk/api/publish', async (route) => {
    const response = await route.fetch();
    const { answer } = await response.json();
    const awaited = { address: 'https://pierlight.co.uk', id: 'new' };
    await route.fulfill({ response, json: { ok: true, answer: { ...answer, awaited } } });
  });
  const live = { ok: true, answer: { type: 'live', isLive: true } };
  await page.route('**/desk/api/live', (route) => isLive.then(() => route.fulfill({ json: live })));
}

test('what has changed is told plainly, shown in old and new words, committed and sent', async ({
  page,
}) => {
  const [, title] = /^title: "?(.*?)"?$/m.exec(read(contact)) ?? [];
  await retitled(page, 'Six people and a lighthouse');
  const checked = Promise.withResolvers<void>();
  await page.route('**/desk/api/git', async (route) => {
    if (!route.request().postData()?.includes('isUnchecked')) await checked.promise;
    await route.continue();
  });
  const { dialog, publish } = await publishing(page);
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await expect(dialog.getByRole('status')).toHaveText(/^Checking that the site can be built/);
  checked.resolve();
  await expect(dialog.getByRole('status')).toBeEmpty();
  await expect(dialog.getByRole('checkbox')).toHaveAccessibleName(
    'Page “Six people and a lighthouse”: changed',
  );
  await dialog.getByText('See what changes in “Six people and a lighthouse”').click();
  await expect(dialog.getByLabel('As last published')).toContainText(`Title: ${title}`);
  await expect(dialog.getByLabel('To be published')).toContainText(
    'Title: Six people and a lighthouse',
  );
  await expect(dialog.getByLabel(/^What you changed/)).toHaveValue(
    'Change “Six people and a lighthouse”',
  );
  expect(await violations(page)).toEqual([]);
  await publish('Say who we are');
  await expect(dialog).toContainText('It is on the site in a few minutes.');
  await expect(dialog).toContainText('the desk tells you when');
  expect((await dialog.textContent())?.match(/few minutes/g)).toHaveLength(1);
  const address = dialog.getByRole('link', { name: 'Give the site’s real address' });
  await expect(address).toHaveAttribute('href', /site\.json.*url/);
  expect(await violations(page)).toEqual([]);
  expect(last(remote)).toBe('Say who we are');
  await expect(dialog.getByRole('link', { name: 'See the page' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(dialog.getByRole('button', { name: 'Take back this publication' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
  await page.getByRole('button', { name: /^Publish/ }).press('Enter');
  await expect(dialog).toContainText('Nothing has changed since the last time.');
});

test('the history has what was just published, and no sign of the text', async ({ page, desk }) => {
  const before = read(contact);
  const dialog = page.getByRole('dialog', { name: 'History' });
  const version = dialog.getByLabel('Versions').getByRole('button');
  await desk.open(contact);
  await page.getByRole('button', { name: 'History' }).click();
  await version.filter({ hasText: 'Say who we are' }).click();
  await expect(dialog).toContainText('This version is what is here now.');
  await expect(dialog.getByRole('button', { name: 'Restore it' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Take back this publication' }).click();
  const asked = page.getByRole('dialog', { name: 'Take back this publication?' });
  await expect(asked.getByRole('listitem')).toHaveText(/^Page “.*”: changed$/);
  expect(await violations(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Taken back, and saved.')).toBeVisible();
  await expect(desk.field('Title')).not.toHaveValue('Six people and a lighthouse');
  expect(read(contact)).not.toContain('Six people and a lighthouse');
  place.edit(contact, () => before);

  const added = '## Monday\n\n[Plan](/contact) it.\n\n> [!PLATE red]\n> ~~Was~~\n> Is\n';
  place.edit(contact, (text) => `${text.trimEnd()}\n\n${added}`);
  for (const width of [1200, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await desk.open(contact);
    await page.getByRole('button', { name: 'History' }).click();
    const published = version.filter({ hasText: /^Say who we are\d\d:\d\d, published by Nell$/ });
    await expect(published).toHaveAttribute('aria-pressed', 'true');
    expect(await published.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    const shown = dialog.locator('.versions');
    await expect(shown).toContainText('Panel, red:', { useInnerText: true });
    await expect(shown).toContainText('Monday', { useInnerText: true });
    await expect(shown).not.toContainText(/##|\]\(|\[!|~~/, { useInnerText: true });
    await expect(shown.locator('.text-link', { hasText: 'Plan' }).first()).toBeVisible();
    const beside = await shown
      .getByText(/unchanged lines/)
      .first()
      .evaluate((lines) => getComputedStyle(lines, '::before').content);
    expect(beside).toBe('none');
    // The head of the comparison lies over no button, wherever it is scrolled.
    await page.setViewportSize({ width: Math.min(width, 320), height: 520 });
    const covering = await dialog.getByRole('button', { name: 'Restore it' }).evaluate((button) => {
      const scrolled = button.closest('dialog') as Element;
      const { left, top } = button.getBoundingClientRect();
      return [...Array(40).keys()].filter((step) => {
        scrolled.scrollTop = step * 10;
        return !button.contains(document.elementFromPoint(left + 8, top + 8));
      });
    });
    expect(covering).toEqual([]);
    await page.keyboard.press('Escape');
  }
  place.edit(contact, () => before);
});

test('what still has words as they are published is said in Publish, and counted as it is found', async ({
  page,
  desk,
}) => {
  const site = 'content/site.json';
  const before = read(site);
  const founded = async (...years: readonly string[]) => {
    for (const year of years) {
      await desk.open(site);
      await desk.put({ 'company.founded': year });
      await desk.save();
    }
  };
  // Other pages have 2024, but no visitor has read that it is the year.
  await founded('2024', '2018');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.bar__left')).toBeVisible();
  await page.getByRole('button', { name: 'See the page' }).click();
  await expect(page.getByRole('button', { name: 'Desktop' })).toBeVisible();
  const [bar, head] = await Promise.all(
    ['.bar', '.see__head'].map((part) => page.locator(part).boundingBox()),
  );
  expect((bar?.y ?? 844) + (bar?.height ?? 0)).toBeLessThanOrEqual(head?.y ?? 0);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { dialog } = await publishing(page);
  const left = dialog.getByRole('link', { name: /^“/ });
  await expect(left).toHaveText(/^“2019” also stands in \d+ other places$/);
  expect(await violations(page)).toEqual([]);
  const [count] = /\d+(?= other)/.exec(await left.innerText()) ?? [];
  await left.click();
  await expect(page.locator('.find__count')).toContainText(`${count} places in the words`);
  await founded('2019');
  await desk.find();
  await expect(page.getByText('Changed in one place, and not in others')).toHaveCount(0);
  expect(read(site)).toBe(before);
});

test('what a closed tab left unsaved is named, and saved and sent at once if ticked', async ({
  page,
  desk,
}) => {
  await desk.open(contact);
  await desk.field('Title').fill('Six people and a bicycle');
  await expect(page.locator('.bar__state')).toHaveText('Not saved yet');
  await page.getByRole('button', { name: 'Everything' }).click();
  await page.getByRole('button', { name: 'Leave them for later' }).click();
  await expect(desk.everything).toBeVisible();
  await page.getByRole('button', { name: /^Publish/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  const unsaved = dialog.getByRole('checkbox', {
    name: '“Six people and a lighthouse”: not saved yet',
  });
  await expect(unsaved).not.toBeChecked();
  await unsaved.check();
  await dialog.getByText(/^See what changes/).click();
  await expect(dialog.getByLabel('To be published')).toContainText('Six people and a bicycle');
  expect(await violations(page)).toEqual([]);
  await atOwnAddress(page);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toContainText(/Sent at \d\d:\d\d\./);
  await expect(dialog.getByText(/^Live at \d\d:\d\d\.$/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'See it on the site' })).toHaveAttribute(
    'href',
    'https://pierlight.co.uk/contact',
  );
  expect(run(remote, 'show', `main:${contact}`)).toMatch(/^title: "?Six people and a bicycle"?$/m);
  expect(last(remote)).toBe('Change “Six people and a lighthouse”');
});

test('a remote that refuses is quoted, and gets what it lacks later', async ({ page }) => {
  const hook = join(remote, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  await retitled(page, 'Six people and two lighthouses');
  const { dialog, publish } = await publishing(page);
  await publish('Count the lighthouses');
  await expect(dialog).toContainText('has refused it because of a rule there');
  await expect(dialog).toContainText('It is saved on this computer');
  expect(await violations(page)).toEqual([]);
  expect([last(place.folder), last(remote)]).toEqual([
    'Count the lighthouses',
    'Change “Six people and a lighthouse”',
  ]);
  rmSync(hook);
  const again = await publishing(page);
  await expect(again.dialog).toContainText('One earlier change has not been sent yet');
  await expect(again.dialog.getByRole('list', { name: 'What has waited' })).toHaveText(
    'Page “Six people and two lighthouses”: changed',
  );
  await expect(page.locator('.bar').getByText(/^Publish/)).toHaveText('Publish1 changed');
  await again.dialog.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(again.dialog).toContainText('It is on the site in a few minutes.');
  expect(last(remote)).toBe('Count the lighthouses');
});

test('on a phone, what was said before lies over no button of the dialog', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.open(contact);
  await desk.field('Title').fill('Six people and a gull');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  expect(await page.locator('.toast').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  await expect(dialog).toBeHidden();
});

test('who has no name in git is asked for it where the button is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await retitled(page, 'Six people and a name');
  for (const key of ['user.name', 'user.email']) run(place.folder, 'config', '--unset', key);
  run(place.folder, 'config', 'user.useConfigOnly', 'true');
  const lock = place.file('.git/index.lock');
  writeFileSync(lock, '');
  const { dialog } = await publishing(page);
  await dialog.getByLabel('Your name').fill('Nell Hedley');
  await dialog.getByLabel('Your email address').fill('nell@pierlight.example');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(
    dialog.getByRole('alert').getByText('Another program is using git'),
  ).toBeInViewport();
  rmSync(lock);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toContainText('It is on the site in a few minutes.');
  expect(run(remote, 'log', '-1', '--format=%an <%ae>').trim()).toBe(
    'Nell Hedley <nell@pierlight.example>',
  );
});

test('a known mistake is named and stays here, and the rest is published', async ({ page }) => {
  const about = place.file('content/pages/about.md');
  const text = readFileSync(about, 'utf8');
  await retitled(page, 'Six people and a harbour');
  const link = '[No such place](/about#nowhere)';
  writeFileSync(about, `${text}\n${link}.\n\nAnd again, ${link}.\n`);
  const { dialog, publish } = await publishing(page);
  await expect(dialog.getByRole('heading', { name: 'One thing to put right' })).toBeVisible();
  await expect(dialog).toContainText('leads to no place on its page');
  await expect(dialog.getByRole('checkbox')).toHaveAccessibleName(
    'Page “Six people and a harbour”: changed',
  );
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await publish('Say where we are');
  await expect(dialog).toContainText('It is on the site in a few minutes.');
  expect([last(remote), run(remote, 'show', '--name-only', '--format=').trim()]).toEqual([
    'Say where we are',
    contact,
  ]);
  // Alone, it cannot go.
  const again = await publishing(page);
  await expect(again.dialog).toContainText('leads to no place on its page');
  await expect(again.dialog.getByLabel(/^What you changed/)).toHaveCount(0);
  await again.dialog.getByRole('region').getByRole('button').press('Enter');
  await expect(again.dialog).toBeHidden();
  await expect(page).toHaveURL(/about\.md/);
  writeFileSync(about, text);
});

function retitledByOthers(path: string, title: string): void {
  run(theirs, 'pull', '--quiet');
  const file = join(theirs, path);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: ${title}`));
  run(theirs, '-c', 'user.name=Sam Reed', 'commit', '--quiet', '-am', 'Theirs');
  run(theirs, 'push', '--quiet');
}

test('what is not ticked stays, and nothing goes without its picture', async ({ page }) => {
  const picture = place.file('content/media/quay.jpg');
  const about = place.file('content/pages/about.md');
  const text = readFileSync(about, 'utf8');
  mkdirSync(place.file('content/media'), { recursive: true });
  const drawn = await drawPhotograph({ width: 1600, height: 1200 });
  await drawn.jpeg().toFile(picture);
  writeFileSync(about, `${text}\n![The quay at first light](quay.jpg)\n`);
  await retitled(page, 'Six people and a quay');
  const { dialog, publish } = await publishing(page);
  const tick = (name: string | RegExp) => dialog.getByRole('checkbox', { name });
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await tick('quay.jpg: new').uncheck();
  await publish('About the quay');
  await expect(dialog.getByText('What is ticked needs something that is not.')).toBeVisible();
  await expect(dialog.getByRole('region')).toContainText('It needs quay.jpg, which is not ticked.');
  await dialog.getByRole('button', { name: 'Tick quay.jpg' }).press('Enter');
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(dialog.getByRole('region')).toHaveCount(0);
  expect(last(remote)).not.toBe('About the quay');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Tick none' }).press('Enter');
  await dialog.getByRole('button', { name: 'Tick all' }).press('Enter');
  await dialog.getByRole('button', { name: 'Tick none' }).press('Enter');
  await dialog.getByRole('button', { name: 'Tick what should be published' }).press('Enter');
  await tick(/^Page “Six people and a quay”/).check();
  await dialog.getByRole('button', { name: 'Publish 1', exact: true }).press('Enter');
  await expect(dialog).toContainText('It is on the site in a few minutes.');
  expect(run(remote, 'show', '--name-only', '--format=').trim()).toBe(contact);
  await publishing(page);
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
  writeFileSync(about, text);
  rmSync(picture);
});

test('from a page, that page is ticked, and nothing of others', async ({ page, desk }) => {
  const about = place.file('content/pages/about.md');
  const text = readFileSync(about, 'utf8');
  writeFileSync(about, `${text}\nNot yet to be published.\n`);
  await retitled(page, 'Six people and a ferry');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  const ticked = dialog.getByRole('checkbox', { checked: true });
  await expect(ticked).toHaveAccessibleName('Page “Six people and a ferry”: changed');
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expect(dialog.getByRole('checkbox').first()).toBeChecked();
  await dialog.getByRole('button', { name: 'Everything' }).click();
  await expect(ticked).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Publish 2' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Only this page' }).click();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish 1', exact: true }).click();
  await expect(dialog).toContainText('It is on the site in a few minutes.');
  expect(run(remote, 'show', '--name-only', '--format=').trim()).toBe(contact);
  await desk.open(contact);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toContainText('Nothing here has changed since the last time.');
  await expect(ticked).toHaveCount(0);
  await page.keyboard.press('Escape');

  // What is wrong with another page is folded below one's own, which two keys publish.
  writeFileSync(about, `${text}\n[No such place](/about#nowhere)\n`);
  await retitled(page, 'Six people and a tug');
  await page.keyboard.press('Control+Enter');
  const elsewhere = dialog.getByText('One thing to put right elsewhere stops nothing of this');
  await expect(elsewhere).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish 1' })).toBeFocused();
  await expect(dialog.getByText('leads to no place on its page')).toBeHidden();
  await elsewhere.click();
  await expect(dialog.getByText('leads to no place on its page')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toContainText('It is on the site in a few minutes.');
  writeFileSync(about, text);
});

test('a new client goes with its project, and is asked for where it is not ticked', async ({
  page,
  desk,
}) => {
  const [project, clients] = ['content/projects/calm-dog.md', 'content/clients.json'];
  const [text, list] = [read(project), read(clients)];
  const bakes = { id: 'harbour-bakes', name: 'Harbour Bakes', logo: { face: 'fraunces' } };
  place.edit(clients, () => JSON.stringify([...JSON.parse(list), bakes]));
  place.edit(project, () => text.replace(/client: .*$/m, 'client: Harbour Bakes'));
  await desk.open(project);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  const client = dialog.getByRole('checkbox', { name: /^Clients/ });
  await expect(client).toBeChecked();
  await expect(dialog.getByText(/^It goes with this page as a whole/)).toHaveCount(1);
  await client.uncheck();
  await dialog.getByRole('button', { name: 'Publish 1', exact: true }).click();
  await expect(dialog.getByRole('region')).toContainText('It needs Clients, which is not ticked.');
  await dialog.getByRole('button', { name: 'Tick Clients' }).click();
  await expect(client).toBeChecked();
  place.edit(project, () => text);
  place.edit(clients, () => list);
});

test('who has looked at Publish writes on where the cursor was', async ({ page, desk }) => {
  const path = 'content/insights/content-calendars-that-actually-work.md';
  const text = read(path);
  await desk.open(path);
  await desk.text.press('Control+Home');
  for (let lines = 0; lines < 30; lines++) await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Before. ');
  await expect(desk.text).toContainText('Before. ');
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  const message = dialog.getByLabel(/^What you changed/);
  await expect(message).toBeVisible();
  await message.focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(desk.text).toBeFocused();
  await page.keyboard.type('After.');
  await expect(desk.text.getByText('Before. After.')).toBeInViewport();
  await desk.save();
  writeFileSync(place.file(path), text);
});

test('a draft says what is wrong in it and, once it is ready, goes live from the list', async ({
  page,
  desk,
}) => {
  const path = 'content/insights/instagram-reels-that-convert-a-breakdown.md';
  const excerpt =
    'How one lamp on the quay was lit, who walked by it, and what came of that in a week.';
  const draft = read(path)
    .replace(/^title: .*$/m, 'draft: true\ntitle: A lamp on the quay')
    .replace(/^(metaTitle: .*\n)/m, '')
    .replace(/^excerpt: .*$/m, 'excerpt: Too short.');
  writeFileSync(place.file('content/insights/a-lamp.md'), draft);
  const { dialog, publish } = await publishing(page);
  const row = dialog.getByRole('list', { name: 'What has changed' }).locator('> li').filter({
    hasText: 'A lamp on the quay',
  });
  await expect(row).toContainText('One thing to put right, before it can go live:');
  expect(await violations(page)).toEqual([]);
  await row.getByRole('button', { name: 'A lamp on the quay, Excerpt:' }).click();
  await expect(page.getByLabel(/^Excerpt/)).toBeFocused();
  await page.getByLabel(/^Excerpt/).fill(excerpt);
  await desk.save();
  await publishing(page);
  await expect(row).toContainText('new, a draft');
  await expect(row.getByRole('checkbox')).not.toBeChecked();
  await expect(dialog).toContainText('A draft is not ticked by itself');
  await row.getByRole('button', { name: 'Let it go live' }).click();
  await expect(row.getByRole('checkbox')).toHaveAccessibleName('Article “A lamp on the quay”: new');
  await expect(row.getByRole('checkbox')).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await publish('Light the lamp');
  await expect(dialog).toContainText('It is on the site in a few minutes.');
  expect(run(remote, 'show', 'main:content/insights/a-lamp.md')).not.toContain('draft');
});

test('who has written an article and presses Publish there is led to its going live', async ({
  page,
  desk,
}) => {
  const path = 'content/insights/a-lamp.md';
  place.edit(path, (text) => text.replace(/^title: /m, 'draft: true\ntitle: '));
  await desk.open(path);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByRole('region')).toContainText(
    'is a draft, so visitors would not see it',
  );
  expect(await violations(page)).toEqual([]);
  await expect(dialog.locator('.push--main')).toHaveText(/^Let it go live/);
  await expect(dialog.locator('.push--main')).toBeFocused();
  await dialog.getByRole('button', { name: 'Let it go live' }).click();
  await expect(dialog.getByRole('region')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Publish' })).toBeFocused();
  expect(read(path)).not.toContain('draft');
});

test('a draft that is not finished is kept with the site, and says what it lacks', async ({
  page,
  desk,
}) => {
  await desk.make('Article', 'What a gull sees');
  await desk.save();
  await expect(page.locator('.toast')).toContainText('Saved, as a draft. Visitors do not see it.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  const row = dialog.getByRole('listitem').filter({ hasText: 'What a gull sees' });
  await expect(row).toContainText('new, a draft');
  await expect(row).toContainText(/Still to fill in: .+, .+ and .+, before it can go live\./);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send it, still a draft' }).click();
  await expect(dialog).toContainText('is a draft, so it is not on the site yet');
  expect(run(remote, 'show', 'main:content/insights/what-a-gull-sees.md')).toContain('draft: true');
});

test('what others publish is taken, and what both changed is chosen', async ({ page, desk }) => {
  const work = 'content/pages/work.md';
  retitledByOthers(work, 'Their work');
  await desk.find();
  await expect(page.getByText('Sam Reed has published one change since')).toBeVisible();
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByRole('link', { name: 'Their work' })).toBeVisible();
  retitledByOthers(contact, 'Write to them');
  retitledByOthers('content/pages/about.md', 'Their people');
  await desk.open(contact);
  await desk.field('Title').fill('Write to us all');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  const title = dialog.getByRole('group', { name: 'Title' });
  await expect(title).toHaveText('TitleYoursWrite to us allTheirsWrite to them');
  await expect(dialog.getByText(/^You and Sam Reed both changed “Title”\./)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await publish.click();
  await expect(dialog).toContainText(/Sent at \d\d:\d\d\./);
  expect(run(remote, 'show', `main:${contact}`)).toMatch(/^title: "?Write to us all"?$/m);
  const others = dialog.getByRole('list', { name: 'What others have published' });
  await expect(others.getByRole('link')).toHaveText(['Their people', 'Write to us all']);
  expect(await violations(page)).toEqual([]);
  await others.getByRole('link', { name: 'Their people' }).press('Enter');
  await expect(page).toHaveURL(/about\.md/);
});

test('offline, Publish says so where it was pressed, and goes on by itself once back', async ({
  page,
  context,
  desk,
}) => {
  await desk.open(contact);
  await expect(desk.shown.locator('h1')).toBeVisible();
  await desk.field('Title').fill('Written on a train');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('You are offline.');
  await context.setOffline(false);
  const dialog = page.getByRole('dialog', { name: 'Publish', exact: true });
  await expect(dialog.getByRole('listitem')).toContainText(['“Written on a train”: changed']);
  await expect(page.getByText('You are offline')).toHaveCount(0);
});

test('amounts and times are tidied on leaving, and one wrong setting holds no other page back', async ({
  page,
  desk,
}) => {
  await desk.open('content/site.json');
  await desk.put({ 'openingHours.0.opens': '0900' });
  await page.keyboard.press('Tab');
  await expect(desk.at('openingHours.0.opens')).toHaveValue('09:00');
  await desk.open('content/prices.json');
  const minimum = desk.at('minimumAdSpend');
  await minimum.fill('£1,250');
  await minimum.press('Tab');
  await expect(minimum).toHaveValue('1250');
  // On a slow machine a check takes seconds: a limit is said before it answers, and its answer is
  // not said of what has been corrected meanwhile.
  const slow = Promise.withResolvers<void>();
  await page.route('**/desk/api/check', async (route) => {
    await slow.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/desk/api/check');
  await minimum.fill('a lot');
  await asked;
  await expect(minimum).toHaveAccessibleDescription(/Write a number/);
  // Nor of what may yet become a number.
  await minimum.fill('£1,1');
  await expect(minimum).not.toHaveAccessibleDescription(/Write a number/);
  await minimum.fill('a lot');
  await minimum.fill('1300');
  await expect(minimum).not.toHaveAccessibleDescription(/Write a number/);
  slow.resolve();
  await minimum.fill('a lot');
  await minimum.press('Tab');
  await expect(minimum).toHaveAccessibleDescription(/Write a number/);
  await expect(minimum).toHaveValue('a lot');
  await desk.save();
  await retitled(page, 'Written beside a mistake');
  const told = 'Saved. It can be published; “Prices” cannot yet: One thing to put right.';
  await expect(page.getByText(told)).toBeVisible();
  // What is wrong in another file is not counted as this page's.
  await expect(page.getByRole('button', { name: 'to put right' })).toHaveCount(0);
});

test('a new page is taken back where it is said to be live, and makes way for the list', async ({
  page,
  desk,
}) => {
  const walk = 'content/insights/a-short-walk.md';
  const article = read('content/insights/content-calendars-that-actually-work.md');
  const renamed = article
    .replace(/^title:.*$/m, 'title: A Short Walk')
    .replace(/^metaTitle:.*$/m, 'metaTitle: A short walk along the pier')
    .replace(/^excerpt: "A content/m, 'excerpt: "Another');
  writeFileSync(place.file(walk), renamed);
  await desk.open(walk);
  await page.getByRole('button', { name: /^Publish/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByLabel(/^What you changed/).fill('Go for a walk');
  const live = Promise.withResolvers<void>();
  await atOwnAddress(page, live.promise);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(/Sent at \d\d:\d\d\./);
  await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
  live.resolve();
  const toast = page.locator('.toast', { hasText: /^Live at \d\d:\d\d\./ });
  await expect(toast).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await toast.getByRole('button', { name: 'Take it back' }).press('Enter');
  const asked = page.getByRole('dialog', { name: 'Take back this publication?' });
  await asked.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Taken back, and saved.')).toBeVisible();
  await expect(page).toHaveURL(/\/desk$/);
});

test('a new address is taken back, and the desk goes to the old one', async ({ page, desk }) => {
  const old = 'content/locations/marketing-london.md';
  await desk.open(old);
  await desk.field('Intro').fill('Not saved before its address changes.');
  await page.getByRole('button', { name: 'Change address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Last part of the address').fill('Marketing for London');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/marketing-for-london\.md/);
  await expect(desk.field('Intro')).toHaveValue('Not saved before its address changes.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: /^Publish/ }).click();
  await dialog.getByRole('button', { name: 'Take back this publication' }).click();
  await expect(dialog.getByRole('listitem').first()).toContainText('renamed');
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Taken back, and saved.')).toBeVisible();
  await expect(page).toHaveURL(/marketing-london\.md/);
  await expect(page.locator('.edit__head .label')).toHaveText('Locations');
  await desk.field('Intro').fill('At its old address again.');
  await desk.save();
  expect(read(old)).toContain('At its old address again.');
});
