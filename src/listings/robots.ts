import type { OutputFile } from '../kernel/output-file.ts';
import { absoluteUrl } from '../kernel/path.ts';

/** `robots.txt`: everything may be read, and here is the list of it. */
export function robots(base: string): OutputFile {
  const lines = ['User-agent: *', 'Allow: /', '', `Sitemap: ${absoluteUrl(base, '/sitemap.xml')}`];
  return { path: 'robots.txt', content: `${lines.join('\n')}\n` };
}
