import type { Body } from '../../../engine/content/markdown.ts';

/** Splits a rendered text at headings of level 2; `name` is empty for the part before the first. */
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
