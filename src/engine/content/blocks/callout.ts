import type { Tokens } from 'marked';
import { suggestion } from '../../kernel/suggestion.ts';
import type { Block, Found } from './block.ts';
import { markOfQuotation, unquotedMark, withoutMark } from './marked-quotation.ts';
import { plateName } from './plate.ts';

/** The kinds of callout and their titles. The marks are those of GitHub's Markdown. */
export const calloutTitles: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  warning: 'Warning',
};

/** A quotation that begins with the mark of a kind, such as `[!NOTE]`: a few words set apart. */
export const callout: Block = {
  extension: () => ({
    renderer: {
      blockquote(token) {
        const kind = kindOf(token);
        if (kind === undefined) return false;
        const words = this.parser.parse(withoutMark(token.tokens));
        return `<div class="callout callout--${kind}" role="note"><p class="callout__title"><strong>${calloutTitles[kind]}</strong></p>${words}</div>\n`;
      },
    },
  }),
  mistakes: (found) => [...found.flatMap(unknownKinds), ...found.flatMap(unquoted)],
};

/** The kind of callout that a quotation is, in lower case; undefined for other quotations. */
function kindOf(quote: Tokens.Blockquote): string | undefined {
  const mark = markOfQuotation(quote);
  return mark?.choice || mark?.name === plateName ? undefined : mark?.name;
}

function unknownKinds({ token, line }: Found) {
  if (token.type !== 'blockquote') return [];
  const quote = token as Tokens.Blockquote;
  const kind = kindOf(quote);
  if (kind === undefined) return [];
  const name = `[!${kind.toUpperCase()}]`;
  const known = Object.keys(calloutTitles).map((title) => `[!${title.toUpperCase()}]`);
  if (!calloutTitles[kind]) {
    const message = `"${name}" is no kind of callout. It is one of ${known.join(', ')}.${suggestion(name, known)}`;
    return [{ line, message }];
  }
  if (withoutMark(quote.tokens).some(({ type }) => type !== 'space')) return [];
  return [
    {
      line,
      message: `The callout "${name}" is empty. Write its words on the lines below, each after >.`,
    },
  ];
}

/** A mark at the start of a paragraph that is no quotation. */
function unquoted(found: Found) {
  const mark = unquotedMark(found);
  if (!mark || mark.choice || mark.name === plateName) return [];
  const message = `"${mark.raw}" begins a callout only in a quotation. Put > and a space before each of its lines.`;
  return [{ line: found.line, message }];
}
