import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, type Page, test } from 'playwright/test';
import { build } from '../../engine/build.ts';
import { site as definition } from '../../site/site.ts';
import { type Listening, listen } from '../../studio/serve/listen.ts';
import { staticServer } from '../../studio/serve/static-server.ts';
import { fixtureRoot } from '../fixtures/fixture-site.ts';
import { root } from '../root.ts';
import { blocked } from './blocked.ts';
import { filledForms } from './filled-forms.ts';
import { isSame, main, mark } from './following.ts';
import { address as addressOf } from './served-site.ts';

test.describe.configure({ mode: 'serial' });

type Count = { [field: string]: unknown };

const booking = 'https://cal.com/pierlight/session';
const counts: Count[] = [];
let counter: Listening;
let server: Listening;
const folder = join(root, '.cache/test-counting');

/** A server that counts, as Plausible answers a browser. */
async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type',
  };
  if (request.method === 'POST') {
    counts.push({ path: request.url, ...JSON.parse(await text(request)) });
  }
  response.writeHead(202, headers).end('ok');
}

test.beforeAll(async () => {
  counter = await listen(receive, { port: 0, network: false });
  server = await staticServer(join(folder, 'dist'));
  await buildCounted();
});
test.afterAll(() => {
  counter.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
test.beforeEach(() => {
  counts.length = 0;
});

async function buildCounted(): Promise<void> {
  cpSync(join(fixtureRoot, 'content'), join(folder, 'content'), { recursive: true });
  const file = join(folder, 'content/site.json');
  const { url } = server;
  const address = `http://127.0.0.1:${counter.port}`;
  const analytics = { service: 'Plausible', site: 'our-site', address };
  const settings = { ...JSON.parse(readFileSync(file, 'utf8')), url, booking, analytics };
  writeFileSync(file, JSON.stringify(settings));
  await build(definition, {
    root,
    contentRoot: folder,
    out: join(folder, 'dist'),
    date: new Date(),
    plain: true,
    backend: { url: addressOf('', 'MISBEHAVING_BACKEND'), key: 'sb_publishable_for_tests' },
  });
}

/** What has been counted, once there is as much, and nothing has come after it. */
async function counted(page: Page, length: number): Promise<readonly Count[]> {
  await expect.poll(() => counts.length).toBe(length);
  await page.waitForTimeout(200);
  return counts;
}

test('each page is counted once, and nothing that is searched for', async ({ page }) => {
  const heard = await blocked(page);
  await page.goto(`${server.url}/?utm_source=leaflet&private=yes`);
  const first = {
    path: '/api/event',
    name: 'pageview',
    domain: 'our-site',
    url: `${server.url}/?utm_source=leaflet`,
    referrer: '',
  };
  expect(await counted(page, 1)).toEqual([first]);
  await mark(page);
  await main(page, 'Insights').click();
  await expect(page).toHaveURL(`${server.url}/insights`);
  await counted(page, 2);
  expect(counts[1]).toMatchObject({ url: `${server.url}/insights`, referrer: first.url });
  await page.getByRole('searchbox').fill('a secret');
  await expect(page).toHaveURL(/search=/);
  await counted(page, 2);
  await page.goBack();
  await counted(page, 3);
  expect(await isSame(page)).toBe(true);
  await page.reload();
  await counted(page, 4);
  expect(JSON.stringify(counts)).not.toMatch(/secret|private/);
  expect(await page.context().cookies()).toEqual([]);
  expect(heard).toEqual([]);
});

test('forms, quiz steps, bookings and calls are counted, not their words', async ({ page }) => {
  await page.route(booking, (route) => route.fulfill({ body: 'A calendar' }));
  const names = () => counts.map(({ name, props }) => [name, props].flat().filter(Boolean));
  const [contact, quiz] = filledForms;
  await page.goto(`${server.url}/contact`);
  await quiz.fill(page, 'well-counted@x.example');
  await page.getByRole('button', { name: quiz.send }).click();
  await expect(page).toHaveURL(`${server.url}/thank-you`);
  await counted(page, 8);
  expect(names()).toEqual([
    ['pageview'],
    ...[2, 3, 4, 5, 6].map((step) => ['Quiz step', { step }]),
    ['Quiz sent'],
    ['pageview'],
  ]);
  await page.getByRole('link', { name: 'Choose a time at Cal.com' }).click();
  await counted(page, 9);
  await page.goto(`${server.url}/contact`);
  await contact.fill(page, 'well-counted@x.example');
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.locator('main a[href^="tel:"]').first().click();
  await counted(page, 11);
  await page.reload();
  await expect(page.locator('#contact-email')).toHaveValue('well-counted@x.example');
  await expect(page.locator('[data-awake]').first()).toBeAttached();
  await contact.fill(page, 'well-counted@x.example');
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page).toHaveURL(`${server.url}/thank-you`);
  await counted(page, 14);
  expect(names().slice(8)).toEqual(
    ['Booking', 'pageview', 'Call', 'pageview', 'Contact form sent', 'pageview'].map((name) => [
      name,
    ]),
  );
  expect(JSON.stringify(counts)).not.toMatch(/Quay|counted@/);
});
