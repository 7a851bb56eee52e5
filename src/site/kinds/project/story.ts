import type { Body } from '../../../engine/content/markdown.ts';

/**
 * A rendered text, divided at its headings of the second level. The name is the heading's words,
 * empty for what stands before the first one.
 */
export function chapters({ html, headings }: Pick<Body, 'html' | 'headings'>) {
  const names = headings.filter(({ depth }) => depth === 2).map(({ text }) => text);
  return html
    .split(/(?=<h2 id=)/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [heading = ''] = /^<h2 .*?<\/h2>/s.exec(part) ?? [];
      const name = (heading && names.shift()) || '';
      return { name, heading, html: part.slice(heading.length).trim() };
    });
}
