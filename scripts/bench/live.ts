import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { generatedPath, manyArticles } from '../../src/e2e/fixtures/many-articles.ts';
import { windowedOptions } from '../../src/e2e/journeys/browser-options.ts';
import { type ServedLive, servedLive } from '../../src/e2e/live/served-live.ts';
import { root } from '../../src/e2e/root.ts';
import { slug } from '../../src/engine/kernel/slug.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { medianAndRange } from './median-range.ts';

/** Numbers of articles added to the real site. */
const usualSizes: readonly number[] = [0, 1000, 4000];

const saves = 20;

/** Saves for the figures of memory, and when to look. */
const [manySaves, looks] = [1000, [100, 500, 1000]] as const;

/** The live server, and the file and page to watch it by. */
type Followed = { readonly server: ServedLive; readonly url: string; readonly file: string };

/**
 * How long a save takes to be seen: from writing the file until a browser has the text, with the
 * real site and with added articles.
 */
export async function live(sizes: readonly number[] = usualSizes): Promise<void> {
  await using browser = await chromium.launch(windowedOptions);
  console.log(`\nFrom a save until a browser shows the text: median of ${saves} (range), in ms`);
  for (const size of sizes) {
    using folder = temporaryFolder('bench-live');
    const content = await manyArticles(root, folder.path, size);
    await using server = await servedLive(content);
    const file = join(content, changedFile(content, size));
    const site = { server, file, url: `${server.url}${pathOf(file)}` };
    console.log(`  ${size === 0 ? 'The real site' : `${size} articles more`}`);
    console.log(`    ${'npm start'.padEnd(18)}${await followed(browser, site)}`);
    console.log(`    ${'its memory'.padEnd(18)}${await memory(site)}`);
  }
}

/** The file to change: an article in the middle of those that were generated. */
function changedFile(content: string, size: number): string {
  const [first = ''] = readdirSync(join(content, 'content/insights'));
  return size > 0 ? generatedPath(Math.ceil(size / 2)) : `content/insights/${first}`;
}

/** The path of an article's page, which is of its title. */
function pathOf(file: string): string {
  const title = /^title: "?(.*?)"?$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return `/insights/${slug(title)}`;
}

async function followed(browser: Browser, { url, file }: Followed): Promise<string> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForLoadState('load');
  await setTimeout(2000);
  const times: number[] = [];
  for (let save = 0; save < saves; save++) times.push(await seen(page, file, save));
  await page.close();
  return medianAndRange(times);
}

/** @returns the time from writing the file until the text is in the page, in ms. */
async function seen(page: Page, file: string, save: number): Promise<number> {
  const word = `seensave${Date.now()}x${save}`;
  const text = readFileSync(file, 'utf8').replace(/(\nseensave\w+\n)?$/, `\n${word}\n`);
  const since = performance.now();
  writeFileSync(file, text);
  await page.getByText(word).waitFor({ state: 'attached' });
  const time = performance.now() - since;
  // A person saves, looks and goes on; what follows a save has ended by then.
  await setTimeout(700);
  return time;
}

async function memory({ file, server }: Followed): Promise<string> {
  const found: string[] = [];
  const original = readFileSync(file, 'utf8');
  for (let save = 1; save <= manySaves; save++) {
    writeFileSync(file, `${original}\nSave ${save}.\n`);
    await setTimeout(30);
    if ((looks as readonly number[]).includes(save))
      found.push(`${resident(server.live.pid())} MB after ${save}`);
  }
  return `${found.join(', ')} saves`;
}

/** The memory that a process has in use, in MB, where the system says so. */
function resident(pid: number | undefined): string {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return '?';
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]);
  return String(Math.round(kilobytes / 1024));
}
