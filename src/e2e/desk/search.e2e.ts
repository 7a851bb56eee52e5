import { violations } from '../journeys/axe.ts';
import { expect } from '../live/live-place.ts';
import { sharedDesk } from './shared-place.ts';

const { place, read, test } = sharedDesk();

test('a year put right in one place is found and replaced in others', async ({ page, desk }) => {
  await desk.find();
  await page.getByRole('searchbox').fill('founded');
  await page.getByRole('link', { name: 'Company, Founded' }).press('Enter');
  await expect(desk.at('company.founded')).toBeFocused();
  await desk.at('company.founded').fill('2018');
  await desk.save();
  await page.getByRole('link', { name: /^“2019” also stands in \d+ other places$/ }).press('Enter');
  await expect(page.getByRole('searchbox')).toHaveValue('2019');

  const about = page.getByRole('region', { name: 'Six people, one pier, no smoke' });
  await page.getByLabel('Replace with').fill('2018');
  const send = page.getByRole('button', { name: /^Replace in/ });
  await expect(page.getByRole('button', { name: /^Look at \d+ changes$/ })).toBeVisible();
  await expect(page.getByRole('checkbox').or(send)).toHaveCount(0);
  await page.getByLabel('Replace with').press('Enter');
  await expect(page.getByText('Untick those that should stay as they are.')).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  expect(read('content/pages/work.md')).toContain('year: 2019');
  await expect(about.getByRole('listitem').first()).toHaveText(/2019 becomes 2018/);
  const tick = about.getByRole('checkbox', { name: /Text/ });
  await page.getByRole('button', { name: 'Tick none' }).press('Enter');
  await tick.check();
  await expect(send).toHaveText('Replace in one place');
  await tick.uncheck();
  await page.getByRole('button', { name: 'Tick all words' }).press('Enter');
  const all = page.getByRole('checkbox', { name: /^All \d+ on this page$/ }).first();
  const own = all.locator('xpath=ancestor::section[1]').getByRole('checkbox');
  await all.press('Space');
  for (const one of await own.all()) await expect(one).not.toBeChecked();
  await own.nth(1).check();
  await expect(all).toHaveJSProperty('indeterminate', true);
  await all.press('Space');
  for (const one of await own.all()) await expect(one).toBeChecked();
  await tick.uncheck();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Replace in \d+ places$/ }).press('Enter');
  await expect(page.getByText(/^Replaced in \d+ places/)).toBeVisible();
  expect(read('content/pages/work.md')).toContain('year: 2018');
  expect(read('content/locations/marketing-sunderland.md')).not.toContain('2019');

  // The toast is gone by then.
  await page.reload();
  await page.getByRole('button', { name: 'Undo: “2019” became “2018”' }).press('Enter');
  await expect(page.getByText('Everything is back as it was.')).toBeVisible();
  expect(read('content/locations/marketing-sunderland.md')).toContain('2019');

  // It is said again, after a save and a reload too, until somebody says that it is right.
  await desk.open('content/site.json');
  await desk.put({ tagline: 'Social-first marketing, Sunderland, England' });
  await desk.save();
  await desk.find();
  const left = page.getByRole('link', { name: /^“2019” also stands in \d+ other places$/ });
  await expect(left).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^They are right.*2019/ }).click();
  await expect(left).toHaveCount(0);
  await page.reload();
  await expect(desk.everything).toBeVisible();
  await expect(left).toHaveCount(0);
  await page.getByRole('searchbox').fill('2019');
  await about.getByRole('link', { name: /Text/ }).press('Enter');
  await expect(desk.text).toBeFocused();
  await expect(desk.text.getByText('Pierlight began in 2019')).toBeInViewport();
  expect(await page.evaluate(() => String(getSelection()))).toBe('2019');
  // Other words may stand there by then.
  await page.reload();
  await expect(desk.text).toBeFocused();
  await expect(desk.text.getByText('Pierlight began in 2019')).toBeInViewport();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'Publish' })).toBeVisible();
});

