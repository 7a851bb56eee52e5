import { type Browser, chromium } from 'playwright';
import { windowedOptions } from '../src/e2e/journeys/browser-options.ts';
import { root } from '../src/e2e/root.ts';
import { build } from '../src/engine/build.ts';
import type { BuildOptions } from '../src/engine/build-options.ts';
import { site as definition } from '../src/site/site.ts';
import { staticServer } from '../src/studio/serve/static-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Builds and serves a site, opens a browser, and cleans up afterwards. @param args of Chromium. */
export async function onBuiltSite<T>(
  visit: (browser: Browser, site: string) => Promise<T>,
  options: Partial<BuildOptions> = {},
  ...args: string[]
): Promise<T> {
  using folder = temporaryFolder('built');
  using server = await staticServer(folder.path);
  const address = { siteUrl: server.url, noindex: false };
  await build(definition, { root, out: folder.path, date: new Date(), ...address, ...options });
  const allArgs = [...windowedOptions.args, ...args];
  await using browser = await chromium.launch({ ...windowedOptions, args: allArgs });
  return await visit(browser, server.url);
}
