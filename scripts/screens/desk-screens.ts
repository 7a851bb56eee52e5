import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { manyArticles } from '../../src/e2e/fixtures/many-articles.ts';
import { windowedOptions } from '../../src/e2e/journeys/browser-options.ts';
import { servedLive } from '../../src/e2e/live/served-live.ts';
import type { Screen } from '../../src/e2e/screens/screen.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { photograph, photographs, writeContactSheet } from './photograph.ts';

type DeskScreen = {
  readonly name: string;
  /** The file that is open; the list of everything, if none. */
  readonly file?: string;
  readonly act?: (page: Page) => Promise<unknown>;
  /** Whether a README shows it. */
  readonly isInReadme?: true;
};

/** px */
const widths = [768, 1024, 1440, 1920] as const;

/** The size of these pictures, in px, and how well WebP keeps them, from 0 to 100. */
const [inReadme, quality] = [{ width: 1280, height: 800 }, 70] as const;

/** Where they are, from the project's folder. */
const readmeFolder = 'scripts/screens/desk';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const mistakes = async (page: Page) => {
  await page.getByLabel('Excerpt', { exact: true }).fill('Too short');
  await page.locator('.text-editor').getByRole('textbox').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText('See [our work](/wrok).\n\n');
  await page.getByRole('region', { name: /put right/ }).waitFor();
};

/** Every state of the desk; `article` stands for one of the articles. */
const screens: readonly DeskScreen[] = [
  { name: 'desk-find', isInReadme: true },
  { name: 'desk-search', act: (page) => page.getByRole('searchbox').fill('reels') },
  { name: 'desk-nothing', act: (page) => page.getByRole('searchbox').fill('xyzzy') },
  { name: 'desk-new', act: (page) => button(page, 'New').click() },
  { name: 'desk-publish', act: (page) => button(page, /^Publish/).click() },
  { name: 'desk-edit', file: 'article', isInReadme: true },
  { name: 'desk-phone', file: 'article', act: (page) => shownOnPhone(page) },
  { name: 'desk-text', file: 'article', act: (page) => button(page, 'To the text').click() },
  {
    name: 'desk-problems',
    file: 'article',
    act: async (page) => {
      await mistakes(page);
      await page.getByRole('heading', { level: 1 }).focus();
    },
    isInReadme: true,
  },
  { name: 'desk-history', file: 'article', act: (page) => button(page, 'History').click() },
  { name: 'desk-delete', file: 'article', act: (page) => button(page, 'Delete').click() },
  { name: 'desk-link', file: 'article', act: (page) => button(page, /^Link/).click() },
  { name: 'desk-film', file: 'article', act: (page) => button(page, 'Film').click() },
  {
    name: 'desk-leave',
    file: 'article',
    act: async (page) => {
      await page.getByLabel('Title', { exact: true }).fill('Another title');
      await button(page, 'Everything').click();
    },
  },
  {
    name: 'desk-list',
    file: 'content/clients.json',
    act: (page) => page.locator('.item__head').nth(1).click(),
  },
  { name: 'desk-settings', file: 'content/site.json' },
];

async function shownOnPhone(page: Page): Promise<void> {
  const toPage = button(page, 'See the page');
  if (await toPage.isVisible()) await toPage.click();
  await button(page, 'Phone').click();
}

/**
 * Takes screenshots of every state of the desk, on a copy of the real site, and again those that
 * README shows.
 *
 * @param out where they go, with a contact sheet; README's have a folder of their own.
 * @param isWanted by name.
 */
export async function deskScreens(
  root: string,
  out: string,
  isWanted: (name: string) => boolean,
): Promise<void> {
  using folder = temporaryFolder('desk-screens');
  const content = await manyArticles(root, folder.path, 0);
  await using site = await servedLive(content);
  await using browser = await chromium.launch(windowedOptions);
  const [article = ''] = readdirSync(join(content, 'content/insights'));
  const shownAt = ({ name, file, act }: DeskScreen): Screen => ({
    ...{ name, widths, fold: true, live: true, context: { hasTouch: false } },
    path: `/desk${file ? `?file=${file.replace(/^article$/, `content/insights/${article}`)}` : ''}`,
    act: async (page) => {
      await opened(page, file);
      await act?.(page);
      // Lists and pictures of a dialog and of the page beside the form arrive after it.
      await page.waitForTimeout(1500);
    },
  });
  const wanted = screens.filter(({ name }) => isWanted(name));
  writeContactSheet(out, await photographs(browser, () => site.url, wanted.map(shownAt), out));
  for (const screen of wanted.filter(({ isInReadme }) => isInReadme)) {
    const sized = { ...shownAt(screen), context: { viewport: inReadme } };
    const png = await photograph(browser, site.url, sized, inReadme.width);
    await sharp(png)
      .webp({ quality })
      .toFile(join(root, readmeFolder, `${screen.name}.webp`));
  }
}

async function opened(page: Page, file?: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (!file) return;
  // A narrow window shows the page only when asked to.
  const isBeside = (page.viewportSize()?.width ?? 0) >= 1180;
  if (isBeside) await page.frameLocator('iframe').locator('h1').waitFor({ state: 'attached' });
  await page.getByRole('heading', { name: /^(Details|What it says)$/ }).waitFor();
}
