import { expect, type Page, type Route, test } from 'playwright/test';
import type { Handler } from '../../studio/serve/guarded.ts';
import { listen } from '../../studio/serve/listen.ts';
import { blocked } from './blocked.ts';
import { follow, isSame, main, mark, openReady } from './following.ts';
import { address, complaints, readThrough } from './served-site.ts';
import { kinds, routes } from './site-pages.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Delays a page by the same time in every test. */
const slow = (page: Page, path: string) =>
  page.route(path, async (route) => {
    await new Promise((later) => setTimeout(later, 1500));
    await route.continue();
  });

async function start(page: Page, path: string): Promise<string[]> {
  const heard = complaints(page);
  await page.goto(address(path));
  await mark(page);
  // The page-change code loads when the first link is hovered or focused.
  const [name, other] = path === '/services' ? ['Work', '/work'] : ['Services', '/services'];
  await Promise.all([page.waitForResponse(address(other)), main(page, name).hover()]);
  return heard;
}

test('a link changes the page without a new document, and Back returns to it', async ({ page }) => {
  const heard = await start(page, '/about');
  await main(page, 'Work').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/work/i);
  await expect(page.locator('#page-status')).toHaveText(await page.title());
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await isSame(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(address('/about'));
  await expect(page.locator('.values')).toBeVisible();
  expect(await isSame(page)).toBe(true);
  expect(heard).toEqual([]);
});

test('Back to a filtered list returns to the article that was read', async ({ page }) => {
  await start(page, '/insights?category=content');
  await expect(page.locator('[data-widget="insights-filter"][data-awake]')).toHaveCount(1);
  await expect(page.locator('#featured')).toBeHidden();
  const link = page.locator('#articles > li:visible a').last();
  await link.scrollIntoViewIfNeeded();
  const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).not.toHaveURL(/category/);
  await page.goBack();
  await expect(page).toHaveURL(/category=content/);
  await expect(page.locator('[data-widget="insights-filter"][data-awake]')).toHaveCount(1);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(5);
});

test('Back pressed as the next page arrives restores page and scroll', async ({ page }) => {
  await start(page, '/about');
  await main(page, 'Work').hover();
  const link = page.locator('.footer a[href="/work"]');
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await page.waitForTimeout(300);
  // The address changes at once; the page itself follows some frames later.
  await link.evaluate((element: HTMLElement) => {
    navigation.addEventListener('currententrychange', () => history.back(), { once: true });
    element.click();
  });
  await expect(page).toHaveURL(address('/about'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await expect(page).toHaveTitle(/About/);
  expect(await isSame(page)).toBe(true);
});

/** The parts of a page that visitors see and search engines read, in comparable form. */
function portrait(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const styled = [...document.querySelectorAll('body *:not(script, link)')].filter(
      (element) => !element.closest('[data-widget], #toasts, #page-status, [aria-hidden="true"]'),
    );
    const properties = [
      'display',
      'color',
      'fontSize',
      'fontStretch',
      'padding',
      'margin',
    ] as const;
    return {
      title: document.title,
      head: [...document.head.querySelectorAll('meta, link[rel="canonical"], script')]
        .map(({ outerHTML }) => outerHTML)
        .filter((tag) => !tag.includes('Content-Security-Policy'))
        .sort(),
      current: [...document.querySelectorAll('[aria-current="page"]')].map((e) => e.textContent),
      styles: styled.map((element) => {
        const style = getComputedStyle(element);
        return [element.tagName, ...properties.map((property) => style[property])].join(' ');
      }),
      widgets: [...document.querySelectorAll('[data-widget]')].map(({ id }) => id),
    };
  });
}

test('each kind of page is the same whether loaded or changed to', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const heard = await blocked(page);
  await openReady(page, '/who-we-help/b2b');
  const changed: Awaited<ReturnType<typeof portrait>>[] = [];
  for (const path of kinds) {
    await follow(page, path);
    await expect(page).toHaveURL(address(path));
    const { metadata } = routes.find((route) => route.path === path)?.handle ?? {};
    await expect(page).toHaveTitle(metadata?.title ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await isSame(page), `${path} comes without a new document`).toBe(true);
    changed.push(await portrait(page));
  }
  for (const [at, path] of kinds.entries()) {
    await page.goto(address(path));
    expect(changed[at], path).toEqual(await portrait(page));
  }
  expect(heard).toEqual([]);
});

