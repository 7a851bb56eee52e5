import type { Block } from './block.ts';

/** The last line of a quotation, after a dash: who said it. In our own HTML, one line of a paragraph. */
const source = /(<p>|\n|<br>)(?:—|–|--) ([^\n]+)<\/p>\s*$/;

/**
 * A quotation, set as large as a heading; a last line after a dash says who said it. One that
 * repeats words of its text stands beside them, for the eye only: screen readers and feeds have
 * them already.
 */
export const pullQuote: Block = {
  renderer: (_, around) => ({
    blockquote({ tokens, text }) {
      const html = this.parser.parse(tokens).trim();
      const [whole, start, name] = source.exec(html) ?? [];
      if (whole === undefined) {
        const words = plain(text).replace(/\W+$/, '');
        const isRepeated = plain(around).includes(words) && !html.includes('<a ');
        const attribute = isRepeated ? hidden : '';
        return `<blockquote class="pull-quote"${attribute}>${html}</blockquote>\n`;
      }
      const words = html.slice(0, -whole.length) + (start === '<p>' ? '' : '</p>');
      return `<figure class="pull-quote"><blockquote>${words.trim()}</blockquote><figcaption>${name}</figcaption></figure>\n`;
    },
  }),
  // Where there is no room beside the paragraph, the style sheet puts it below.
  arranged: (html) => html.replace(repeated, '<div class="beside">$1$2</div>'),
};

const hidden = ' aria-hidden="true"';

/** A quotation that repeats words, and the paragraph that it was written over, if there is one. */
const repeated = new RegExp(
  `(<blockquote class="pull-quote"${hidden}>.*?</blockquote>)\\n(<p>.*?</p>)?`,
  'gs',
);

/** Markdown without its signs and capitals, so that a part of a sentence is found however it is set. */
function plain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
