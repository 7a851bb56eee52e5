import { type Numbered, noteMistakes, numberedNotes, type Reference } from '../notes.ts';
import type { Block } from './block.ts';

const line = String.raw`\n(?!\[\^[^\]\s]+\]:)[ \t]*\S[^\n]*`;

/** A note: its first paragraph, and those after a blank line that begin with two spaces or more. */
const definition = new RegExp(
  String.raw`^\[\^([^\]\s]+)\]:[ \t]*([^\n]*(?:${line})*(?:\n[ \t]*\n(?: {2,}|\t)[^\n]*(?:${line})*)*)(?:\n|$)`,
);

/** Notes: `[^1]` in the text, `[^1]: words` anywhere; shown at the end, in the order of the text. */
export const footnotes: Block = {
  tokens: ['note', 'noteReference'],
  extension: () => ({
    extensions: [
      {
        name: 'note',
        level: 'block',
        start: startInParagraph,
        tokenizer(source) {
          const [raw, label = '', text = ''] = definition.exec(source) ?? [];
          if (raw === undefined) return undefined;
          const words = text.replace(/^[ \t]+/gm, '').trim();
          return {
            type: 'note',
            raw,
            label,
            text: words,
            tokens: this.lexer.blockTokens(words, []),
          };
        },
        renderer: () => '',
      },
      {
        name: 'noteReference',
        level: 'inline',
        start: (source) => source.indexOf('[^'),
        tokenizer(source) {
          const [raw, label = ''] = /^\[\^([^\]\s]+)\](?!\()/.exec(source) ?? [];
          return raw === undefined ? undefined : { type: 'noteReference', raw, label };
        },
        renderer: (token) => referenceHtml(token as Reference),
      },
      {
        name: 'notes',
        level: 'block',
        renderer({ numbered }) {
          const items = (numbered as Numbered[]).map((one) => {
            const words = this.parser.parse(one.note.tokens).trim();
            return `<li id="note-${one.number}">${withLinksBack(words, one)}</li>`;
          });
          return `<section class="footnotes" aria-label="Notes"><p class="footnotes__title"><strong>Notes</strong></p><ol>${items.join('')}</ol></section>\n`;
        },
      },
    ],
  }),
  mistakes: noteMistakes,
  ending(found) {
    const numbered = numberedNotes(found);
    return numbered.length > 0 ? [{ type: 'notes', raw: '', numbered }] : [];
  },
};

/** Where a note begins in the paragraph ahead; what comes after is asked for again by then. */
function startInParagraph(source: string): number | undefined {
  const end = source.indexOf('\n\n');
  return /^\[\^[^\]\s]+\]:/m.exec(end === -1 ? source : source.slice(0, end))?.index;
}

function referenceHtml({ number, id }: Reference): string {
  return `<sup class="footnotes__reference"><a href="#note-${number}" id="${id}" aria-label="Note ${number}">${number}</a></sup>`;
}

/** A note's words with a link back to each place that refers to it, on the last line. */
function withLinksBack(words: string, { number, from }: Numbered): string {
  const links = from.map((id, at) => {
    const which = from.length > 1 ? `, place ${at + 1}` : '';
    return ` <a class="footnotes__back" href="#${id}" aria-label="Back to note ${number} in the text${which}">↑</a>`;
  });
  const all = links.join('');
  return words.endsWith('</p>')
    ? `${words.slice(0, -'</p>'.length)}${all}</p>`
    : `${words}<p>${all}</p>`;
}
