import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPhotograph } from '../fixtures/draw-photograph.ts';
import { fixtureRoot } from '../fixtures/fixture-site.ts';
import { expect } from '../live/live-place.ts';
import { often, sharedDesk } from './shared-place.ts';

// The jobs of content/README.md, done entirely at the desk.
const { place, read, test } = sharedDesk();

const json = (path: string) => JSON.parse(read(path));

const sentences =
  'The month was quiet, so we counted what it cost. Rent came first and then the ads. We wrote both down.';

test('an article is begun, written and let go live', async ({ page, desk }) => {
  await desk.make('Article', 'What a quiet month costs');
  await expect(desk.field('Title')).toHaveValue('What a quiet month costs');
  await expect(desk.field('Excerpt')).toHaveValue('');
  await expect(page.getByText('New, not saved yet')).toBeVisible();

  // Nothing is a fault that nobody has typed into and left.
  await desk.problems.getByRole('button', { name: 'Summary' }).press('Enter');
  await expect(desk.field('Summary')).toBeFocused();
  await expect(page.locator('.note, [aria-invalid="true"], .text-line')).toHaveCount(0);
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await expect(desk.field('Summary')).toHaveAccessibleDescription(/still to be filled in/);
  await expect(page.locator('.note')).toHaveCount(1);
  await desk.type(`${sentences}\n\n## What we counted\n\nIt is *not* little.\n`);
  await expect(desk.text.locator('.text-em')).toHaveCSS('font-style', 'italic');
  await expect(desk.shown.locator('.prose em')).toHaveCSS('font-style', 'italic');
  await desk.save();
  const path = 'content/insights/what-a-quiet-month-costs.md';
  expect(read(path)).toContain('draft: true');
  expect(read(path)).toContain('## What we counted');
  await desk.field('Summary').fill('x');
  await desk.save();
  await desk.field('Summary').fill('');
  await expect(desk.field('Summary')).toHaveAttribute('placeholder', /^The argument in two/);

  await desk.field('Category').selectOption('Strategy');
  await desk.field('Date').fill('2026-01-05');
  await expect(desk.field('Date')).toHaveAccessibleDescription(/5 January 2026$/);
  await desk.field('Author').selectOption({ label: 'Nell Hedley' });
  await desk.field('Excerpt').fill(sentences);
  await desk.field('Summary').fill(sentences);
  for (const [list, words] of [
    ['Tags', 'Costs'],
    ['Keywords', 'cost of a quiet month'],
  ] as const) {
    await desk.group(list).getByRole('textbox').first().fill(words);
  }
  await desk.group('Tags').getByRole('textbox').first().press('Enter');
  await page.keyboard.type('Rent ');
  await desk
    .group('Tags')
    .getByRole('textbox')
    .nth(1)
    .evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'and more\nAds\nWages\n');
      const pasted = { bubbles: true, cancelable: true, clipboardData };
      field.dispatchEvent(new ClipboardEvent('paste', pasted));
    });
  const tags = () =>
    desk
      .group('Tags')
      .getByRole('textbox')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  await expect.poll(tags).toEqual(['Costs', 'Rent and more', 'Ads', 'Wages']);
  await expect(desk.problems).toHaveCount(0);
  await page.getByRole('button', { name: 'Let it go live' }).press('Enter');
  await desk.save();
  expect(read(path)).not.toMatch(/^draft:|: "?FILL IN/m);
  await expect(desk.shown.getByRole('heading', { name: 'What we counted' })).toBeVisible();
});

