import { renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { drawPhotograph } from '../fixtures/draw-photograph.ts';
import { violations } from '../journeys/axe.ts';
import { expect } from '../live/live-place.ts';
import { deskScreen } from './desk-screen.ts';
import { often, sharedDesk } from './shared-place.ts';

// Each way to lose words that we could think of. They share one server and change one content.
const { place, read, test } = sharedDesk();

const contact = 'content/pages/contact.md';
const insights = 'content/pages/insights.md';
const home = 'content/pages/home.md';
const london = 'content/locations/marketing-london.md';

test('when the site ends in a save, the words are kept, and saved once it is back', async ({
  page,
  desk,
}) => {
  await desk.open(contact);
  const before = read(contact);
  await desk.field('Title').fill('Words of a bad moment');
  await expect(desk.shown.locator('h1')).toHaveText('Words of a bad moment');
  const startAgain = await place.crash();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('Your words are safe in this browser');
  await expect(page.locator('.bar__state')).toHaveText('Not saved: can’t reach the site');
  expect(await violations(page)).toEqual([]);
  expect(read(contact)).toBe(before);
  await startAgain();
  await expect(page.locator('.toast')).toContainText('The desk can reach the site again. Saved');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('.bar__state')).toHaveText(/^(All saved|Saved, not published yet)$/);
  expect(read(contact)).toMatch(/^title: "?Words of a bad moment"?$/m);

  // What nobody has asked to save is offered.
  await page.context().setOffline(true);
  await desk.field('Title').fill('Words typed offline');
  await expect(page.getByRole('alert')).toContainText('Your words are safe in this browser.');
  await expect(page.locator('.see__note')).toContainText('before the site was out of reach');
  await page.context().setOffline(false);
  await page.locator('.toast').getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.locator('.bar__state')).toHaveText(/^(All saved|Saved, not published yet)$/);
  expect(read(contact)).toMatch(/^title: "?Words typed offline"?$/m);

  // Who only reads is told as well.
  const startOnceMore = await place.crash();
  const told = page.locator('.toast', { hasText: 'The desk cannot reach the site' });
  await expect(told).toBeVisible();
  await startOnceMore();
  await expect(told).toHaveCount(0);
});

/** Two titles of a page: one typed at the desk, one saved elsewhere, and the question between. */
async function conflict(page: Page, mine: string, theirs: string) {
  const desk = deskScreen(page, place);
  await desk.open(insights);
  await desk.field('Title').fill(mine);
  await expect(page.locator('.bar__state')).toHaveText('Not saved yet');
  place.edit(insights, (text) => text.replace(/^title: .*$/m, `title: ${theirs}`));
  await expect(desk.outdated).toBeVisible();
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('group', { name: 'Title' });
  await expect(title.getByLabel('Yours')).toBeChecked();
  await expect(title).toHaveText(`TitleYours${mine}Theirs${theirs}`);
  const save = () => dialog.getByRole('button', { name: 'Save it like this' }).press('Enter');
  return { desk, dialog, title, save };
}

test('the change that was not chosen is in the history, one press away', async ({ page }) => {
  const { desk, dialog, save } = await conflict(page, 'Mine, of the desk', 'Theirs, elsewhere');
  await save();
  await expect(page.locator('.bar__state')).toHaveText('All saved');
  expect(read(insights)).toMatch(/^title: "?Mine, of the desk"?$/m);
  await page.reload();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(dialog.getByRole('textbox', { name: 'That version' })).toContainText(
    'Theirs, elsewhere',
  );
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Restore it' }).click();
  await expect(desk.field('Title')).toHaveValue('Theirs, elsewhere');
  await expect(page.locator('.bar__state')).toHaveText('All saved');
  expect(read(insights)).toMatch(/^title: "?Theirs, elsewhere"?$/m);
  await page.keyboard.press('Control+z');
  await desk.save();
  expect(read(insights)).toMatch(/^title: "?Mine, of the desk"?$/m);
});

test('what Undo and Redo change out of sight is shown and named', async ({ page, desk }) => {
  await desk.open('content/insights/instagram-reels-that-convert-a-breakdown.md');
  const date = desk.field('Date');
  const before = await date.inputValue();
  await date.fill('2025-12-02');
  await desk.type('Words');
  await page.keyboard.press('Control+z');
  await expect(desk.text).toBeFocused();
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(date).toHaveValue(before);
  await expect(date).toBeFocused();
  await expect(date).toBeInViewport();
  await expect(page.locator('.toast')).toContainText('Undone: Date.');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+y');
  await expect(desk.text).toBeFocused();
  await expect(desk.text.getByText('Words', { exact: true })).toBeInViewport();
  await expect(page.locator('.toast')).toContainText('Redone: Text.');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
});

