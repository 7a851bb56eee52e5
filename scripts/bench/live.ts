import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { generatedPath, manyArticles } from '../../src/e2e/fixtures/many-articles.ts';
import { browserOptions } from '../../src/e2e/journeys/browser-options.ts';
import { servedLive } from '../../src/e2e/live/served-live.ts';
import { root } from '../../src/e2e/root.ts';
import { slug } from '../../src/engine/kernel/slug.ts';
import { answered } from './answered.ts';
import { eleventyProgram, eleventySite } from './eleventy-site.ts';
import { hasHugo, hugoSite } from './hugo-site.ts';
import { medianAndRange } from './median-range.ts';

/** Numbers of articles added to the real site. */
const usualSizes: readonly number[] = [0, 1000, 4000];

const saves = 20;

/** Saves for the figures of memory, and when to look. */
const [manySaves, looks] = [1000, [100, 500, 1000]] as const;

/** A server that follows saves, and the file and page to watch it by. */
type Followed = {
  readonly url: string;
  readonly file: string;
  readonly stop: () => Promise<void> | void;
  /** The process whose memory counts. */
  readonly pid?: (() => number | undefined) | undefined;
};

/**
 * How long a save takes to be seen: from writing the file until a browser has the text, with the
 * real site and with added articles, beside Hugo and Eleventy where they are installed.
 */
export async function live(sizes: readonly number[] = usualSizes): Promise<void> {
  const browser = await chromium.launch(browserOptions);
  const folder = mkdtempSync(join(tmpdir(), 'bench-live-'));
  try {
    console.log(`\nFrom a save until a browser shows the text: median of ${saves} (range), in ms`);
    for (const size of sizes) await ofSize(browser, join(folder, String(size)), size);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ofSize(browser: Browser, folder: string, size: number): Promise<void> {
  console.log(`  ${size === 0 ? 'The real site' : `${size} articles more`}`);
  const content = await manyArticles(root, join(folder, 'ours'), size);
  const servers: (readonly [name: string, start: () => Promise<Followed>])[] = [
    ['npm start', () => ours(content, size)],
    ...(hasHugo ? [['hugo server', () => hugo(folder, content, size)] as const] : []),
    ...(eleventyProgram
      ? [['eleventy --serve', () => eleventy(folder, content, size)] as const]
      : []),
  ];
  for (const [name, start] of servers) {
    const server = await start();
    try {
      console.log(`    ${name.padEnd(18)}${await followed(browser, server)}`);
      if (server.pid) console.log(`    ${'its memory'.padEnd(18)}${await memory(server)}`);
    } finally {
      await server.stop();
    }
  }
  rmSync(folder, { recursive: true, force: true });
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

async function ours(content: string, size: number): Promise<Followed> {
  const site = await servedLive(content);
  const file = join(content, changedFile(content, size));
  return { ...site, pid: site.live.pid, url: `${site.url}${pathOf(file)}`, file };
}

function hugo(folder: string, content: string, size: number): Promise<Followed> {
  const site = join(folder, 'hugo');
  hugoSite(site, content);
  const command = ['hugo', 'server', '--bind', '127.0.0.1', '--port'];
  return another(site, command, 41_313, changedFile(content, size));
}

function eleventy(folder: string, content: string, size: number): Promise<Followed> {
  const site = join(folder, 'eleventy');
  eleventySite(site, content);
  const command = [process.execPath, eleventyProgram ?? '', '--serve', '--port'];
  return another(site, command, 41_414, changedFile(content, size));
}

/** Another generator's server, started in its site's folder, once it has the page of a file. */
function another(
  site: string,
  [program = '', ...options]: readonly string[],
  port: number,
  file: string,
): Promise<Followed> {
  const run = spawn(program, [...options, String(port)], { cwd: site, stdio: 'ignore' });
  const path = join(site, file);
  return answering(run, `http://localhost:${port}${pathOf(path)}/`, path);
}

async function answering(run: ChildProcess, url: string, file: string): Promise<Followed> {
  try {
    await answered(url);
  } catch (error) {
    run.kill();
    throw error;
  }
  return { url, file, stop: () => void run.kill() };
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

async function memory({ file, pid }: Followed): Promise<string> {
  const found: string[] = [];
  const original = readFileSync(file, 'utf8');
  for (let save = 1; save <= manySaves; save++) {
    writeFileSync(file, `${original}\nSave ${save}.\n`);
    await setTimeout(30);
    if ((looks as readonly number[]).includes(save))
      found.push(`${resident(pid?.())} MB after ${save}`);
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