test('a client and its words are added', often, async ({ page, desk }) => {
  await desk.make('Client', 'Tide & Co');
  await expect(page.getByText('this or the typeface is needed')).toBeVisible();
  await expect(page.getByText('this or the file is needed')).toBeVisible();
  await desk
    .field(/^Typeface/)
    .last()
    .selectOption({ index: 1 });
  await expect(page.getByText(/^this or the/)).toHaveCount(0);
  await desk.save();
  expect(json('content/clients.json').at(-1)).toMatchObject({ name: 'Tide & Co' });

  await desk.make('Testimonial', 'Tide & Co');
  const item = page.locator('.item__body').last();
  await desk.field('What they said', item).fill('They told us ==to spend less==.');
  // Not the first client's: the one whose words these are.
  await expect(desk.shown.getByText('They told us to spend less.')).toBeVisible();
  await desk.field('First name', item).fill('Ann');
  await desk.field('Position', item).fill('Owner');
  await desk.field(/^Light behind it/, item).selectOption({ index: 1 });
  await desk.save();
  expect(json('content/testimonials.json').at(-1)).toMatchObject({
    company: 'Tide & Co',
    logo: 'tide-co',
  });
});

test('a location is added, and the footer leads to it', often, async ({ page, desk }) => {
  await desk.find();
  await page.getByRole('button', { name: 'New location' }).press('Enter');
  const name = page.getByLabel(/^Its name, as in the address/);
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription('Write something here.');
  await name.fill('About');
  await page.keyboard.press('Enter');
  await expect(name).toHaveAccessibleDescription(/has the address \/about\. Choose another name/);
  await desk.make('Location', 'Marketing in Leeds');
  await desk.save();
  const path = 'content/locations/marketing-in-leeds.md';
  expect(read(path)).toContain('draft: true');
  const intro =
    'Leeds is two hours away by train, and we have made films in its markets since spring.';
  await desk.put({
    title: 'Leeds likes to be asked',
    metaTitle: 'Marketing for Leeds firms | Pierlight',
    description: intro,
    'keywords.0': 'marketing in Leeds',
    name: 'Leeds',
    intro,
    motif: 'coins',
    place: 'Leeds',
    'faqs.0.q': 'Do you come to Leeds?',
    'faqs.0.a': 'On filming days, by the first train.',
    'facts.0.label': 'By train',
    'facts.0.value': 'Two hours',
    'facts.1.label': 'From us',
    'facts.1.value': 'Two people and a camera',
    'related.0': '/projects/calm-dog',
    'related.1': '/services/paid-media',
    'related.2': '/insights/instagram-reels-that-convert-a-breakdown',
  });
  await page.getByRole('button', { name: 'To the text' }).press('Enter');
  await expect(desk.text).toBeFocused();
  await desk.type(`${sentences}\n\n## The first day\n\n${sentences}\n`);
  await expect(desk.problems).toHaveCount(0);
  await page.getByRole('button', { name: 'Let it go live' }).press('Enter');
  await expect(desk.problems).toHaveText(
    /^One thing to put right.*This page: No page links to it\./,
  );
  await desk.save();
  await page.getByRole('button', { name: 'Everything' }).press('Enter');
  await expect(page.getByRole('button', { name: 'One to put right' })).toBeVisible();
  await page.getByRole('link', { name: 'Menus and footer' }).press('Enter');
  const columns: { title: string; items: unknown[] }[] = json('content/navigation.json').footer;
  const column = columns.findIndex(({ title }) => title === 'Locations');
  const links = `footer.${column}.items`;
  const added = `${links}.${columns[column]?.items.length}`;
  await page.getByRole('button', { name: 'Locations', exact: true }).press('Enter');
  await desk.at(`${links}-add`).press('Enter');
  await expect(desk.at(`${added}.name`)).toBeFocused();
  await page.keyboard.insertText('Leeds');
  await desk.at(`${added}.href`).locator('..').getByRole('button').press('Enter');
  await desk.pick('leeds');
  await expect(desk.at(`${added}.href`)).toHaveValue('/marketing-in-leeds');
  await expect(desk.shown.locator('footer a[href="/marketing-in-leeds"]')).toHaveText('Leeds');
  await desk.save();
  await expect(desk.problems).toHaveCount(0);
  expect(read('content/navigation.json')).toContain('"href": "/marketing-in-leeds"');
  expect(read(path)).not.toMatch(/^draft:|FILL IN:/m);
});