test('widgets of the next page are hydrated, the last page’s unmounted', async ({ page }) => {
  const heard = await start(page, '/');
  await readThrough(page);
  // Unmounting a root removes the properties that React sets on its element.
  const carousel = await page.$('[data-widget="carousel"]');
  const isRoot = () =>
    carousel?.evaluate((widget) => {
      const key = Object.keys(widget).find((name) => name.startsWith('__reactContainer'));
      return Boolean(key && (widget as unknown as Record<string, unknown>)[key]);
    });
  expect(await isRoot()).toBe(true);
  await main(page, 'Work').click();
  await expect(page).toHaveTitle(/work/i);
  expect(await isRoot()).toBe(false);
  await page.getByRole('link', { name: 'Video 1' }).click();
  await expect(page.locator('.case-row:visible')).toHaveCount(1);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(address('/'));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.carousel__count')).toHaveText('2 of 3');
  expect(heard).toEqual([]);
});

test('pages are prefetched once, when a link is hovered, focused or touched', async ({ page }) => {
  await start(page, '/about');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await main(page, 'Insights').hover();
  await page.waitForTimeout(300);
  await main(page, 'Work').focus();
  await main(page, 'Insights').hover();
  await page.waitForTimeout(300);
  expect(asked.sort()).toEqual(['/insights', '/work']);
  await main(page, 'Insights').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(asked.filter((path) => path === '/insights')).toHaveLength(1);
});

test('a page that was prefetched over a minute ago is fetched again', async ({ page }) => {
  await page.clock.install();
  await start(page, '/about');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url() === address('/insights')) asked++;
  });
  const reach = async () => {
    await main(page, 'About us').hover();
    await main(page, 'Insights').hover();
    await page.waitForTimeout(300);
  };
  await reach();
  await page.clock.fastForward(50_000);
  await reach();
  expect(asked).toBe(1);
  await page.clock.fastForward(20_000);
  await reach();
  expect(asked).toBe(2);
});

test('aria-current moves to the right link of a reordered navigation', async ({ page }) => {
  await page.route('**/insights', async (route) => {
    const response = await route.fetch();
    const items = /(?<=<nav class="navigation__links".*?<ul>)(<li><a.*?<\/li>)(.*?)(?=<li class)/s;
    const body = (await response.text()).replace(items, '$2$1');
    await route.fulfill({ response, body });
  });
  await start(page, '/about');
  await main(page, 'Insights').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await isSame(page)).toBe(true);
  const marked = page.locator('[aria-current="page"]');
  expect(await marked.evaluateAll((links) => links.map((link) => link.textContent))).toEqual([
    'Insights',
    'Insights',
  ]);
});

test('a path that starts like another site’s URL is requested from our own', async ({ page }) => {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await start(page, '/about');
  await follow(page, address('//elsewhere.example/work'));
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  expect([...hosts]).toEqual([new URL(address('/')).host]);
  expect(heard.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
});

test.describe('without the security policy', () => {
  test.use({ bypassCSP: true });

  test('a page that another site answers with is never shown as ours', async ({ page }) => {
    const ours = await (await fetch(address('/work'))).text();
    let asked = 0;
    const answer: Handler = (request, response) => {
      if (request.headers.origin) asked++;
      const headers = { 'content-type': 'text/html', 'access-control-allow-origin': '*' };
      response.writeHead(200, headers).end(ours.replaceAll('</h1>', ' Stolen</h1>'));
    };
    const elsewhere = await listen(answer, { port: 0, network: false });
    await start(page, '/about');
    const headers = { location: `http://127.0.0.1:${elsewhere.port}/work` };
    const redirect = (route: Route) => route.fulfill({ status: 302, headers });
    await page.route(address('/work'), redirect, { times: 1 });
    await main(page, 'Work').click();
    await expect(page.locator('.case-row').first()).toBeVisible();
    expect(asked).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Stolen');
    expect(await isSame(page)).toBe(false);
    elsewhere.close();
  });
});

test('holding Tab down prefetches none of the pages that focus passes', async ({ page }) => {
  await start(page, '/about');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('.footer a[href^="/"]')) link.focus();
    document.querySelector<HTMLElement>('.footer a[href="/work"]')?.focus();
  });
  await expect.poll(() => asked.filter((path) => !path.includes('.'))).toEqual(['/work']);
});

test('with Save-Data on, nothing is loaded or prefetched before a click', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(address('/about'), { waitUntil: 'networkidle' });
  await mark(page);
  expect(asked.splice(0).filter((path) => path.endsWith('.js'))).toEqual([]);
  await main(page, 'Work').hover();
  await page.waitForTimeout(500);
  // The browser requests the tab's icon at any time.
  const ours = asked.filter((path) => !path.includes('icon'));
  expect(ours).toEqual([expect.stringContaining('/assets/navigate-')]);
  await main(page, 'Work').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await isSame(page)).toBe(true);
});

