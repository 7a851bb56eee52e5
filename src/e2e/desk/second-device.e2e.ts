import { hostname } from 'node:os';
import { type Browser, chromium } from 'playwright/test';
import { browserOptions } from '../journeys/browser-options.ts';
import { expect } from '../live/live-place.ts';
import { deskScreen } from './desk-screen.ts';
import { sharedDesk } from './shared-place.ts';

// The desk of `npm start -- --host --desk`, from a device that knows this machine by its name.
const { place, read, test } = sharedDesk(undefined, true);
const name = `${hostname().toLowerCase()}.local`;
let browser: Browser;
test.beforeAll(async () => {
  const args = [...browserOptions.args, `--host-resolver-rules=MAP ${name} 127.0.0.1`];
  browser = await chromium.launch({ ...browserOptions, args });
});
test.afterAll(() => browser.close());

const fromThere = (path: string) => place.address(path).replace('localhost', name);
const contact = 'content/pages/contact.md';

test('another device opens the printed address, then edits; no other address opens anything', async () => {
  const device = await browser.newContext();
  const page = await device.newPage();
  const { entrance = '' } = place;
  for (const path of ['/desk', `${entrance.slice(0, -1)}x`, '/desk/enter']) {
    expect((await page.goto(fromThere(path)))?.status()).toBe(403);
    await expect(page.locator('body')).toHaveText(/^Open the desk by the address that npm start/);
  }
  expect(await page.content()).not.toContain(place.token);
  // From a link in another site's page, such as a mailbox.
  await page.goto('data:text/html,<title>Mail</title>');
  await page.evaluate((url) => location.assign(url), fromThere(entrance));
  await page.waitForURL(fromThere('/desk'));
  const [cookie] = await device.cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });

  const desk = deskScreen(page, { address: fromThere });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What would you like to change?',
  );
  await desk.open(contact);
  await desk.field('Title').fill('Seen from the sofa');
  await expect(desk.shown.locator('h1')).toHaveText('Seen from the sofa');
  await desk.save();
  expect(read(contact)).toMatch(/^title: "?Seen from the sofa"?$/m);

  // What is unsaved in one tab there stays out of another one, and comes back when it is closed.
  await desk.type('\nNobody has saved this.\n');
  await expect(page.locator('.bar__state')).toHaveText('Not saved yet');
  const other = deskScreen(await device.newPage(), { address: fromThere });
  await other.open(contact);
  await other.text.press('Control+End');
  await expect(other.text).not.toContainText('Nobody has saved this.');
  await page.close();
  await other.open(contact);
  await other.text.press('Control+End');
  await expect(other.text).toContainText('Nobody has saved this.');
});