test('Undo opens the fold that it changes, and goes to the line far down a text', async ({
  page,
  desk,
}) => {
  await desk.open('content/projects/durham-kit-launch.md');
  const field = desk.at('caseStudy.image.one');
  const fold = page.locator('details.fold', { has: field }).last();
  await field.fill('Words that are taken back.');
  await fold.locator('> summary').press('Enter');
  await expect(field).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await expect(page.locator('.toast')).toContainText('Undone: ');

  await desk.open('content/insights/instagram-reels-that-convert-a-breakdown.md');
  await desk.type('\n\nThe last line.');
  await desk.text.press('Control+Home');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await expect(desk.text.getByText('The last line.')).toBeInViewport();
  await page.keyboard.press('Control+z');
  await desk.field('Title').fill('Another title');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('status').filter({ hasText: 'Undone: Title.' })).toHaveCount(1);
  await expect(page.locator('.bar__state')).toHaveText('All saved');
});

test('a burst of keys in the text and in a field loses no letter', async ({ page, desk }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (one) => one.type() === 'error' && faults.push(one.text()));
  await desk.open('content/insights/instagram-reels-that-convert-a-breakdown.md');
  const words = 'Christmas Eve is when shops sell most. '.repeat(3);
  for (const place of [desk.text, desk.field('Excerpt')]) {
    await place.press('Control+a');
    // With no pause between two keys in which anything else could be done.
    await place.evaluate(async (_, words) => {
      for (const letter of words) {
        document.execCommand('insertText', false, letter);
        for (let turns = 0; turns < 20; turns++) await null;
      }
    }, words);
  }
  await expect(desk.field('Excerpt')).toHaveValue(words);
  await expect(desk.text).toHaveText(words);
  expect(faults).toEqual([]);
});

test('undoing a move opens no fold, and stays at the item', async ({ page, desk }) => {
  await desk.open('content/site.json');
  const people = desk.group('People');
  const opened = people.locator('.item__head[aria-expanded="true"]');
  const names = people.locator('.item__head');
  const up = people.getByRole('button', { name: 'Move Priya Raine up' });
  await people.getByRole('button', { name: 'Nell Hedley', exact: true }).press('Enter');
  await up.press('Enter');
  await expect(names).toHaveText(['Nell Hedley', 'Priya Raine', 'Tom Usher']);
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Priya Raine', 'Nell Hedley', 'Tom Usher']);
  await expect(page.getByText('Priya Raine is now 1 of 3.')).toHaveCount(1);
  for (let times = 0; times < 2; times++) {
    await page.keyboard.press('Control+z');
    expect(await page.getByText(/is now . of 3/).count()).toBe(0);
    await expect(opened).toHaveText(['Nell Hedley']);
    await expect(up).toBeFocused();
    await expect(up).toBeInViewport();
  }
  await expect(names).toHaveText(['Nell Hedley', 'Tom Usher', 'Priya Raine']);
  await desk.at('name').focus();
  await page.keyboard.press('Control+y');
  await expect(names).toHaveText(['Nell Hedley', 'Priya Raine', 'Tom Usher']);
  await expect(page.locator('.toast')).toContainText('Redone: People.');
  await expect(opened).toHaveText(['Nell Hedley']);
  await expect(people.locator('.item__head:focus')).toBeInViewport();
  await page.keyboard.press('Control+z');
});

test('a version that is new to the writer is shown, not overwritten', async ({ page }) => {
  const { title, save } = await conflict(page, 'Mine, insisting', 'Seen in the question');
  place.edit(insights, (text) => text.replace(/^title: .*$/m, 'title: Saved meanwhile'));
  await save();
  await expect(title).toContainText('Saved meanwhile');
  expect(read(insights)).toContain('title: Saved meanwhile');
  await save();
  await expect(page.locator('.bar__state')).toHaveText('All saved');
  expect(read(insights)).toMatch(/^title: "?Mine, insisting"?$/m);
});

test('words given up for theirs come back by Undo, after a reload too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { desk, dialog, title, save } = await conflict(page, 'Mine, given up', 'Theirs, taken');
  await title.getByLabel('Theirs').click();
  expect(await violations(page)).toEqual([]);
  await save();
  await expect(desk.field('Title')).toHaveValue('Theirs, taken');
  await expect(page.locator('.bar__state')).toHaveText('All saved');
  await page.keyboard.press('Control+z');
  await expect(desk.field('Title')).toHaveValue('Mine, given up');
  await page.keyboard.press('Control+y');
  await expect(page.locator('.bar__state')).toHaveText('All saved');
  await page.reload();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(dialog.getByLabel('Versions')).toContainText('never saved');
  for (const mark of await dialog.locator('.cm-changedText').all())
    await expect(mark).toBeInViewport();
  await dialog.getByRole('button', { name: 'Restore it' }).click();
  await expect(desk.field('Title')).toHaveValue('Mine, given up');
  await expect(page.locator('.bar__state')).toHaveText('All saved');
});

