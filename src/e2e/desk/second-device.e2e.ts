import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { type Browser, chromium, test } from 'playwright/test';
import { violations } from '../journeys/axe.ts';
import { browserOptions } from '../journeys/browser-options.ts';
import { expect } from '../live/live-place.ts';
import { deskScreen } from './desk-screen.ts';
import { often, sharedPlace } from './shared-place.ts';

// The desk of `npm start -- --host --desk`, from a device that knows this machine by its name.
const place = sharedPlace(undefined, true);
const name = `${hostname().toLowerCase()}.local`;
let browser: Browser;
test.beforeAll(async () => {
  const args = [...browserOptions.args, `--host-resolver-rules=MAP ${name} 127.0.0.1`];
  browser = await chromium.launch({ ...browserOptions, args });
});
test.afterAll(() => browser.close());

const fromThere = (path: string) => place.address(path).replace('localhost', name);
const contact = 'content/pages/contact.md';
const wrong = () => (place.code === '000000' ? '000001' : '000000');

test('another device says the printed code, then edits; a wrong code opens nothing', async () => {
  const device = await browser.newContext();
  const page = await device.newPage();
  await page.goto(fromThere('/desk'));
  const code = page.getByLabel(/Write the code that npm start has printed/);
  await expect(code).toBeFocused();
  expect(await violations(page)).toEqual([]);
  expect(await page.content()).not.toContain(place.token);
  await code.fill(wrong());
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^That was another code/)).toBeFocused();
  const { code: said = '' } = place;
  await page.keyboard.insertText(`${said.slice(0, 3)} ${said.slice(3)}`);
  await page.keyboard.press('Enter');

  const desk = deskScreen(page, { address: fromThere });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What would you like to change?',
  );
  await desk.open(contact);
  await desk.field('Title').fill('Seen from the sofa');
  await expect(desk.shown.locator('h1')).toHaveText('Seen from the sofa');
  await desk.save();
  expect(readFileSync(place.file(contact), 'utf8')).toMatch(/^title: "?Seen from the sofa"?$/m);

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

test(
  'who guesses finds the desk closed, and whoever has said the code goes on',
  often,
  async () => {
    const known = await browser.newContext();
    const guesser = await browser.newContext();
    const said = (code: string) => ({ form: { code }, maxRedirects: 0 });
    const own = { headers: { Origin: fromThere('').replace(/\/$/, '') } };
    const enter = fromThere('/desk/enter');
    // Playwright's own requests are not led by the browser's names.
    const here = { ...own, headers: { ...own.headers, Host: new URL(enter).host } };
    const to = place.address('/desk/enter');
    const right = await known.request.post(to, { ...here, ...said(place.code ?? '') });
    expect(right.status()).toBe(303);
    const cookie = String(right.headers()['set-cookie']);
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);

    for (let tries = 0; tries < 10; tries++) {
      const answer = await guesser.request.post(to, { ...here, ...said(wrong()) });
      expect(answer.status()).toBe(403);
    }
    const late = await guesser.request.post(to, { ...here, ...said(place.code ?? '') });
    expect([late.status(), await late.text()]).toEqual([
      403,
      'Too many wrong codes. Start the site again for a new one.\n',
    ]);
    const page = await guesser.newPage();
    await page.goto(fromThere('/desk'));
    await expect(page.locator('body')).toHaveText(/^Too many wrong codes/);

    const pass = cookie.split(';')[0] ?? '';
    const [pair, value = ''] = pass.split('=', 2);
    await known.addCookies([{ name: pair ?? '', value, url: fromThere('/') }]);
    const still = await known.newPage();
    await still.goto(fromThere('/desk'));
    await expect(still.getByRole('heading', { level: 1 })).toHaveText(
      'What would you like to change?',
    );
  },
);
