import { join } from 'node:path';
import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import {
  type Engine,
  type EngineName,
  reportViolations,
  type Tab,
  type Visitor,
} from './engine.ts';
import { findProgram, missing } from './engine-programs.ts';

type Kind = Visitor['kind'];

/** Firefox has no command for these, so every kind of visitor has a browser of its own. */
const preferences: Readonly<Record<Kind, Record<string, unknown>>> = {
  ordinary: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
  'without scripts': { 'javascript.enabled': false, 'ui.primaryPointerCapabilities': 6 },
  'with reduced motion': { 'ui.prefersReducedMotion': 1, 'ui.primaryPointerCapabilities': 6 },
  'with a touch screen': { 'ui.primaryPointerCapabilities': 1, 'ui.allPointerCapabilities': 1 },
};

export function firefox(program: string | undefined): Engine {
  const launch = (kind: Kind) =>
    puppeteer.launch({
      ...options('Firefox', program),
      browser: 'firefox',
      extraPrefsFirefox: preferences[kind],
    });
  return engine('Firefox', launch);
}

const chromiumArguments = [
  ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--font-render-hinting=none'],
];

/** Chromium by its own protocol; of unusual visitors it only knows those with reduced motion. */
export function chromium(program: string | undefined): Engine {
  const launch = (kind: Kind) => {
    const stillness = kind === 'with reduced motion' ? ['--force-prefers-reduced-motion'] : [];
    const args = [...chromiumArguments, ...stillness];
    return puppeteer.launch({ ...options('Chromium', program), args });
  };
  return engine('Chromium', launch);
}

/** Where setpriv(1) is, the browser ends with the tests, whatever ends them. */
function options(name: EngineName, program: string | undefined): LaunchOptions {
  if (!program) throw new Error(missing(name));
  const executablePath = findProgram(['setpriv'])
    ? join(import.meta.dirname, 'ends-with-parent.sh')
    : program;
  return { executablePath, env: { ...process.env, BROWSER_PROGRAM: program }, headless: true };
}

/** Browsers start when the first visitor of their kind comes, and every visitor has a context. */
function engine(name: 'Chromium' | 'Firefox', launch: (kind: Kind) => Promise<Browser>): Engine {
  const browsers = new Map<Kind, Promise<Browser>>();
  return {
    name,
    async open({ kind, width, height }) {
      const browser = browsers.get(kind) ?? launch(kind);
      browsers.set(kind, browser);
      const context = await (await browser).createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      return tab(page, await listen(page), () => context.close());
    },
    async close() {
      for (const browser of new Set(browsers.values())) await (await browser).close();
    },
  };
}

async function listen(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (/^(error|warn)/.test(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  await page.evaluateOnNewDocument(reportViolations);
  return heard;
}

function tab(page: Page, heard: readonly string[], close: () => Promise<void>): Tab {
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    type: (text) => page.keyboard.type(text),
    // Puppeteer's own would wait for a page that a journey may hold.
    step: (direction) => page.evaluate(`void history.${direction}()`) as Promise<void>,
    resize: (width, height) => page.setViewport({ ...page.viewport(), width, height }),
    print: async () => new Uint8Array(await page.pdf({ format: 'a4' })),
    screenshot: () => page.screenshot(),
    heard: async () => heard,
    close,
  };
}