test('where both have changed a place of a text, one stays, or both', async ({ page, desk }) => {
  const before = `${read(contact).trimEnd()}\n\nOne place.\n\nBetween.\n\nAnother place.\n`;
  place.edit(contact, () => before);
  await desk.open(contact);
  await desk.text.press('Control+End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.insertText(' My end.');
  for (let lines = 0; lines < 4; lines++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.insertText('My ');
  await expect(page.locator('.bar__state')).toHaveText('Not saved yet');
  const theirs = before.replace('One place', 'Their one place').replace('Another', 'Their other');
  place.edit(contact, () => theirs);
  await expect(desk.outdated).toBeVisible();
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog');
  const places = dialog.getByRole('group', { name: /^Text, place \d$/ });
  await expect(places).toHaveCount(2);
  await expect(places.first().getByRole('textbox', { name: 'Their words' })).toHaveText(
    'Their one place.',
  );
  expect(await violations(page)).toEqual([]);
  const result = places.first().locator('.conflict__both');
  await expect(result).toBeHidden();
  await places.first().getByLabel('Both').check();
  await expect(result).toHaveText(/My One place\.\s*Their one place\.$/);
  await places.last().getByLabel('Theirs', { exact: true }).check();
  await dialog.getByRole('button', { name: 'Save it like this' }).press('Enter');
  await expect(page.locator('.bar__state')).toHaveText('All saved');
  expect(read(contact)).toBe(theirs.replace('Their one', 'My One place.\n\nTheir one'));
});

test('a version that cannot be kept is not overwritten', async ({ page }) => {
  const { desk, save } = await conflict(page, 'Mine, kept', 'Theirs, on a full disk');
  const folder = place.file('.history');
  renameSync(folder, `${folder}-aside`);
  writeFileSync(folder, '');
  await save();
  await expect(page.getByRole('alert')).toContainText('so nothing was changed');
  expect(read(insights)).toContain('title: Theirs, on a full disk');
  await expect(desk.field('Title')).toHaveValue('Mine, kept');
  rmSync(folder);
  renameSync(`${folder}-aside`, folder);
  await desk.save();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Windows line ends, a byte order mark and an emoji are all kept', async ({ page, desk }) => {
  const written = `\uFEFF${read(home).replaceAll('\n', '\r\n')}`;
  writeFileSync(place.file(home), written);
  await desk.open(home);
  await expect(page.locator('.bar__state')).toHaveText('All saved');
  await desk.text.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('A lamp 💡 and a family 👨‍👩‍👧.');
  await desk.save();
  expect(read(home)).toBe(`${written}\r\nA lamp 💡 and a family 👨‍👩‍👧.\r\n`);
  await page.keyboard.press('Control+z');
  await desk.save();
  expect(read(home).startsWith(written.trimEnd())).toBe(true);
  expect(read(home)).not.toMatch(/💡|[^\r]\n/u);
});

test('a huge text is said to be long, and comes back', often, async ({ context }) => {
  const page = await context.newPage();
  page.on('dialog', (dialog) => dialog.accept());
  const desk = deskScreen(page, place);
  await desk.open(contact);
  // Longer than the store of a browser, and than the desk takes.
  await desk.type(`\n${'A long word. '.repeat(420_000)}`);
  const alerts = page.getByRole('alert');
  await expect(alerts.filter({ hasText: 'Save before you close this tab' })).toBeVisible();
  await expect(alerts.filter({ hasText: 'This text is too long' })).toBeVisible();
  await expect(page.locator('.bar__state')).toHaveText('Not saved yet');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await desk.type(`\n${'A long word. '.repeat(20_000)}`);
  await expect(page.locator('.bar__state')).toHaveText('Not saved yet');
  await page.close();
  const again = deskScreen(await context.newPage(), place);
  await again.open(contact);
  await again.text.press('Control+End');
  await expect(again.text).toContainText('A long word.');
  await again.page.getByRole('button', { name: 'Go back to the saved version' }).click();
  await expect(again.page.locator('.bar__state')).toHaveText('All saved');
});

test('unsaved words are saved before a renaming', often, async ({ page, desk }) => {
  const before = read(london);
  await desk.open(london);
  await desk.field('Intro').fill('Words that nobody has saved yet.');
  const dialog = page.getByRole('dialog');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(dialog).toContainText('You are offline.');
  await expect(dialog.getByLabel('Last part of the address')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(dialog.getByLabel('Last part of the address')).toBeVisible();
  expect(read(london)).toContain('Words that nobody has saved yet.');
  await page.keyboard.press('Escape');
  await desk.field('Intro').fill('Words that nobody has saved yet, again.');
  await page.getByRole('button', { name: 'Everything' }).click();
  await page.getByRole('button', { name: 'Leave them for later' }).click();
  await expect(desk.everything).toBeVisible();
  await page.goBack();
  await expect(desk.field('Intro')).toHaveValue('Words that nobody has saved yet, again.');
  await page.goBack().catch(() => {});
  place.edit(london, () => before);
});

test('a deleted draft is put back, and Back leads to no empty desk', async ({ page, desk }) => {
  await desk.make('Article', 'To be deleted again');
  await desk.save();
  const path = 'content/insights/to-be-deleted-again.md';
  const before = read(path);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(desk.everything).toBeVisible();
  // What was said of it offers the same as the list of all that is deleted.
  await expect(page.locator('.toast')).toBeVisible();
  await page.getByRole('button', { name: /^Deleted/ }).click();
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(desk.everything).toBeVisible();
  await expect(page.getByText('is not there any more')).toBeVisible();
  await page.getByRole('button', { name: /^Deleted/ }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Put it back.*To be deleted again/ }).click();
  await expect(heading).toHaveText('To be deleted again');
  expect(read(path)).toBe(before);
});

test('under a new title, a page keeps its old address in one press', async ({ page, desk }) => {
  const path = 'content/insights/the-3-second-rule-why-your-content-is-failing.md';
  const old = '/insights/the-3-second-rule-why-your-content-is-failing';
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.open(path);
  await desk.field('Title').fill('Three seconds are enough');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Its address changes' });
  await expect(dialog).toContainText(`From ${old} to /insights/three-seconds-are-enough`);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep the old address' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('.bar__state')).toHaveText('All saved');
  await expect(page.locator('.edit__where')).toHaveText(old);
  expect(read(path)).not.toContain('aliases');
  await desk.at('address').fill('');
  await page.keyboard.press('Control+s');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Not yet' }).press('Enter');
  await page.keyboard.press('Control+z');
  await expect(page.locator('.bar__state')).toHaveText('All saved');

  // One that is wrong is no other page's problem, and is put right on leaving.
  await desk.at('address').fill('Three (Seconds)!! £');
  await expect(page.locator('.edit__where')).toContainText('Three (Seconds)');
  await expect(page.getByText('to put right elsewhere')).toHaveCount(0);
  await desk.at('address').press('Tab');
  await expect(desk.at('address')).toHaveValue('three-seconds');

  // What waited for the answer follows it.
  await page.keyboard.press('Control+Enter');
  await dialog.getByRole('button', { name: 'Save with the new address' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Publish' })).toBeVisible();
});

test('a page that was begun and left is listed, and is not begun anew', async ({ page, desk }) => {
  const title = 'Begun and left';
  const listed = page.getByRole('region', { name: 'Not saved yet' }).getByRole('link');
  const leave = async () => {
    await page.getByRole('button', { name: 'Everything' }).click();
    await page.getByRole('button', { name: 'Leave them for later' }).click();
    await expect(listed).toHaveText([title]);
  };
  await desk.make('Article', title);
  await desk.type('The words that were left.');
  await leave();
  expect(await violations(page)).toEqual([]);
  await listed.click();
  await expect(desk.text).toContainText('The words that were left.');
  await leave();
  await desk.make('Article', title);
  await expect(desk.text).toContainText('The words that were left.');
  await page.getByRole('button', { name: 'Throw them away' }).click();
  await expect(desk.everything).toBeVisible();
  await expect(listed).toHaveCount(0);
});

test('an upload that is interrupted can be tried again', often, async ({ page, desk }) => {
  const bytes = await (await drawPhotograph({ width: 1600, height: 900 })).jpeg().toBuffer();
  const file = { name: 'kiln-yard.jpg', mimeType: 'image/jpeg', buffer: bytes };
  await desk.open('content/insights/instagram-reels-that-convert-a-breakdown.md');
  await page.getByRole('button', { name: 'Add cover photograph' }).click();
  const dialog = page.getByRole('dialog');
  await page.route('**/desk/api/upload*', (route) => route.abort());
  await dialog.getByLabel('Add from this device').setInputFiles(file);
  await expect(dialog.getByRole('alert')).toContainText('cannot reach the site');
  await page.unroute('**/desk/api/upload*');
  await dialog.getByLabel('Add from this device').setInputFiles(file);
  await dialog.getByLabel('In one sentence').fill('Two people carry a tray of tiles');
  await page.keyboard.press('Enter');
  await expect(desk.field('What it shows')).toHaveValue('Two people carry a tray of tiles');
});
