import type { Browser, Page } from 'playwright';
import { fixtureRoot, fixtureSite } from '../../src/e2e/fixtures/fixture-site.ts';
import { routeTable } from '../../src/site/own-site.ts';
import { onBuiltSite } from '../built-site.ts';
import type { Scenario } from '../soak.ts';

/** How long a page may take to say what is missing, in ms; a busy machine takes several seconds. */
const patience = 20_000;

/**
 * Blocks each script of every page in turn: the text is still there, and the console reports it.
 */
export const scenario: Scenario = {
  name: 'every page without each of its scripts',
  run: () => onBuiltSite(walk, { contentRoot: fixtureRoot }),
};

async function walk(browser: Browser, site: string): Promise<string> {
  const page = await browser.newPage();
  let visits = 0;
  for (const { path } of routeTable(fixtureSite)) {
    if (path === '*') continue;
    for (const script of await scriptsOf(page, site + path)) {
      await visitWithout(page, site + path, script);
      visits++;
    }
  }
  return `${visits} visits`;
}

/** The scripts that the page's widgets load. */
async function scriptsOf(page: Page, url: string): Promise<Set<string>> {
  const html = await (await page.request.get(url)).text();
  return new Set(html.match(/\/assets\/[\w-]+\.js/g) ?? []);
}

async function visitWithout(page: Page, url: string, script: string): Promise<void> {
  const messages: string[] = [];
  const record = (message: { text(): string }) => messages.push(message.text());
  page.on('console', record);
  await page.route(`**${script}`, (route) => route.abort());
  await page.goto(url);
  const isNeeded = await page.evaluate(async (name) => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      scrollTo(0, y);
      await new Promise((next) => setTimeout(next, 15));
    }
    const widget = document.querySelector(`[data-chunks*="${name}"]`);
    // On a busy machine the scroll is quicker than the look at what is in view.
    widget?.scrollIntoView();
    return Boolean(widget);
  }, script);
  const at = `${url} without ${script}`;
  if (isNeeded) {
    const failed = page.waitForSelector('[data-failed]', { state: 'attached', timeout: patience });
    await failed.catch(() => {
      throw new Error(`${at}: no widget says that it failed.`);
    });
    // Logged some seconds later, since leaving a page must log nothing.
    const reports = (message: { text(): string }) => message.text().includes('could not wake up');
    if (!messages.join().includes('could not wake up')) {
      await page.waitForEvent('console', { predicate: reports, timeout: patience }).catch(() => {
        throw new Error(`${at}: the console does not report it.`);
      });
    }
  }
  // Not textContent, which includes hidden text.
  const words = (await page.locator('main').innerText()).split(/\s+/).length;
  if (words < 60) throw new Error(`${at}: only ${words} words can be read.`);
  await page.unroute(`**${script}`);
  page.off('console', record);
}
