import type { Block } from './block.ts';

/** The last line of a quotation, after a dash: who said it. In our own HTML, one line of a paragraph. */
const source = /(<p>|\n|<br>)(?:—|–|--) ([^\n]+)<\/p>\s*$/;

/** A quotation, set as large as a heading; a last line after a dash says who said it. */
export const pullQuote: Block = {
  extension: () => ({
    renderer: {
      blockquote({ tokens }) {
        const html = this.parser.parse(tokens).trim();
        const [whole, start, name] = source.exec(html) ?? [];
        if (whole === undefined) return `<blockquote class="pull-quote">${html}</blockquote>\n`;
        const words = html.slice(0, -whole.length) + (start === '<p>' ? '' : '</p>');
        return `<figure class="pull-quote"><blockquote>${words.trim()}</blockquote><figcaption>${name}</figcaption></figure>\n`;
      },
    },
  }),
};
