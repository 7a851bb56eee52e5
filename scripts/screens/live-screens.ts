import { writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { articleFile } from '../../src/e2e/fixtures/many-articles.ts';
import { type LivePlace, livePlace } from '../../src/e2e/live/live-place.ts';
import { photographs } from './photograph.ts';

const about = 'content/pages/about.md';

type LiveScreen = {
  readonly name: string;
  readonly path: string;
  readonly save: (place: LivePlace) => void;
  readonly act: (page: Page) => Promise<unknown>;
};

const region = (page: Page, name: RegExp) => page.getByRole('region', { name }).waitFor();

const half = {
  title: 'Half an Idea About Menus',
  category: 'Content',
  date: '2026-03-12',
  excerpt: 'What a menu says before anybody has read a word of it, and who should read it first.',
};

/** What only the live server shows, one after the other on one site. */
const screens: readonly LiveScreen[] = [
  {
    name: 'live-draft',
    path: '/insights/half-an-idea-about-menus',
    save: ({ file }) => {
      const draft = articleFile(half).replace('featured:', 'draft: true\nfeatured:');
      writeFileSync(file('content/insights/half-an-idea-about-menus.md'), draft);
      const excerpt = 'Which menus we will read next year, and what their owners will ask of us.';
      const later = { ...half, title: 'Menus, Next Year', date: '2099-01-01', excerpt };
      writeFileSync(file('content/insights/menus-next-year.md'), articleFile(later));
    },
    act: (page) => page.getByRole('link', { name: 'A draft, held back' }).waitFor(),
  },
  {
    name: 'live-held',
    path: '/_live/held',
    save: () => {},
    act: (page) => page.getByRole('heading', { name: /held back/ }).waitFor(),
  },
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
 * Takes screenshots of what only the live server shows: the sheet, the badge, the list.
 *
 * @param isWanted by name.
 * @returns the names of the pictures in the folder.
 */
export async function liveScreens(
  browser: Browser,
  out: string,
  isWanted: (name: string) => boolean,
): Promise<string[]> {
  const wanted = screens.filter(({ name }) => isWanted(name));
  if (wanted.length === 0) return [];
  await using place = await livePlace();
  const taken: string[] = [];
  for (const { save, ...screen } of wanted) {
    save(place);
    const shown = { ...screen, live: true, fold: true };
    taken.push(...(await photographs(browser, () => place.address(''), [shown], out)));
  }
  return taken;
}
