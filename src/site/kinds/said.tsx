import { countWords } from '../../engine/kernel/text.ts';
import { Markup } from '../ui/markup.tsx';

/** More words than that are read at the size of an article. */
const most = 40;

/** Whether a text is short enough to be said in large type: paragraphs alone, under a heading or none. */
export function isSaid(html: string): boolean {
  const text = html.replace(/^<h2.*?<\/h2>/s, '');
  const words = text.replaceAll(/<[^>]*>/g, ' ');
  return !/<(?!\/?(?:p|a|b|em|strong)\b)/.test(text) && countWords(words) <= most;
}

/** A text that stands alone: said, or read. */
export const Said = ({ html }: { html: string }) => (
  <Markup className={isSaid(html) ? 'said' : 'prose'} html={html} />
);
