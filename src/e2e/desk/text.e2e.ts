import type { Locator } from 'playwright/test';
import { violations } from '../journeys/axe.ts';
import { expect } from '../live/live-place.ts';
import { sharedDesk } from './shared-place.ts';

const { read, test } = sharedDesk();
const calendars = 'content/insights/content-calendars-that-actually-work.md';
const article = 'content/insights/instagram-reels-that-convert-a-breakdown.md';

test('Enter goes on with a list or a quotation, and again leaves it', async ({ page, desk }) => {
  await desk.open(article);
  await desk.type('\n\n- One');
  for (const words of ['Two', '', '> Said', '', 'After']) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(words);
  }
  await desk.save();
  expect(read(article)).toMatch(/\n- One\n- Two\n\n> Said\n\nAfter\n$/);
});

test('a callout or panel that is left as it was put in cannot be published', async ({ desk }) => {
  const { page } = desk;
  await desk.open(calendars);
  await desk.text.press('Control+End');
  await page.getByRole('button', { name: 'Callout' }).click();
  await expect(desk.problems).toContainText('is still to be filled in');
  await page.keyboard.type('Ask first.');
  await expect(desk.problems).toHaveCount(0);
  await page.getByRole('button', { name: 'Panel' }).click();
  await expect(desk.problems).toContainText('is still to be filled in');
  await page.keyboard.type('Link in bio');
  await expect(desk.problems).toContainText('[insert what stands there now]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.type('Send 2 photos');
  await expect(desk.problems).toHaveCount(0);
  await desk.save();
  expect(read(calendars)).toContain(
    '> [!TIP]\n> Ask first.\n\n> [!PLATE red]\n> ~~Link in bio~~\n> Send 2 photos',
  );
});

test('a table is filled from the keyboard, and is not lost by Escape', async ({ page, desk }) => {
  await desk.open(article);
  await page.getByRole('button', { name: 'Table', exact: true }).press('Enter');
  await page.getByLabel('Row 1, column 2').press('Tab');
  await expect(page.getByRole('button', { name: 'Add a row' })).toBeFocused();
  await page.getByLabel('Row 1, column 2').fill('Day two');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Row 2, column 1')).toBeFocused();
  await page.getByRole('button', { name: 'Add a row' }).press('Enter');
  await expect(page.getByLabel('Row 3, column 1')).toBeFocused();
  await page.keyboard.type('Day three');
  await page.getByRole('button', { name: 'Remove row 3' }).press('Enter');
  await expect(page.getByLabel('Row 2, column 1')).toBeFocused();
  for (const _ of 'four') await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Put it into the text' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Each column but the first needs a heading.');
  await expect(page.getByLabel('Head, column 2')).toBeFocused();
  await expect(page.getByLabel('Row 1, column 2')).toHaveValue('Day two');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Throw them away' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  const change = await page
    .getByRole('button', { name: /^Change: / })
    .first()
    .boundingBox();
  expect(change?.height).toBeGreaterThanOrEqual(32);
});