const interruptions: [what: string, interrupt: (page: Page) => Promise<void>][] = [
  ['a hash change', (page) => page.evaluate(() => location.assign('#main'))],
  [
    'history.replaceState()',
    (page) => page.evaluate(() => history.replaceState(null, '', `${location.pathname}?a=b`)),
  ],
];
for (const [what, interrupt] of interruptions) {
  test(`a page that is loading still arrives after ${what}`, async ({ page }) => {
    await start(page, '/about');
    await slow(page, '**/work');
    await main(page, 'Work').click();
    await expect(page.getByText('Loading...')).toBeVisible();
    await interrupt(page);
    await expect(page.locator('.case-row').first()).toBeVisible();
    await expect(page.getByText('Loading...')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await isSame(page)).toBe(true);
  });
}

test('a page change that was stopped is loaded in full', async ({ page }) => {
  await start(page, '/about');
  await slow(page, '**/work');
  await main(page, 'Work').click();
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.evaluate(() => stop());
  await expect(page.locator('.case-row').first()).toBeVisible();
  await expect(page.getByText('Loading...')).toBeHidden();
});

test('a search that is being typed stays out of the next page’s address', async ({ page }) => {
  await start(page, '/insights');
  await page.locator('.search input').fill('reels');
  await expect(page).toHaveURL(/search=reels/);
  await slow(page, '**/services');
  await page.locator('.search input').fill('reels that');
  await main(page, 'Services').click();
  await expect(page.locator('.services__service').first()).toBeVisible();
  await expect(page).toHaveURL(address('/services'));
});

test('of two links clicked quickly the second wins, however slow the first', async ({ page }) => {
  await start(page, '/about');
  await slow(page, '**/work');
  await main(page, 'Work').click();
  await main(page, 'Insights').click();
  await expect(page.locator('#articles')).toBeVisible();
  await page.waitForTimeout(1000);
  await expect(page).toHaveURL(address('/insights'));
  await expect(page.locator('#articles')).toBeVisible();
});

const doubts: [what: string, answer: { status?: number; contentType?: string; body?: string }][] = [
  ['an error', { status: 500, contentType: 'text/html', body: '<main><h1>Oh</h1></main>' }],
  ['not HTML', { contentType: 'text/plain', body: 'plain' }],
  [
    'from another build',
    { contentType: 'text/html', body: '<html data-build="other"><main><h1>New</h1></main>' },
  ],
  ['a truncated page', { contentType: 'text/html', body: '<html' }],
];

for (const [what, answer] of doubts) {
  test(`if the answer is ${what}, the browser loads the page itself`, async ({ page }) => {
    await start(page, '/about');
    await page.route('**/work', (route) => route.fulfill(answer), { times: 1 });
    await main(page, 'Work').click();
    await expect(page.locator('.case-row').first()).toBeVisible();
    await expect(page).toHaveURL(address('/work'));
    expect(await isSame(page)).toBe(false);
  });
}

test('a link to a missing page shows the 404 page, and Back returns', async ({ page }) => {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  await start(page, '/about');
  await follow(page, '/no/such/page');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  expect(heard).toContain('404: no page at /no/such/page');
  await page.goBack();
  await expect(page.locator('.values')).toBeVisible();
});

test('Back still works after a reload', async ({ page }) => {
  await start(page, '/about');
  await main(page, 'Work').click();
  await expect(page.locator('.case-row').first()).toBeVisible();
  await page.reload();
  await page.goBack();
  await expect(page.locator('.values')).toBeVisible();
});

test('Ctrl+click, anchors and reload are left to the browser', async ({ page, context }) => {
  await start(page, '/work');
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    main(page, 'About us').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(other).toHaveURL(address('/about'));
  await expect(page).toHaveURL(address('/work'));
  expect(await isSame(page)).toBe(true);
  await page.evaluate(() => {
    location.hash = 'calm-dog';
  });
  expect(await isSame(page)).toBe(true);
  await page.reload();
  expect(await isSame(page)).toBe(false);
});

test('a link with a category shows that category after a page change', async ({ page }) => {
  await start(page, '/about');
  await follow(page, '/work?category=video');
  await expect(page.locator('.case-row:visible')).toHaveCount(1);
  expect(await isSame(page)).toBe(true);
});

test('the open mobile menu still makes the page inert after a page change', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address('/about'));
  await mark(page);
  const open = () => page.getByRole('button', { name: 'Menu', exact: true }).click();
  await open();
  await Promise.all([
    page.waitForResponse(address('/work')),
    page.locator('#menu').getByRole('link', { name: 'Work', exact: true }).hover(),
  ]);
  await page.locator('#menu').getByRole('link', { name: 'Work', exact: true }).click();
  await expect(page.locator('.case-row').first()).toBeVisible();
  expect(await isSame(page)).toBe(true);
  await expect(page.locator('#menu')).toBeHidden();
  await open();
  await expect(page.locator('main')).toHaveAttribute('inert');
});