test('what is called or typed otherwise is found', async ({ page, desk }) => {
  await desk.find();
  const box = page.getByRole('searchbox');
  await box.fill('FAQs');
  await page
    .getByRole('region', { name: 'Where it is filled in' })
    .getByRole('link', { name: /Questions and answers$/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('group', { name: /^Questions and answers/ })).toBeFocused();
  await desk.find();
  await box.fill('reviews');
  await expect(page.getByRole('link', { name: 'Testimonials' })).toBeVisible();
  await box.fill('Sunderlnd');
  await expect(page.getByText('Nothing says “Sunderlnd”')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'sunderland' }).press('Enter');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('sunderland');
  await expect(page.getByRole('region', { name: 'In the words' })).toBeVisible();

  // An empty search shows everything, and whole words can be left where they find nothing.
  await box.fill('Sunderlan');
  await page.getByRole('button', { name: 'Whole words' }).press('Enter');
  await page.getByRole('button', { name: 'Search parts of words too' }).press('Enter');
  await expect(page.getByRole('region', { name: 'In the words' })).toBeVisible();
  await page.getByRole('button', { name: 'Whole words' }).press('Enter');
  await box.fill('');
  await expect(page.getByRole('link', { name: 'Testimonials' })).toBeVisible();
  await expect(page).toHaveURL(/desk$/);
  await page.goto(`${page.url()}?whole=yes`);
  await expect(page.getByRole('link', { name: 'Testimonials' })).toBeVisible();
});

test('a price is found and read where a fact says it, and stays a fact', async ({ page, desk }) => {
  await desk.find();
  await page.getByRole('searchbox').fill('from £1k a month, plus');
  const found = page.getByRole('region', { name: 'In the words' });
  await expect(found.getByRole('link', { name: /, Price$/ })).toHaveCount(1);
  const fields = page.getByRole('region', { name: 'Where it is filled in' });
  await expect(fields.getByRole('link', { name: /, Price$/ })).toHaveCount(1);
  await found.getByRole('link', { name: /Paid/ }).press('Enter');
  const price = desk.at('2.price');
  await expect(price).toBeFocused();
  await expect(price).toHaveValue('From £1k a month, plus the ads');
  await expect(price).toHaveAccessibleDescription(/“£1k” is a fact: where it changes/);
  expect(await page.evaluate(() => String(getSelection()))).toBe('From £1k a month, plus');
  expect(await violations(page)).toEqual([]);
  await price.press('Home');
  await page.keyboard.type('Yes: ');
  await price.press('End');
  await page.keyboard.type(' too');
  await expect(price).toHaveValue('Yes: From £1k a month, plus the ads too');
  await desk.save();
  const kept = '"price": "Yes: From {{ small-retainer }} a month, plus the ads too"';
  expect(read('content/services.json')).toContain(kept);
});

test('a price that changed is replaced where it is meant, and not in other facts', async ({
  page,
  desk,
}) => {
  const prices = 'content/prices.json';
  const before = read(prices);
  await desk.find();
  await page.getByRole('searchbox').fill('£1,000');
  const found = page.getByRole('region', { name: 'In the words' });
  await found.getByRole('link', { name: /One service, Price/ }).press('Enter');
  await desk.at('retainer.0.price').fill('1150');
  await desk.save();
  await desk.find();
  const left = page.getByRole('link', { name: /^“£1,000” also stands in \d+ other places$/ });
  await expect(left.locator('xpath=..')).toContainText(/\d+ more say “Minimum for ads”/);
  await left.press('Enter');
  await expect(found.getByText(/\d+ places say “Minimum for ads”/)).toBeVisible();
  await page.getByLabel('Replace with').fill('£1,150');
  await page.getByRole('button', { name: /^Look at \d+ changes$/ }).press('Enter');
  await expect(found.getByRole('checkbox', { name: /Minimum for ads/ })).not.toBeChecked();
  await expect(found.getByText('a fact of its own, which others follow')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Replace in \d+ places$/ }).press('Enter');
  await expect(page.getByText(/^Replaced in \d+ places/)).toBeVisible();
  expect(JSON.parse(read(prices)).minimumAdSpend).toBe(1000);
  await page.getByRole('button', { name: 'Undo: “£1,000” became “£1,150”' }).press('Enter');
  await expect(page.getByText('Everything is back as it was.')).toBeVisible();
  place.edit(prices, () => before);
});