test('a text shows none of its signs, which stay in its file', async ({ page, desk }) => {
  await desk.open(article);
  const typed = `## What it **cost**

- See [our *work*](/work), from {{ minimum-ads }}

> [!TIP]
> Ask **first**.

> [!PLATE yellow]
> ~~Link in bio~~
> Send 2 photos

| Ads | What they cost |
|--|--|
| **A few** | {{ minimum-ads }} a month |

The end.
`;
  await desk.type(`\n\n${typed}`);
  await expect(desk.text.getByRole('heading', { name: 'What it cost' })).toBeVisible();
  await expect(desk.text.getByRole('link', { name: 'our work' })).toHaveAttribute('title', '/work');
  await expect(desk.text.getByRole('cell', { name: '£1,000 a month' })).toBeVisible();
  await expect(desk.text.getByLabel('Panel')).toHaveValue('yellow');
  expect(await desk.text.innerText()).not.toMatch(/[#>*|~{}]|\]\(|\[!/);
  expect(await violations(page)).toEqual([]);
  await desk.save();
  expect(read(article).endsWith(`\n\n${typed}`)).toBe(true);

  for (let lines = 0; lines < 3; lines++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Row 1, column 1')).toHaveValue('A few');
  await page.getByLabel('Row 1, column 1').fill('Many');
  await page.keyboard.press('Enter');
  await expect(desk.text.getByRole('cell', { name: 'Many' })).toBeVisible();
  await desk.text.getByLabel('Panel').selectOption('green');
  await desk.text.getByRole('link', { name: 'our work' }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await desk.pick('/about');
  await desk.save();
  const changed = typed
    .replace('(/work)', '(/about)')
    .replace('yellow', 'green')
    .replace('A few', 'Many');
  expect(read(article).endsWith(`\n\n${changed}`)).toBe(true);
});

test('a link is changed and removed by keys', async ({ page, desk }) => {
  await desk.open(article);
  await expect(desk.text).toHaveAccessibleDescription(/Ctrl K .* a link.* Ctrl Enter publishes/);
  await desk.type('\n\nSee [our *work*](/work)');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'The link' });
  const address = dialog.getByRole('searchbox');
  await expect(address).toBeFocused();
  await expect(address).toHaveValue('/work');
  const words = dialog.getByLabel('Words', { exact: true });
  await expect(words).toHaveValue('our work');
  expect(await violations(page)).toEqual([]);
  // A list of pages is one stop of the Tab key.
  await address.fill('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(dialog.getByRole('listitem').last().getByRole('button')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Choose where it leads' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('listitem').last().getByRole('button')).toBeFocused();
  await address.fill('/work');
  await words.fill('our films');
  await words.press('Enter');
  await expect(desk.text.getByRole('link', { name: 'our films' })).toHaveAttribute(
    'title',
    '/work',
  );
  await expect(desk.text).toBeFocused();

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+k');
  await dialog.getByRole('button', { name: 'Remove link' }).press('Enter');
  await expect(desk.text).toBeFocused();
  await desk.save();
  expect(read(article)).toMatch(/\n\nSee our films\n*$/);
});

test('words typed at the end of a link are none of it, and its last letters can be put right', async ({
  page,
  desk,
}) => {
  await desk.open(article);
  await desk.type('\n\nSee [our work](/work)');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('s, and');
  for (let letters = 0; letters < ' and'.length + 2; letters++)
    await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('ds now');
  await page.keyboard.press('Home');
  for (let letters = 0; letters < 'See our'.length; letters++)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' new');
  await desk.save();
  expect(read(article)).toMatch(/\n\nSee \[our new wods\]\(\/work\) nows, and\n*$/);
});

for (const width of [390, 1440]) {
  test(`the buttons of a link stay whole beside a long address, ${width} px`, async ({
    page,
    desk,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await desk.open(article);
    const address = `https://example.com/${'a-long-way/'.repeat(12)}`;
    const words = 'As many words as lead the link to the end of its line';
    await desk.type(`\n\n${words}: [the end](${address})`);
    await page.keyboard.press('ArrowLeft');
    const change = page.getByRole('button', { name: 'Change', exact: true });
    await expect(change).toBeVisible();
    const boxOf = async (one: Locator) => {
      const box = await one.boundingBox();
      if (!box) throw new Error('It is not shown.');
      return box;
    };
    const frame = await boxOf(page.locator('.text-editor'));
    const bubble = await boxOf(page.locator('.text-bubble'));
    expect(bubble.x).toBeGreaterThanOrEqual(frame.x);
    expect(bubble.x + bubble.width).toBeLessThanOrEqual(frame.x + frame.width);
    const lines = await change.evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
    await page.keyboard.press('Control+z');
  });
}

test('arrow keys pass all of a text, and typing beside it breaks nothing', async ({
  page,
  desk,
}) => {
  await desk.open(article);
  const table = '| A | B |\n|---|---|\n| 1 | 2 |';
  await desk.type(`\n\nSee **it**.\n\n${table}\n\n> [!NOTE]\n> Words\n\nThe end.\n`);
  await page.keyboard.press('Control+Home');
  for (let lines = 0; lines < 300; lines++) await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Under it.');
  for (let lines = 0; lines < 4; lines++) await page.keyboard.press('ArrowUp');
  for (let lines = 0; lines < 3; lines++) await page.keyboard.press('ArrowUp');
  await page.keyboard.type('Between.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('And.');
  await desk.save();
  const written = read(article);
  expect(written).toContain('The end.\n\nUnder it.');
  expect(written).toContain(`${table}\n\nBetween.\n\nAnd.\n\n> [!NOTE]`);
});

for (const [where, size] of Object.entries({
  'a desktop': { width: 1280, height: 800 },
  'a phone': { width: 390, height: 700 },
})) {
  test(`the first line is written below the toolbar on ${where}`, async ({ page, desk }) => {
    await page.setViewportSize(size);
    await desk.open(article);
    await desk.text.click();
    const below = () =>
      page.evaluate(() => {
        const { bottom = 0 } =
          document.querySelector('.text__tools')?.getBoundingClientRect() ?? {};
        const range = getSelection()?.getRangeAt(0);
        // An empty line has no box of its own.
        const empty = range?.startContainer as Element;
        const { top } = range?.getClientRects()[0] ?? empty.getBoundingClientRect();
        return top - bottom;
      });
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('A');
    await expect.poll(below).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Control+End');
    for (let lines = 0; lines < 25; lines++) await page.keyboard.press('ArrowUp');
    await expect.poll(below).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Control+z');
  });
}

test('a word that a phone’s keyboard composes under a table stays whole', async ({
  page,
  desk,
}) => {
  await desk.open(article);
  const table = '| A | B |\n|---|---|\n| 1 | 2 |';
  await desk.type(`\n\n${table}\n`);
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ['h', 'he', 'hel']) {
    const at = { selectionStart: text.length, selectionEnd: text.length };
    await keyboard.send('Input.imeSetComposition', { text, ...at });
  }
  await page.keyboard.insertText('help');
  await desk.save();
  expect(read(article)).toContain(`${table}\n\nhelp`);
});

test('on a phone, a wide table scrolls by itself, and what is typed after its dialog stands under it', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.open(article);
  await desk.text.press('Control+Home');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByLabel('Head, column 1').fill('Week');
  const long = 'Takings'.repeat(8);
  await page.getByLabel('Head, column 2').fill(long);
  await page.getByLabel('Row 1, column 1').fill('One');
  await page.keyboard.press('Enter');
  await expect(desk.text).toBeFocused();
  await page.keyboard.type('By week twelve it was full.');
  await desk.save();
  expect(
    await desk.text.evaluate(
      ({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0),
    ),
  ).toBe(0);
  const table = `| Week | ${long} |\n|---|---|\n| One |  |`;
  const typed = `\n\n${table}\n\nBy week twelve it was full.\n\n`;
  expect(read(article)).toContain(typed);
});

test('at 400 % zoom, Save lies in reach below what is written far down', async ({ page, desk }) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await desk.open(article);
  await desk.type('\n\nFar down.');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeInViewport({ ratio: 1 });
  const written = await desk.text.getByText('Far down.').boundingBox();
  const { y = 0, height = 225 } = (await save.boundingBox()) ?? {};
  expect((written?.y ?? 225) + (written?.height ?? 0)).toBeLessThanOrEqual(y);
  expect(height).toBeLessThan(225 / 3);
  for (let lines = 0; lines < 12; lines++) await page.keyboard.press('ArrowUp');
  const isOnTop = await save.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const at = [0.1, 0.5, 0.9].map((part) => [left + width * part, top + height / 2] as const);
    return at.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
  });
  expect(isOnTop).toBe(true);
  await save.click();
  await expect(page.locator('.bar__state')).toHaveText('All saved');
  await expect(page.locator('.toast')).toBeInViewport();
  await expect(save).toBeInViewport({ ratio: 1 });
});

test('words begin before a table that begins a text; bold, lists and facts have a button', async ({
  page,
  desk,
}) => {
  await desk.open(article);
  await desk.text.press('Control+A');
  const table = '| A | B |\n|---|---|\n| 1 | 2 |';
  await page.keyboard.insertText(`${table}\n\nThe end.\n`);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const list = page.getByRole('button', { name: 'List', exact: true });
  await list.click();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  const bold = page.getByRole('button', { name: 'Bold (Ctrl B)' });
  await bold.click();
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('First');
  await page.keyboard.press('Control+B');
  await expect(bold).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.type(' of ');
  await page.getByRole('button', { name: 'Fact', exact: true }).click();
  await page.getByRole('button', { name: '£1,000 minimum ads' }).press('Enter');
  await expect(desk.text).toBeFocused();
  await desk.save();
  expect(read(article)).toContain(`\n- **First** of {{ minimum-ads }}\n\n${table}\n\nThe end.\n`);
});
