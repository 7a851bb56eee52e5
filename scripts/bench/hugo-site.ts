import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const hasHugo = spawnSync('hugo', ['version']).status === 0;

/** The content folders that Hugo can render as they are, front matter included. */
const sections = ['insights', 'locations', 'projects', 'sectors', 'services', 'who-we-help'];

/**
 * Writes a Hugo site with the same Markdown and no theme: pages with metadata, navigation and
 * footer, articles with previous and next links, lists of 24, RSS, the sitemap and redirects. It
 * does much less than ours: no inlined styles or scripts, no JSON-LD, tables of contents or search
 * index, no pictures, widgets, checks or audit.
 *
 * @param folder the output folder.
 * @param contentRoot the folder that contains `content/`.
 */
export function hugoSite(folder: string, contentRoot: string): void {
  cpSync(join(import.meta.dirname, 'hugo'), folder, { recursive: true });
  const content = join(contentRoot, 'content');
  for (const name of ['site.json', 'navigation.json']) {
    cpSync(join(content, name), join(folder, 'data', name));
  }
  for (const section of sections) {
    cpSync(join(content, section), join(folder, 'content', section), { recursive: true });
  }
}

/** The number of pages in a built site, which shows if a build left some out. */
export function pageCount(folder: string): number {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('index.html')).length;
}
