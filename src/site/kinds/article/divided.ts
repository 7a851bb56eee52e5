import type { Body } from '../../../engine/content/markdown.ts';

type Text = Pick<Body, 'html'>;

/**
 * Splits a rendered text after the part under a heading.
 *
 * @param section the heading's text; the part ends at the next heading of level 2.
 */
export function divided(
  { html, headings }: Pick<Body, 'html' | 'headings'>,
  section: string,
): [before: Text, after: Text] {
  const id = headings.find(({ text }) => text === section)?.id;
  const next = html.indexOf('<h2 ', html.indexOf(` id="${id}"`));
  if (next < 0) return [{ html }, { html: '' }];
  return [{ html: html.slice(0, next) }, { html: html.slice(next) }];
}
