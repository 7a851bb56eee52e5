import type { Body } from '../../../engine/content/markdown.ts';

type Text = Pick<Body, 'html'>;

/**
 * A rendered text in two parts: up to the end of what stands under a heading, and the rest.
 *
 * @param section the heading's words; a heading of the second level ends what stands under it.
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
