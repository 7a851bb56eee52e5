import './production.ts';

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { manyArticles } from '../src/e2e/fixtures/many-articles.ts';
import { realSite } from '../src/e2e/fixtures/real-content.ts';
import { windowedOptions } from '../src/e2e/journeys/browser-options.ts';
import { misbehavingBackend } from '../src/e2e/journeys/misbehaving-backend.ts';
import type { Screen } from '../src/e2e/screens/screen.ts';
import { states } from '../src/e2e/screens/states.ts';
import { build } from '../src/engine/build.ts';
import { routeTable } from '../src/site/own-site.ts';
import { site as definition } from '../src/site/site.ts';
import { staticServer } from '../src/studio/serve/static-server.ts';
import { deskScreens } from './screens/desk-screens.ts';
import { engineScreens } from './screens/engine-screens.ts';
import { liveScreens } from './screens/live-screens.ts';
import { photographs, writeContactSheet } from './screens/photograph.ts';

/**
 * Takes screenshots of one page of every kind, and of every state, at phone and desktop widths,
 * into `.cache/screens`, with a contact sheet. Arguments select by name: `npm run screens --
 * article menu`. With `--engines`, eight pages in Chromium, Firefox and WebKit side by side. With
 * `--desk`, every state of the desk, and the pictures of it in README.
 */
const root = join(import.meta.dirname, '..');
const out = join(root, '.cache/screens');
const folder = (name: string) => join(root, `.cache/screens-${name}`);
const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith('--'));

const kinds = new Map(routeTable(realSite).map(({ handle, path }) => [handle.kind, path]));
const pages = [...kinds].map(([name, path]): Screen => {
  return { name, path: path === '*' ? '/no/such/page' : path };
});
const isWanted = (name: string) =>
  wanted.length === 0 || wanted.some((word) => name.includes(word));
const screens = [...pages, ...states].filter(({ name }) => isWanted(name));

if (words.includes('--desk')) await deskScreens(root, emptied(out), isWanted);
else await siteScreens();

async function siteScreens(): Promise<void> {
  using backend = await misbehavingBackend();
  const settings = { url: backend.url, key: 'sb_publishable_for_screens' };
  const quick = { root, date: new Date(), compression: false };
  await build(definition, { ...quick, out: folder('site'), backend: settings });
  const contentRoot = await manyArticles(root, folder('content'));
  await build(definition, { ...quick, contentRoot, out: folder('archive') });
  emptied(out);
  using site = await staticServer(folder('site'));
  using archive = await staticServer(folder('archive'));
  if (words.includes('--engines')) return engineScreens(site.url, out);
  await using browser = await chromium.launch(windowedOptions);
  const addressOf = (screen: Screen) => (screen.archive ? archive.url : site.url);
  const taken = await photographs(browser, addressOf, screens, out);
  writeContactSheet(out, [...taken, ...(await liveScreens(browser, out, isWanted))]);
}

/** Deletes the old pictures, unless only some were asked for. */
function emptied(path: string): string {
  if (wanted.length === 0) rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return path;
}
