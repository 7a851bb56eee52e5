import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Engine, Tab } from '../../src/e2e/engines/engine.ts';
import { firefoxPath, webkitPrograms } from '../../src/e2e/engines/engine-programs.ts';
import { chromium, firefox } from '../../src/e2e/engines/puppeteer-engine.ts';
import { webkit } from '../../src/e2e/engines/webkit-engine.ts';
import { chromiumPath } from '../../src/e2e/journeys/chromium-path.ts';

const pages = {
  home: '/',
  work: '/work',
  contact: '/contact',
  article: '/insights/content-calendars-that-actually-work',
  project: '/projects/calm-dog',
  insights: '/insights',
  services: '/services',
  location: '/marketing-sunderland',
};

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/**
 * Photographs pages window by window in all three engines, and puts the pictures side by side:
 * `engines-home-390.html`.
 *
 * @param site the URL of the site.
 * @param out the folder of the pictures.
 */
export async function engineScreens(site: string, out: string): Promise<void> {
  const sheets = new Map<string, string[][]>();
  for (const start of engines) {
    const engine = await start();
    try {
      for (const [name, path] of Object.entries(pages)) {
        for (const size of sizes) {
          const sheet = `engines-${name}-${size.width}`;
          const tab = await engine.open({ ...size, kind: 'with reduced motion' });
          await tab.goto(site + path);
          const files = await windows(tab, join(out, `${sheet}-${engine.name}`));
          sheets.set(sheet, [...(sheets.get(sheet) ?? []), files]);
          await tab.close();
          console.log(`${sheet}: ${engine.name}`);
        }
      }
    } finally {
      await engine.close();
    }
  }
  for (const [name, columns] of sheets) writeFileSync(join(out, `${name}.html`), page(columns));
  console.log(`\nOpen .cache/screens/${[...sheets.keys()][0]}.html`);
}

const engines: readonly (() => Engine | Promise<Engine>)[] = [
  () => chromium(chromiumPath()),
  () => firefox(firefoxPath()),
  () => webkit(webkitPrograms()),
];

/** Scrolls from the top to the end and photographs every window. */
async function windows(tab: Tab, file: string): Promise<string[]> {
  const files: string[] = [];
  for (let at = 0, isEnd = false; !isEnd; at++) {
    await settle(tab);
    files.push(`${file}-${String(at).padStart(2, '0')}.png`);
    writeFileSync(files.at(-1) ?? file, await tab.screenshot());
    const move = 'scrollBy({ top: innerHeight - 80, behavior: "instant" })';
    isEnd =
      (await tab.evaluate(
        `[scrollY, ${move}, scrollY].reduce((a, b, i) => i === 2 ? a === b : a)`,
      )) === true;
  }
  return files;
}

/** Waits for pictures, which are lazy, and for the font. */
async function settle(tab: Tab): Promise<void> {
  const isDone = `document.fonts.status === 'loaded' && [...document.images].every((image) =>
    image.complete || image.getBoundingClientRect().top > innerHeight || !image.checkVisibility())`;
  do await setTimeout(200);
  while ((await tab.evaluate(isDone)) !== true);
}

/** A column for each engine, a row for each window. */
function page(columns: readonly (readonly string[])[]): string {
  const images = columns.map(
    (files) =>
      `<div>${files.map((file) => `<img src="${file.replace(/^.*\//, '')}" alt="">`).join('')}</div>`,
  );
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>Chromium, Firefox, WebKit</title>
<style>
body { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; margin: 8px; background: #ddd; }
img { display: block; width: 100%; margin-bottom: 8px; }
</style>
${images.join('\n')}
</html>
`;
}