test('a colleague joins, and the telephone number changes', often, async ({ page, desk }) => {
  await desk.open('content/site.json');
  await page.getByLabel('Page to preview').selectOption('/contact');
  await desk.field('Telephone').fill('0191 498 0456');
  await expect(desk.shown.locator('body')).toContainText('0191 498 0456');
  await desk.save();
  expect(json('content/site.json').telephone).toBe('0191 498 0456');

  await desk.make('Person', 'Sam Reed');
  const item = page.locator('.item__body').last();
  await expect(desk.shown.getByText('Sam Reed').first()).toBeAttached();
  await desk.field('Role', item).fill('Film editor');
  await desk
    .field('Bio', item)
    .fill('Answers for the cut, the captions and the sound of each film.');
  await expect(item.getByText('this or the drawn portrait is needed')).toBeVisible();
  await page.getByText(/to fill in before it can be published/).click();
  const blank = desk.problems.getByRole('button', { name: /Photograph or drawn portrait$/ });
  await blank.press('Enter');
  await expect(item.getByRole('button', { name: 'Add photograph' })).toBeFocused();
  await item.getByRole('button', { name: 'Add drawn portrait' }).press('Enter');
  for (const choice of await item.getByRole('combobox').all()) {
    if ((await choice.inputValue()) === '') await choice.selectOption({ index: 1 });
  }
  await desk.save();
  await expect(desk.problems).toHaveCount(0);
  expect(json('content/site.json').people.at(-1)).toMatchObject({ name: 'Sam Reed' });
});

test('a photograph is brought in, as a cover and in a text', often, async ({ page, desk }) => {
  const bytes = await (await drawPhotograph({ width: 1600, height: 900 })).jpeg().toBuffer();
  const file = { name: 'kiln-yard.jpg', mimeType: 'image/jpeg', buffer: bytes };
  await desk.open('content/insights/instagram-reels-that-convert-a-breakdown.md');
  await page.getByRole('button', { name: 'Add cover photograph' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  for (const [name, mimeType, says] of [
    ['mark.svg', 'image/svg+xml', 'mark.svg cannot be used here'],
    ['tiles.jpg.icloud', '', 'still in iCloud'],
  ] as const) {
    const input = dialog.getByLabel('Add from this device');
    await input.setInputFiles({ name, mimeType, buffer: svg });
    await expect(dialog.getByRole('alert')).toContainText(says);
  }
  expect(existsSync(place.file('content/media/mark.svg'))).toBe(false);
  await dialog.getByLabel('Add from this device').setInputFiles(file);
  await dialog.getByLabel('In one sentence').fill('Two people carry a tray of tiles');
  await page.keyboard.press('Enter');
  await expect(desk.field('What it shows')).toHaveValue('Two people carry a tray of tiles');
  await expect(desk.field('What it shows')).toBeFocused();
  await expect(desk.shown.getByRole('img', { name: /tray of tiles/ }).first()).toBeVisible();
  await desk.text.press('Control+End');
  await page.getByRole('toolbar').getByRole('button', { name: 'Heading' }).focus();
  for (const _ of 'Bold Italic Link List Numbers Quote Fact Table Photograph'.split(' ')) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /kiln-yard/ }).press('Enter');
  await dialog.getByLabel('In one sentence').fill('Two people carry a tray of tiles');
  await page.keyboard.press('Enter');
  await expect(desk.text).toContainText('Two people carry a tray of tiles');
  await page.getByRole('toolbar').getByRole('button', { name: 'Photograph' }).press('Enter');
  await dialog.getByLabel('Add from this device').setInputFiles(file);
  await expect(page.locator('.toast')).toContainText('is here already, as kiln-yard.jpg');
  await expect(dialog.getByRole('img', { name: 'kiln-yard.jpg' })).toBeVisible();
  await page.keyboard.press('Escape');
  await desk.save();
  expect(existsSync(place.file('content/media/kiln-yard.jpg'))).toBe(true);
});

/** The least that is read as a PDF. */
const pdf = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n';