test('from the search box, keys alone lead to a hit', async ({ page, desk }) => {
  await desk.find();
  const box = page.getByRole('searchbox');
  const hits = page.locator('.row__name');
  await box.fill('contract');
  await expect(page.getByRole('region', { name: 'In the words' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(hits.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(hits.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('contract');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
  // At once, before anything is found.
  await box.pressSequentially('company number');
  await page.keyboard.press('Enter');
  await expect(desk.at('company.number')).toBeFocused();
});

test('who comes back from a file is where the search was left', async ({ page, desk }) => {
  await desk.find();
  await page.getByRole('searchbox').fill('contract');
  const hit = page.locator('.found .row__name').nth(9);
  await hit.scrollIntoViewIfNeeded();
  await hit.focus();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(0);
  for (const back of [
    () => page.getByRole('button', { name: 'Everything' }).press('Enter'),
    () => page.goBack(),
  ]) {
    await hit.press('Enter');
    await expect(desk.everything).toBeHidden();
    await expect(page.getByRole('button', { name: 'Everything' })).toBeVisible();
    await back();
    await expect(page.getByRole('searchbox')).toHaveValue('contract');
    await expect(hit).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  }
  await page.getByRole('link', { name: 'The desk' }).press('Enter');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(desk.everything).toBeFocused();
});

test('a search for words that have gone makes room for everything', async ({ page, desk }) => {
  const file = 'content/pages/contact.md';
  const before = read(file);
  place.edit(file, (text) => `${text}\nA kittiwake nests here.\n`);
  await desk.find();
  const box = page.getByRole('searchbox');
  await box.fill('kittiwake nests');
  await page.locator('.found .row__name').press('Enter');
  await expect(desk.text).toBeFocused();
  place.edit(file, () => before);
  await page.getByRole('button', { name: 'Everything' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Testimonials' })).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(page.getByText('Nothing says “kittiwake nests” any more.')).toBeVisible();
  await box.fill('kittiwake nests');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await expect(box).toHaveValue('kittiwake nests');
});

test('a problem with one clear cure has a button that does it', async ({ page, desk }) => {
  await desk.open('content/insights/content-calendars-that-actually-work.md');
  await desk.type('\nWe recieve [words](/nowhere-at-all) every day.\n');
  const press = (name: string) => desk.problems.getByRole('button', { name }).press('Enter');
  await press('Write “receive”');
  await expect(desk.text.getByText('We receive')).toBeInViewport();
  await press('Link to another page');
  await desk.pick('/insights');
  await expect(desk.text).toContainText('We receive words every day.');
  await expect(desk.text.getByTitle('/insights')).toHaveText('words');
  await expect(desk.problems).toHaveCount(0);
  const title = await desk.field('Title').inputValue();
  await desk.field('Title').fill('');
  await desk.field('Title').press('Tab');
  expect(await violations(page)).toEqual([]);
  await press('Undo this');
  await expect(desk.field('Title')).toHaveValue(title);
  await desk.field('Title').fill(`“${title}”`);
  await page
    .locator('#main')
    .getByRole('button', { name: 'Remove the quotation marks' })
    .first()
    .press('Enter');
  await expect(desk.field('Title')).toHaveValue(title);
  await desk.type('\n• One\n• Two\n');
  await press('Put it right');
  await expect(desk.text).toContainText('•One•Two');
  await desk.save();
});

test('an article of somebody who has left names them, and takes another author', async ({
  page,
  desk,
}) => {
  const team = 'content/site.json';
  const before = read(team);
  await desk.open(team);
  await page.getByRole('button', { name: 'Remove Tom Usher' }).press('Enter');
  await desk.save();
  await desk.open('content/insights/analytics-that-matter-beyond-vanity-metrics.md');
  const author = desk.field('Author');
  await expect(author.getByRole('option', { selected: true })).toHaveText(
    'Tom Usher (not in the list)',
  );
  const own = page.getByRole('region', { name: 'One thing to put right', exact: true });
  await expect(own).toContainText('“Tom Usher” is no longer among “The agency and its people”.');
  // His other articles have the same cause.
  await expect(
    page.getByRole('region', { name: 'One thing to put right elsewhere' }),
  ).toBeVisible();
  await own.getByRole('button', { name: 'Choose another author' }).press('Enter');
  await expect(author).toBeFocused();
  expect(await violations(page)).toEqual([]);
  // Its list is open.
  await page.keyboard.press('Escape');
  await author.selectOption({ label: 'Nell Hedley' });
  await expect(own).toHaveCount(0);
  await desk.save();
  place.edit(team, () => before);
});

test('nothing is found only once it has been looked for', async ({ page, desk }) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/desk/api/search', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await desk.find();
  const asked = page.waitForRequest('**/desk/api/search');
  await page.getByRole('searchbox').fill('the old shirts came first');
  await asked;
  const count = page.locator('.find__count');
  await expect(count).toHaveText('');
  await expect(page.getByText('Nothing matches.')).toBeHidden();
  answer.resolve();
  await expect(count).toHaveText(/in the words$/);
});
