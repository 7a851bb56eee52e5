import { countWords } from '../../engine/kernel/text.ts';
import { Markup } from '../ui/markup.tsx';

/** More words than that are read at the size of an article. */
const most = 40;

/** A text that is short enough is set as large as a statement. */
export function Said({ html }: { html: string }) {
  const words = html.replaceAll(/<h2.*?<\/h2>|<[^>]*>/gs, ' ');
  return <Markup className={countWords(words) > most ? 'prose' : 'said'} html={html} />;
}
