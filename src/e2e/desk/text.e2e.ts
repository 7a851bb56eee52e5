import { expect } from '../live/live-place.ts';
import { sharedDesk } from './shared-place.ts';

const { read, test } = sharedDesk();
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

test('a row added to a table is written next, from the keyboard', async ({ page, desk }) => {
  await desk.open(article);
  await page.getByRole('button', { name: 'Table' }).press('Enter');
  await page.getByRole('button', { name: 'Add a row' }).press('Enter');
  await expect(page.getByLabel(/^Row \d+, column 1$/).last()).toBeFocused();
  await page.keyboard.type('Day three');
  await expect(page.getByLabel(/^Row \d+, column 1$/).last()).toHaveValue('Day three');
});

test('tables stand in columns and facts say their words meanwhile', async ({ page, desk }) => {
  await desk.open(article);
  const typed = '| Ads | What they cost |\n|--|--|\n| A few | {{ minimum-ads }} a month |\n';
  await desk.type(`\n\n${typed}`);
  await expect(page.locator('.text-fact')).toHaveText('£1,000');
  const lefts = await page
    .locator('.text-row:not(.text-row--rule) .text-cell')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  expect(lefts).toHaveLength(4);
  expect(new Set(lefts).size).toBe(2);
  await desk.save();
  expect(read(article).endsWith(`\n\n${typed}`)).toBe(true);
});

test('what is typed after a table’s dialog stands under the table', async ({ page, desk }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.open(article);
  await desk.text.press('Control+Home');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByLabel('Head, column 1').fill('Week');
  await page.getByLabel('Head, column 2').fill('Takings');
  await page.getByLabel('Row 1, column 1').fill('One');
  await page.keyboard.press('Enter');
  await expect(desk.text).toBeFocused();
  await page.keyboard.type('By week twelve it was full.');
  await desk.save();
  const table = '| Week | Takings |\n|---|---|\n| One |  |';
  const typed = `\n\n${table}\n\nBy week twelve it was full.\n\n`;
  expect(read(article)).toContain(typed);
});

test('at 400 % zoom, Save lies in reach over a text far down', async ({ page, desk }) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await desk.open(article);
  await desk.type('\n\nFar down.');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeInViewport({ ratio: 1 });
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
