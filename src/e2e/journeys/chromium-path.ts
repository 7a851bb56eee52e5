import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Debian's headless shell first: the same engine, without the window, at two thirds of the work. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of `CHROMIUM_PATH`, the system's or Playwright's Chromium; undefined if none exists. */
export function chromiumPath(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && existsSync(path));
}
