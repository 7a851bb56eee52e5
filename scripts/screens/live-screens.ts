import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { type LivePlace, livePlace } from '../../src/e2e/live/live-place.ts';

const about = 'content/pages/about.md';

type LiveScreen = {
  readonly name: string;
  readonly path: string;
  readonly save: (place: LivePlace) => void;
  readonly act: (page: Page) => Promise<unknown>;
};

const region = (page: Page, name: RegExp) => page.getByRole('region', { name }).waitFor();

/** What only the live server shows, one after the other on one site. */
const screens: readonly LiveScreen[] = [
  {
    name: 'live-warning',
    path: '/about',
    save: ({ edit }) => edit(about, (text) => `${text}\nIt is a 神 of a place.\n`),
    act: async (page) => {
      await page.getByRole('button', { name: /to look at/ }).click();
      await region(page, /to look at/);
    },
  },
  {
    name: 'live-problems',
    path: '/about',
    save: ({ edit }) => {
      edit(about, (text) =>
        `${text}\nSee [our work](/wrok).\n`.replace(/^description:/m, 'descripton:'),
      );
      edit('content/site.json', (text) => text.replace('"email"', '"e-mail"'));
    },
    act: (page) => region(page, /problems/),
  },
];

/**
 * Takes screenshots of the sheet that only the live server shows.
 *
 * @param isWanted by name.
 * @returns the names of the pictures in the folder.
 */
export async function liveScreens(
  browser: Browser,
  out: string,
  widths: readonly number[],
  isWanted: (name: string) => boolean,
): Promise<string[]> {
  const wanted = screens.filter(({ name }) => isWanted(name));
  if (wanted.length === 0) return [];
  const place = await livePlace();
  const taken: string[] = [];
  try {
    for (const { name, path, save, act } of wanted) {
      save(place);
      for (const width of widths) {
        const height = width < 900 ? 844 : 900;
        const context = { viewport: { width, height }, reducedMotion: 'reduce' } as const;
        const page = await browser.newPage(context);
        await page.goto(place.address(path));
        await act(page);
        await page.evaluate(async () => void (await document.fonts.ready));
        writeFileSync(join(out, `${name}-${width}.png`), await page.screenshot());
        taken.push(`${name}-${width}.png`);
        await page.close();
      }
    }
    return taken;
  } finally {
    await place.close();
  }
}