test('a film, a logo and a download are brought in and shown', often, async ({ page, desk }) => {
  const dialog = page.getByRole('dialog');
  const bring = async (name: string, mimeType: string, buffer: Buffer, isGood = true) => {
    const field = dialog.getByLabel('Add from this device');
    await field.setInputFiles({ name, mimeType, buffer });
    if (isGood) await expect(dialog).toBeHidden();
  };
  const choose = (name: string) =>
    page.locator(`[id$="${name}"]`).locator('..').getByRole('button', { name: 'Choose a file' });
  await desk.make('Film', 'Launch day on the pier');
  await choose('poster').press('Enter');
  const still = await (await drawPhotograph({ width: 1200, height: 675 })).jpeg().toBuffer();
  await bring('launch-day.jpg', 'image/jpeg', still);
  await choose('file').press('Enter');
  await bring('launch-day.mp4', 'video/mp4', readFileSync(join(fixtureRoot, 'beam.mp4')));
  await choose('captions').press('Enter');
  const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nNELL: There.\n';
  await bring('launch-day.vtt', 'text/vtt', Buffer.from(captions));
  const item = page.locator('.item__body').last();
  await desk.field('Length', item).fill('0:02');
  await desk.group('Transcript', item).getByRole('textbox').first().fill('NELL: There.');
  await desk.save();
  expect(json('content/films.json').at(-1)).toMatchObject({ file: 'launch-day.mp4' });

  await desk.open('content/clients.json');
  await page.getByRole('button', { name: 'Saltgrass', exact: true }).press('Enter');
  await choose('0.logo.file').press('Enter');
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>';
  await bring('saltgrass.svg', 'image/svg+xml', Buffer.from(mark));
  await desk.save();
  expect(json('content/clients.json')[0].logo).toMatchObject({ file: 'saltgrass.svg' });

  const article = 'content/insights/instagram-reels-that-convert-a-breakdown.md';
  await desk.open(article);
  await desk.type('\n\nFor your own sums there is ');
  await page.getByRole('toolbar').getByRole('button', { name: 'File to download' }).click();
  await bring('Price List 2026.pdf', 'application/pdf', Buffer.from('no PDF at all'), false);
  await expect(dialog.getByRole('alert')).toContainText('price-list-2026.pdf');
  await bring('Price List 2026.pdf', 'application/pdf', Buffer.from(pdf));
  await expect(desk.text).toContainText('there is price list 2026');
  await expect(desk.shown.getByRole('link', { name: /^price list 2026/ })).toBeVisible();
  await desk.save();
  expect(read(article)).toContain('[price list 2026](price-list-2026.pdf)');
});

test('a page is renamed, another deleted, and no link broken', often, async ({ page, desk }) => {
  const old = 'content/locations/marketing-london.md';
  await desk.open(old);
  await page.getByRole('button', { name: 'Change address' }).press('Enter');
  const name = page.getByRole('dialog').getByLabel('Last part of the address');
  await name.fill('About');
  await page.keyboard.press('Enter');
  await expect(name).toHaveAccessibleDescription(/has the address \/about\. Choose another name/);
  await expect(name).toBeFocused();
  expect(existsSync(place.file(old))).toBe(true);
  await name.fill('Marketing for London');
  await expect(name).toHaveAccessibleDescription(/be \/marketing-for-london\.$/);
  await page.keyboard.press('Enter');
  const where = page.locator('.edit__where');
  await expect(where).toHaveText('/marketing-for-london');
  expect(existsSync(place.file(old))).toBe(false);
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(where).toHaveText('/marketing-london');
  expect(read(old)).not.toContain('/marketing-for-london');
  await page.getByRole('button', { name: 'Change address' }).press('Enter');
  await name.fill('Marketing for London');
  await page.keyboard.press('Enter');
  await expect(where).toHaveText('/marketing-for-london');
  expect(read('content/locations/marketing-for-london.md')).toContain('/marketing-london');
  expect(read('content/navigation.json')).not.toMatch(/"\/marketing-london"/);

  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Where links should lead').fill('/marketing-manchester');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(desk.everything).toBeVisible();
  expect(existsSync(place.file('content/locations/marketing-for-london.md'))).toBe(false);
  expect(read('content/redirects.json')).toContain('/marketing-for-london');
});
