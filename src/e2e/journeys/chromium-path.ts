import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian's Chromium without its window: the same engine at two thirds of the work. */
export const shell = '/usr/bin/chromium-headless-shell';

/** The path of `CHROMIUM_PATH`, the system's or Playwright's Chromium; undefined if none exists. */
export function chromiumPath(): string | undefined {
  return found(installed);
}

/** The same, but the shell if there is one. */
export function headlessPath(): string | undefined {
  return found([shell, ...installed]);
}

function found(paths: readonly string[]): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...paths, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && existsSync(path));
}
