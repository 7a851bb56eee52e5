import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { fixtureRoot } from '../../src/e2e/fixtures/fixture-site.ts';
import { browserOptions } from '../../src/e2e/journeys/browser-options.ts';
import { root } from '../../src/e2e/root.ts';
import { build } from '../../src/engine/build.ts';
import { site as definition } from '../../src/site/site.ts';
import { staticServer } from '../../src/studio/serve/static-server.ts';

/** Builds and serves the fixture site, opens a browser page on it, and cleans up afterwards. */
export async function onBuiltSite<T>(walk: (page: Page, site: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  await build(definition, { root, contentRoot: fixtureRoot, out: folder, date: new Date() });
  const { close, url } = await staticServer(folder);
  const browser = await chromium.launch({
    ...browserOptions,
    args: [...browserOptions.args, '--js-flags=--expose-gc'],
  });
  try {
    return await walk(await browser.newPage(), url);
  } finally {
    await browser.close();
    close();
    rmSync(folder, { recursive: true });
  }
}
