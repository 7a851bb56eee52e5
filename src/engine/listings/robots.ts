import type { OutputFile } from '../kernel/output-file.ts';
import { absoluteUrl } from '../kernel/path.ts';

/** `robots.txt`: allows everything, and links to the sitemap. */
export function robots(base: string): OutputFile {
  const lines = ['User-agent: *', 'Allow: /', '', `Sitemap: ${absoluteUrl(base, '/sitemap.xml')}`];
  return { path: 'robots.txt', content: `${lines.join('\n')}\n` };
}
