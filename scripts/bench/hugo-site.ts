import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of ours whose files are pages to Hugo too; their front matter is understood as it is. */
const sections = ['insights', 'locations', 'projects', 'sectors', 'services', 'who-we-help'];

/**
 * Writes a site for Hugo with the same Markdown and no theme: pages with their metadata, navigation
 * and footer, articles with their neighbours, the list by 24, RSS, the sitemap and former addresses.
 * It does much less than ours: no styles or scripts within the pages, no JSON-LD, contents or index
 * for a search, no pictures, widgets, checks or audit.
 *
 * @param folder where it goes.
 * @param contentRoot where `content/` lies.
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

/** How many pages there are in a built site, so that a build that left half of them out is seen. */
export function pageCount(folder: string): number {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('index.html')).length;
}
