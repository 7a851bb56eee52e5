import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from 'playwright';
import { manyArticles } from '../../src/e2e/fixtures/many-articles.ts';
import { windowedOptions } from '../../src/e2e/journeys/browser-options.ts';
import { servedLive } from '../../src/e2e/live/served-live.ts';
import { root } from '../../src/e2e/root.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { medianAndRange } from './median-range.ts';

/** Keys that are measured, and those before them. */
const [keys, warmUp] = [20, 3] as const;

/** A word that no article has; each key makes it one letter longer. */
const word = 'qzkey';

/**
 * How long a key takes at the desk: from the key in the text of an article of the real site until
 * the page beside it has the letter. With it, what one key costs the two processors at work: times
 * on a busy machine say little.
 */
export async function desk(): Promise<void> {
  using folder = temporaryFolder('bench-desk');
  const content = await manyArticles(root, folder.path, 0);
  await using site = await servedLive(content);
  await using browser = await chromium.launch(windowedOptions);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const [file = ''] = readdirSync(join(content, 'content/insights'));
  await page.goto(`${site.url}/desk?file=content/insights/${file}`);
  const seen = await measured(page, () => processorTime(site.live.pid()));
  console.log(`\nAt the desk, from a key until its page shows it: ${seen}`);
}

async function measured(page: Page, serverTime: () => number): Promise<string> {
  const text = page.locator('.text-editor').getByRole('textbox');
  await page.frameLocator('iframe').locator('h1').waitFor();
  await text.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText(`${word}\n\n`);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.frameLocator('iframe').getByText(word).waitFor({ state: 'attached' });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  const times: number[] = [];
  let before = { server: 0, browser: 0 };
  for (let key = 1; key <= warmUp + keys; key++) {
    if (key === warmUp + 1) before = { server: serverTime(), browser: await taskTime(devTools) };
    const time = await keyTime(page, `${word}${'a'.repeat(key)}`);
    if (key > warmUp) times.push(time);
  }
  const server = (serverTime() - before.server) / keys;
  const inBrowser = ((await taskTime(devTools)) - before.browser) / keys;
  return `${medianAndRange(times)} ms; for each, ${Math.round(server)} ms in the server, ${Math.round(inBrowser)} ms in the browser`;
}

/** @returns the time from a key until the page beside the text has the words, in ms. */
async function keyTime(page: Page, words: string): Promise<number> {
  const shown = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let since = 0;
        addEventListener('keydown', () => (since = performance.now()), {
          capture: true,
          once: true,
        });
        const page = document.querySelector('iframe')?.contentDocument?.body;
        if (!page) throw new Error('The desk shows no page.');
        const observer = new MutationObserver(() => {
          if (!page.textContent.includes(wanted)) return;
          observer.disconnect();
          // Until it is drawn.
          requestAnimationFrame(() => resolve(performance.now() - since));
        });
        observer.observe(page, { subtree: true, childList: true, characterData: true });
      }),
    words,
  );
  // The observer is there first.
  await page.evaluate(() => {});
  await page.keyboard.press('a');
  const time = await shown;
  // A person looks; what follows the last key, such as the audit, has ended by then.
  await setTimeout(2000);
  return time;
}

/** What the page's own thread has worked since the start, in ms. */
async function taskTime(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** What a process has worked since its start, in ms, where the system says so. */
function processorTime(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // The name, in brackets, may hold spaces. A tick is 10 ms.
  const [, fields = ''] = readFileSync(file, 'utf8').split(/\) /);
  const values = fields.split(' ').map(Number);
  return ((values[11] ?? 0) + (values[12] ?? 0)) * 10;
}
