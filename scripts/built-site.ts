import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { windowedOptions } from '../src/e2e/journeys/browser-options.ts';
import { root } from '../src/e2e/root.ts';
import { build } from '../src/engine/build.ts';
import type { BuildOptions } from '../src/engine/build-options.ts';
import { site as definition } from '../src/site/site.ts';
import { staticServer } from '../src/studio/serve/static-server.ts';

/** Builds and serves a site, opens a browser, and cleans up afterwards. @param args of Chromium. */
export async function onBuiltSite<T>(
  visit: (browser: Browser, site: string) => Promise<T>,
  options: Partial<BuildOptions> = {},
  ...args: string[]
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  const { close, url } = await staticServer(folder);
  const address = { siteUrl: url, noindex: false };
  let browser: Browser | undefined;
  try {
    await build(definition, { root, out: folder, date: new Date(), ...address, ...options });
    browser = await chromium.launch({
      ...windowedOptions,
      args: [...windowedOptions.args, ...args],
    });
    return await visit(browser, url);
  } finally {
    await browser?.close();
    close();
    rmSync(folder, { recursive: true });
  }
}
