import type { Block } from './block.ts';

/** The attribution: a last line after a dash. In our HTML, the last line of a paragraph. */
const source = /(<p>|\n|<br>)(?:—|–|--) ([^\n]+)<\/p>\s*$/;

/**
 * A quotation in large type, with an optional attribution after a dash. If it repeats words of the
 * text, it is placed beside them and hidden from screen readers and feeds, which have them already.
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
  // Without room beside the paragraph, the stylesheet moves it below.
  arranged: (html) => html.replace(repeated, '<div class="beside">$1$2</div>'),
};

const hidden = ' aria-hidden="true"';

/** A repeated quotation, with the paragraph after it, if any. */
const repeated = new RegExp(
  `(<blockquote class="pull-quote"${hidden}>.*?</blockquote>)\\n(<p>.*?</p>)?`,
  'gs',
);

/** Without markup and case, so that part of a sentence matches however it is formatted. */
function plain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
