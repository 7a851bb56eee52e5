import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { test } from 'playwright/test';
import { sharedPlace } from '../desk/shared-place.ts';
import { drawPhotograph } from '../fixtures/draw-photograph.ts';
import { fixtureRoot } from '../fixtures/fixture-site.ts';
import { articleFile } from '../fixtures/many-articles.ts';
import { violations } from '../journeys/axe.ts';
import { cleanTest } from '../journeys/clean-test.ts';
import { expect, isSame, livePlace, open } from './live-place.ts';

// They share one server and change one content.
const place = sharedPlace();

const about = 'content/pages/about.md';
const campaigns = 'content/services/campaigns.md';
const contact = 'content/pages/contact.md';

const article = (title: string) =>
  articleFile({
    ...{ title, category: 'Content', date: '2026-11-01' },
    excerpt: `What ${title.toLowerCase()} can tell a shop that opens at nine each morning, by the sea.`,
  });

cleanTest('saved words take their place; scroll, focus and typed text stay', async ({ page }) => {
  await open(page, place.address('/contact'));
  await page.getByLabel('Name').fill('Wear Rowing Club');
  const message = page.getByLabel('Message');
  await message.fill('We row at six.');
  const top = () => message.evaluate((field) => field.getBoundingClientRect().top);
  const before = await top();
  place.edit(contact, (text) => text.replace('What do you want seen?', 'What shall be seen?'));
  await expect(page.locator('h1')).toHaveText('What shall be seen?');
  await expect(message).toBeFocused();
  await expect(message).toHaveValue('We row at six.');
  await expect(page.getByLabel('Name')).toHaveValue('Wear Rowing Club');
  // Chromium keeps the reader's place to a fraction of a pixel.
  expect(await top()).toBeCloseTo(before, 0);

  place.edit(contact, (text) => text.replace('formHeading: Quick Contact', 'formHeading: Hello'));
  await expect(page.getByRole('heading', { name: 'Hello' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Wear Rowing Club');
  place.edit(contact, (text) => text.replace('One reply, from a person.', 'One reply, from Nell.'));
  await expect(page.getByText('One reply, from Nell.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Wear Rowing Club');
  await expect(message).toHaveValue('We row at six.');
  await expect(message).toBeFocused();
  expect(await isSame(page)).toBe(true);

  await open(page, place.address('/services/campaigns'));
  const question = page.locator('details', { hasText: 'Does a campaign need a discount?' });
  await question.locator('summary').click();
  place.edit(campaigns, (text) =>
    text
      .replace('Six weeks is comfortable.', 'Seven weeks are comfortable.')
      .replace('No, and ours seldom have one.', 'No. Ours never have one.'),
  );
  await expect(question.getByText('No. Ours never have one.')).toBeVisible();
  expect(await isSame(page)).toBe(true);
});

cleanTest('a page that was fetched before a save shows what was saved', async ({ page }) => {
  await open(page, place.address('/work'));
  const link = page.locator('header').getByRole('link', { name: 'About us', exact: true });
  const fetched = page.waitForResponse('**/about');
  await link.hover();
  await (await fetched).finished();
  const count = place.states.length;
  place.edit(about, (text) => text.replace(/^title: .*$/m, 'title: "Saved before the click"'));
  await expect.poll(() => place.states.length).toBeGreaterThan(count);
  await link.click();
  await expect(page.locator('h1')).toHaveText('Saved before the click');
  expect(await isSame(page)).toBe(true);
});

cleanTest('widgets whose words change wake up again, and no others', async ({ page }) => {
  await open(page, place.address('/'));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.carousel__count')).toHaveText('2 of 3');
  place.edit('content/pages/home.md', (text) =>
    text.replace(/^title: "?/m, (start) => `${start}New: `),
  );
  await expect(page.locator('h1')).toContainText('New: ');
  await expect(page.locator('.carousel__count')).toHaveText('2 of 3');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.carousel__count')).toHaveText('3 of 3');

  place.edit('content/testimonials.json', (text) => text.replaceAll('Martin', 'Marta'));
  const quote = page.locator('#slides > [data-chosen] figcaption b');
  await expect(page.locator('#slides')).toContainText('Marta');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(quote).toHaveText(/\w/);
  expect(await isSame(page)).toBe(true);
});

cleanTest('front matter, navigation, settings and machines’ files follow too', async ({ page }) => {
  await open(page, place.address('/about'));
  place.edit(about, (text) =>
    text.replace(/^metaTitle: .*$/m, 'metaTitle: "Six people by the river Wear"'),
  );
  await expect(page).toHaveTitle('Six people by the river Wear');
  const data = page.locator('script[type="application/ld+json"]');
  expect(await data.textContent()).toContain('Six people by the river Wear');
  place.edit('content/navigation.json', (text) => text.replace('"About us"', '"Who we are"'));
  await expect(page.locator('header').getByRole('link', { name: 'Who we are' })).toBeVisible();
  expect(await isSame(page)).toBe(true);
});

test('an article appears, is renamed and goes while it is open', async ({ page, context }) => {
  const list = await context.newPage();
  await open(list, place.address('/insights'));
  const file = 'content/insights/low-tide.md';
  writeFileSync(place.file(file), article('Low tide'));
  await expect(list.getByRole('link', { name: 'Low tide' }).first()).toBeVisible();
  await open(page, place.address('/insights/low-tide'));
  // Without headings there are no contents beside it, and its text is as wide as any.
  const words = await page.getByText('Some words to read.').boundingBox();
  expect(words?.width).toBeGreaterThan(400);
  place.edit(file, (text) => text.replace('Low tide', 'High tide'));
  await expect(page.locator('h1')).toHaveText('High tide');
  await expect(page).toHaveURL(/\/insights\/high-tide$/);
  renameSync(place.file(file), place.file('content/insights/high-water.md'));
  await expect.poll(() => place.states.at(-1)?.problems).toEqual([]);
  await expect(page.locator('h1')).toHaveText('High tide');
  rmSync(place.file('content/insights/high-water.md'));
  await expect(page.locator('.not-found')).toBeVisible();
  await expect(list.getByText('High tide')).toHaveCount(0);
  await list.close();
});

cleanTest(
  'a draft is shown with a badge, which leads to all that is held back',
  async ({ page }) => {
    const file = 'content/insights/harbours.md';
    const text = article('A draft about harbours');
    writeFileSync(place.file(file), text.replace('---\n', '---\ndraft: true\n'));
    await expect.poll(() => place.states.at(-1)?.held).toHaveLength(1);
    await open(page, place.address('/insights/a-draft-about-harbours'));
    const badge = page.getByRole('link', { name: 'A draft, held back' });
    await expect(badge).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await badge.click();
    await expect(page.getByRole('heading', { name: 'One page is held back' })).toBeVisible();
    await expect(page.getByText(file)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    rmSync(place.file(file));
    await expect(page.getByRole('heading', { name: 'Nothing is held back' })).toBeVisible();
    // A list of pages is no page itself.
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
  },
);

cleanTest(
  'an unfinished draft lists what it lacks, and then becomes the page',
  async ({ page }) => {
    const file = 'content/insights/tides.md';
    const text = article('A draft about tides').replace('---\n', '---\ndraft: true\n');
    writeFileSync(place.file(file), text.replace(/^category: .*$/m, 'category: "FILL IN: one"'));
    await expect.poll(() => place.states.at(-1)?.held).toHaveLength(1);
    await page.goto(place.address('/insights/a-draft-about-tides'));
    await expect(
      page.getByText('"category" is still to be filled in. one', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText(`${file}:`)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    writeFileSync(place.file(file), text);
    await expect(page.getByRole('link', { name: 'A draft, held back' })).toBeVisible();
    await expect(page.locator('h1')).toHaveText('A draft about tides');
    rmSync(place.file(file));
  },
);

test('two browsers follow ten saves within a second', async ({ page, browser }) => {
  const other = await browser.newPage();
  for (const one of [page, other]) await open(one, place.address('/about'));
  const text = readFileSync(place.file(about), 'utf8');
  for (let save = 1; save <= 10; save++) {
    writeFileSync(place.file(about), text.replace(/^title: .*$/m, `title: "Save number ${save}"`));
    await setTimeout(60);
  }
  for (const one of [page, other]) {
    await expect(one.locator('h1')).toHaveText('Save number 10');
    expect(await isSame(one)).toBe(true);
  }
  await other.close();
});

test('a file written in two halves, or replaced, is seen whole', async ({ page }) => {
  await open(page, place.address('/about'));
  const text = readFileSync(place.file(about), 'utf8');
  const next = text.replace(/^title: .*$/m, 'title: "Written in two halves"');
  writeFileSync(place.file(about), next.slice(0, 200));
  await setTimeout(40);
  writeFileSync(place.file(about), next);
  await expect(page.locator('h1')).toHaveText('Written in two halves');
  await expect(page.getByRole('region', { name: /problem/ })).toBeHidden();

  const temporary = place.file('content/pages/.about.md.swp');
  writeFileSync(temporary, text.replace(/^title: .*$/m, 'title: "Put in place of the other"'));
  renameSync(temporary, place.file(about));
  await expect(page.locator('h1')).toHaveText('Put in place of the other');
  expect(await isSame(page)).toBe(true);
});

cleanTest('a mistake is listed over the last good page until it is gone', async ({ page }) => {
  await open(page, place.address('/contact'));
  const message = page.getByLabel('Message');
  await message.fill('Typing on');
  const heading = await page.locator('h1').textContent();
  place.edit(contact, (text) => text.replace('formNote:', 'formNoet:'));
  const sheet = page.getByRole('region', { name: '2 problems' });
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText('content/pages/contact.md line');
  await expect(sheet).toContainText('"formNoet" is not a field. Did you mean "formNote"?');
  await expect(sheet.locator('code')).toContainText(['formNoet: "No newsletter']);
  await expect(page.locator('#live-sheet').getByRole('status')).toContainText('2 problems');
  await expect(message).toBeFocused();
  await expect(message).toHaveValue('Typing on');
  await expect(page.locator('h1')).toHaveText(heading ?? '');
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(message).toBeFocused();
  const button = page.getByRole('button', { name: '2 problems' });
  await button.focus();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Hide' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  place.edit(contact, (text) => text.replace('formNoet:', 'formNote:'));
  await expect(button).toBeHidden();
  await expect(sheet).toBeHidden();
  await expect(page.locator('#live-sheet').getByRole('status')).toHaveText('No problem is left.');
});

test('what only the finished site can tell is listed a moment later', async ({ page }) => {
  // What others have saved here may weigh too much, which would be listed too.
  await using place = await livePlace();
  await open(page, place.address('/about'));
  place.edit(about, (text) => `${text}\nIt is a 神 of a place.\n`);
  const button = page.getByRole('button', { name: 'One thing to look at' });
  await button.click();
  const sheet = page.getByRole('region', { name: 'One thing to look at' });
  await expect(sheet).toContainText('content/pages/about.md line');
  await expect(sheet).toContainText('which our typeface lacks');
  place.edit(about, (text) =>
    text.replace('\nIt is a 神 of a place.\n', '\nsb_secret_0123456789\n'),
  );
  const secret = page.getByRole('region', { name: 'One problem' });
  await expect(secret).toContainText('content/pages/about.md');
  await expect(secret).toContainText('contains a secret key of the database');
  place.edit(about, (text) => text.replace('\nsb_secret_0123456789\n', ''));
  await expect(secret).toBeHidden();
  await expect(button).toBeHidden();
  await expect(sheet).toBeHidden();
});

test('a folder that is moved away is told, and all is well when it is back', async ({ page }) => {
  await open(page, place.address('/projects/calm-dog'));
  const folder = place.file('content/projects');
  renameSync(folder, `${place.folder}/elsewhere`);
  await expect(page.getByRole('region', { name: /problems/ })).toContainText('/projects/calm-dog');
  await expect(page.locator('h1')).toBeVisible();
  renameSync(`${place.folder}/elsewhere`, folder);
  await expect(page.getByRole('region', { name: /problems/ })).toBeHidden();
  expect(await isSame(page)).toBe(true);
});

cleanTest('a saved photograph is shown, and what lacks it is listed', async ({ page }) => {
  await open(page, place.address('/about'));
  const media = place.file('content/media');
  mkdirSync(media);
  const photograph = async (seed: number) =>
    writeFileSync(
      join(media, 'kiln.jpg'),
      await (await drawPhotograph({ width: 1200, height: 800, seed })).jpeg().toBuffer(),
    );
  await photograph(1);
  place.edit(about, (text) => `${text}\n![A kiln](kiln.jpg)\n\n![A yard](yard.jpg)\n`);
  const sheet = page.getByRole('region', { name: 'One problem' });
  await expect(sheet).toContainText('"yard.jpg", which is not in content/media');
  place.edit(about, (text) => text.replace('\n![A yard](yard.jpg)\n', ''));
  await expect(sheet).toBeHidden();
  const image = page.getByRole('img', { name: 'A kiln' });
  const shown = () => image.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.src]);
  await image.scrollIntoViewIfNeeded();
  await expect.poll(shown).toEqual([1200, expect.stringMatching(/kiln-\w{6}-1200\.webp$/)]);
  const [, first] = await shown();
  await photograph(2);
  await expect.poll(async () => (await shown())[1]).not.toBe(first);
  await expect.poll(async () => (await shown())[0]).toBe(1200);
  expect((await page.request.get(String(first))).url()).toBe((await shown())[1]);
  expect(await isSame(page)).toBe(true);
});

test('a film is sent in the parts that a player asks for', async ({ request }) => {
  const before = readFileSync(place.file(about), 'utf8');
  cpSync(join(fixtureRoot, 'beam.mp4'), place.file('content/media/beam.mp4'));
  const film = {
    ...{ id: 'beam', title: 'The beam', length: '0:02', poster: 'kiln.jpg', file: 'beam.mp4' },
    ...{ captions: 'none', transcript: ['A beam turns.'] },
  };
  writeFileSync(place.file('content/films.json'), JSON.stringify([film]));
  place.edit(about, (text) => `${text}\n![A beam turns](beam.mp4)\n`);
  const source = async () => {
    const html = await (await request.get(place.address('/about'))).text();
    return /<video src="([^"]+)"/.exec(html)?.[1];
  };
  await expect.poll(source).toMatch(/beam-\w{6}\.mp4$/);
  const url = place.address((await source()) ?? '');
  const part = await request.get(url, { headers: { range: 'bytes=4-7' } });
  expect([part.status(), await part.text()]).toEqual([206, 'ftyp']);
  expect(part.headers()['content-range']).toMatch(/^bytes 4-7\/\d+$/);
  const whole = await request.get(url);
  expect(await whole.body()).toEqual(readFileSync(join(fixtureRoot, 'beam.mp4')));
  writeFileSync(place.file(about), before);
});

test('a save that was lost on its way arrives with the connection', async ({ page }) => {
  await open(page, place.address('/about'));
  await page.route('**/about', (route) => route.abort(), { times: 1 });
  const lost = page.waitForEvent('requestfailed');
  place.edit(about, (text) => text.replace(/^title: .*$/m, 'title: "Lost on the way"'));
  await lost;
  await expect(page.locator('h1')).toHaveText('Lost on the way');
  expect(await isSame(page)).toBe(true);
});

test('content that is broken from the start is listed, then mended', async ({ page }) => {
  const broken = await livePlace();
  broken.edit(about, (text) => text.replace('title:', 'titel:'));
  const started = broken.live.pid();
  process.kill(started ?? 0, 'SIGKILL');
  await expect.poll(() => broken.live.pid()).not.toBe(started);
  await page.goto(broken.address('/about'));
  await expect(page.getByRole('region', { name: '2 problems' })).toBeVisible();
  // The change that was under way when the process ended may load the page again meanwhile.
  await expect(async () => expect(await violations(page)).toEqual([])).toPass();
  broken.edit(about, (text) => text.replace('titel:', 'title:'));
  await expect(page.locator('h1')).toHaveText('Six people, one pier, no smoke');
  await broken.close();
});
