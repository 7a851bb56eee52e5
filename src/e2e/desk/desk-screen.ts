import type { Page } from 'playwright/test';
import { expect, type LivePlace } from '../live/live-place.ts';

export type DeskScreen = ReturnType<typeof deskScreen>;

/** The desk in one tab, as a person uses it: by the names of what is on the screen. */
export function deskScreen(page: Page, place: Pick<LivePlace, 'address'>) {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  // A field may be called “Text” too.
  const text = page.locator('.text-editor').getByRole('textbox', { name: 'Text', exact: true });
  const everything = page.getByRole('heading', { name: 'What would you like to change?' });
  const find = async () => {
    await page.goto(place.address('/desk'));
    await expect(everything).toBeVisible();
  };
  /** The control of a field, by its place in the file, such as `facts.0.label`. */
  const at = (place: string) => page.locator(`[id="field.${place}"]`);
  return {
    page,
    find,
    everything,
    open: async (path: string) => {
      await page.goto(place.address(`/desk?file=${encodeURIComponent(path)}`));
      await expect(page.getByRole('heading', { name: /^(Details|What it says)$/ })).toBeVisible();
    },
    make: async (what: string, title: string) => {
      await find();
      await button('New').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('What', { exact: true }).selectOption({ label: what });
      const words = dialog
        .getByRole('textbox')
        .or(dialog.getByLabel('The client', { exact: true }));
      const isList = await words.evaluate((one) => one instanceof HTMLSelectElement);
      await (isList ? words.selectOption(title) : words.fill(title));
      await dialog.getByRole('button', { name: 'Start' }).press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(everything).toBeHidden();
    },
    field: (name: string | RegExp, within = page.locator('#main')) =>
      within.getByLabel(name, { exact: typeof name === 'string' }),
    /** The group or list of fields of this name. */
    group: (name: string | RegExp, within = page.locator('#main')) =>
      within.getByRole('group', { name }),
    at,
    /** Fills in many fields by their places, and opens the items that they are in. */
    put: async (values: Readonly<Record<string, string>>) => {
      for (const [place, value] of Object.entries(values)) {
        const steps = place.split('.');
        for (const count of steps.keys()) {
          const item = at(steps.slice(0, count).join('.'));
          const isShut = (await item.count()) > 0 && (await item.getAttribute('aria-expanded'));
          if (isShut === 'false') await item.press('Enter');
        }
        const control = at(place);
        await control.waitFor({ state: 'attached' });
        // The parts of a long form that it is in, from without.
        for (const fold of await page.locator('details.fold', { has: control }).all()) {
          if ((await fold.getAttribute('open')) === null)
            await fold.locator('> summary').press('Enter');
        }
        const isList = await control.evaluate((one) => one instanceof HTMLSelectElement);
        if (isList) await control.selectOption(value);
        else await control.fill(value);
      }
    },
    /** Chooses a page by words of its title or address, once the dialog for it has the focus. */
    pick: async (words: string) => {
      await expect(page.getByLabel(/^Part of its title/)).toBeFocused();
      await page.keyboard.insertText(words);
      await expect(page.locator('.pick').first()).toBeVisible();
      await page.keyboard.press('Enter');
    },
    text,
    type: async (words: string) => {
      await text.click();
      await page.keyboard.press('Control+End');
      await page.keyboard.insertText(words);
    },
    save: async () => {
      await page.keyboard.press('Control+s');
      await expect(page.locator('.bar__state')).toHaveText(
        /^(All saved|Saved, not published yet)$/,
      );
    },
    problems: page.locator('.summary', {
      hasText: /to put right|before it (is|can be) published/,
    }),
    outdated: page.getByRole('heading', { name: 'Somebody else has changed this too' }),
    shown: page.frameLocator('iframe:not([inert])'),
  };
}
