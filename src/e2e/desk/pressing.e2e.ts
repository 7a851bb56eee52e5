import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { covered, pressedAt } from '../journeys/covered.ts';
import { wrongNow } from '../journeys/wrong-at.ts';
import { expect, open } from '../live/live-place.ts';
import type { DeskScreen } from './desk-screen.ts';
import { withRemote } from './git-folders.ts';
import { sharedDesk } from './shared-place.ts';

// They share one server.
const { place, read, test } = sharedDesk((file) => {
  mkdirSync(file('remote'));
  withRemote(file(''), file('remote'));
});
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const campaigns = 'content/services/campaigns.md';
const london = 'content/locations/marketing-london.md';
const clients = 'content/clients.json';

/** Screens of the desk, and how to come to each; a dialog is opened over the file. */
const screens: [name: string, path: string, act: (desk: DeskScreen) => Promise<unknown>][] = [
  ['a page', campaigns, async () => {}],
  ['a list', clients, ({ page }) => press(page, 'Saltgrass')],
  ['problems', campaigns, withProblems],
  ['leaving', campaigns, leaving],
  // Where no words wait, since they would be saved first.
  ['renaming', london, ({ page }) => press(page, 'Change address')],
  ['deleting', campaigns, ({ page }) => press(page, 'Delete')],
  ['choosing a file', campaigns, ({ page }) => press(page, 'File to download')],
  ['choosing a photograph', campaigns, ({ page }) => press(page, 'Photograph')],
  ['a page with a long title, on a phone', 'content/who-we-help/big-brands.md', onPhone],
];

async function onPhone({ page }: DeskScreen): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, 'See the page');
}

for (const [widths, tag] of pressedAt) {
  const sizes = `${widths.join(', ')} px wide`;

  test(`nothing lies over a control of any screen of the desk, ${sizes}`, { tag }, async ({
    page,
    desk,
  }) => {
    page.on('dialog', (dialog) => dialog.accept());
    const wrong: string[] = [];
    const look = async (name: string) => {
      const found = await wrongNow(page, widths, covered);
      found.push(...(await wrongNow(page, [320, ...widths], sideways)));
      wrong.push(...found.map((what) => `${name} at ${what}`));
    };
    for (const name of ['New', /^Publish/]) {
      await desk.find();
      await look('everything');
      await page.getByRole('button', { name }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(`the dialog of ${name}`);
    }
    for (const [name, path, act] of screens) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await desk.open(path);
      await act(desk);
      await look(name);
    }
    expect(wrong).toEqual([]);
  });

  test(`nothing lies over a control of the live server’s sheet and corner, ${sizes}`, {
    tag,
  }, async ({ page }) => {
    const text = read(campaigns);
    await open(page, place.address('/services/campaigns'));
    await expect(page.getByRole('link', { name: 'Edit this page' })).toBeVisible();
    expect(await wrongNow(page, widths, covered)).toEqual([]);
    writeFileSync(place.file(campaigns), text.replace('description:', 'descripshun:'));
    await expect(page.getByRole('button', { name: 'Hide' })).toBeVisible();
    expect(await wrongNow(page, widths, covered)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /problem/ })).toBeVisible();
    expect(await wrongNow(page, widths, covered)).toEqual([]);
    writeFileSync(place.file(campaigns), text);
    await expect(page.getByRole('button', { name: /problem/ })).toBeHidden();
  });
}

/** Runs in a page: the boxes that somebody must scroll sideways to see all of. */
function sideways(): string[] {
  const boxes = [...document.querySelectorAll('html, dialog, dialog :not(.dialog__head)')];
  const wide = boxes.filter((box) => box.scrollWidth > box.clientWidth && box.clientWidth > 1);
  return wide.map(({ localName, className }) => `${localName}.${className} is too wide`);
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().press('Enter');
}

async function withProblems(desk: DeskScreen): Promise<void> {
  await desk.field('Description').fill('Short');
  await expect(desk.problems).toBeVisible();
}

async function leaving({ page, field }: DeskScreen): Promise<void> {
  await field('Title').fill('Words that wait');
  await press(page, 'Everything');
  await expect(page.getByRole('dialog')).toBeVisible();
}
