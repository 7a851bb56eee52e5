import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where `ELEVENTY_PATH` says that @11ty/eleventy is installed; it is no package of this project. */
const folder = process.env.ELEVENTY_PATH ?? '';

/** The file to run with Node; undefined if Eleventy is not installed. */
export const eleventyProgram = ['cmd.cjs', 'cmd.js']
  .map((name) => join(folder, name))
  .find((file) => folder !== '' && existsSync(file));

/** The content folders that Eleventy can render as they are, front matter included. */
const sections = ['insights', 'locations', 'projects', 'sectors', 'services', 'who-we-help'];

/**
 * Writes an Eleventy site with the same Markdown in one plain layout. It does much less than ours,
 * and than Hugo's site here: there are no lists, feeds or sitemap.
 */
export function eleventySite(site: string, contentRoot: string): void {
  mkdirSync(join(site, '_includes'), { recursive: true });
  for (const section of sections) {
    const folder = join('content', section);
    cpSync(join(contentRoot, folder), join(site, folder), { recursive: true });
  }
  writeFileSync(join(site, '_includes/page.njk'), layout);
  writeFileSync(join(site, 'eleventy.config.js'), config);
}

const layout = `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>{{ title }}</title><meta name="description" content="{{ description }}"></head>
<body><main><h1>{{ title }}</h1>{{ content | safe }}</main></body>
</html>
`;

/**
 * Our texts hold no templates, and front matter of ours named "date" or "tags" means the same. Pages
 * have our paths, so that both are watched by the same one.
 */
const config = `import { slug } from '${import.meta.resolve('../../src/engine/kernel/slug.ts')}';

export default function (eleventy) {
  eleventy.addGlobalData('layout', 'page.njk');
  eleventy.addGlobalData('permalink', () => ({ page, title }) => {
    const [, section] = page.filePathStem.split('/');
    return section === 'insights' ? \`/insights/\${slug(title)}/\` : \`\${page.filePathStem}/\`;
  });
  return { markdownTemplateEngine: false, dir: { input: 'content', includes: '../_includes' } };
}
`;
