import type { Token, Tokens } from 'marked';
import { suggestion } from '../../kernel/suggestion.ts';
import type { Block, Found, Mistake } from './block.ts';
import { markOfQuotation, withoutMark } from './marked-quotation.ts';

export const plateName = 'plate';

/** Background colours; the first is the default. */
export const plateColours = ['red', 'yellow', 'green', 'dark'];

/** Longer text would not work in large type. */
const maxLines = 4;
const maxLength = 60;

/** The longest figure that fits half of a phone's width, in characters. */
const maxFigure = 10;

/**
 * A few words in large type on a flat colour: a quotation that begins with `[!PLATE red]`. Each
 * line is set on its own, `~~struck out~~` or not; a second paragraph is small print. Two lines
 * that begin with a **figure** are set as a pair, the first dark, the second lit.
 */
export const plate: Block = {
  renderer: () => ({
    blockquote(quote) {
      const mark = markOfQuotation(quote);
      if (mark?.name !== plateName) return false;
      const [lines, small] = partsOf(quote);
      const inline = (tokens: readonly Token[]) => this.parser.parseInline([...tokens]);
      if (!small && isSpread(lines)) {
        const halves = lines.map(([figure, ...words]) => {
          const { tokens } = figure as Tokens.Strong;
          return `<p><b>${inline(tokens)}</b>${inline(words)}</p>`;
        });
        return `<div class="turn" role="note">${halves.join('')}</div>\n`;
      }
      const big = lines.map((line) => {
        const struck = struckOut(line);
        return struck ? `<del>${inline(struck.tokens)}</del>` : `<b>${inline(line)}</b>`;
      });
      const words = small ? `<p>${inline(small.tokens)}</p>` : '';
      const colour = mark.choice || plateColours[0];
      return `<div class="plate plate--${colour}" role="note">${big.join(' ')}${words}</div>\n`;
    },
  }),
  mistakes: wrongPlate,
};

function partsOf(quote: Tokens.Blockquote): [lines: Token[][], small?: Tokens.Paragraph] {
  const paragraphs = withoutMark(quote.tokens).filter(({ type }) => type === 'paragraph');
  const [big, small] = paragraphs as Tokens.Paragraph[];
  const lines = linesOf(big?.tokens ?? []);
  return small ? [lines, small] : [lines];
}

function linesOf(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === 'br') lines.push([]);
    else if (token.type === 'text') {
      const [first = '', ...more] = (token as Tokens.Text).text.split('\n');
      lines.at(-1)?.push({ ...token, text: first });
      for (const text of more) lines.push([{ ...token, text }]);
    } else lines.at(-1)?.push(token);
  }
  const isBlank = (token: Token) => 'text' in token && String(token.text).trim() === '';
  const filled = lines.map((line) => line.filter((token) => !isBlank(token)));
  return filled.filter(({ length }) => length > 0);
}

function struckOut([first, ...rest]: readonly Token[]): Tokens.Del | undefined {
  return first?.type === 'del' && rest.length === 0 ? (first as Tokens.Del) : undefined;
}

function isSpread(lines: readonly Token[][]): boolean {
  return (
    lines.length === 2 &&
    lines.every(
      ([first, ...words]) =>
        first?.type === 'strong' &&
        (first as Tokens.Strong).text.length <= maxFigure &&
        words.length > 0,
    )
  );
}

function wrongPlate({ token }: Found): Mistake[] {
  if (token.type !== 'blockquote') return [];
  const quote = token as Tokens.Blockquote;
  const mark = markOfQuotation(quote);
  if (mark?.name !== plateName) return [];
  const { choice } = mark;
  const wrongColour = `"${choice}" is no colour of a panel. It is one of ${plateColours.join(', ')}.${suggestion(choice, plateColours)}`;
  const isColour = choice === '' || plateColours.includes(choice);
  const messages = [...(isColour ? [] : [wrongColour]), ...(fits(quote) ? [] : [unfit])];
  return messages.map((message) => ({ code: 'wrong-block', message }));
}

function fits(quote: Tokens.Blockquote): boolean {
  const parts = withoutMark(quote.tokens).filter(({ type }) => type !== 'space');
  const [lines] = partsOf(quote);
  const lengths = lines.map(
    (line) =>
      line.map((token) => ('text' in token ? String(token.text) : token.raw)).join('').length,
  );
  return (
    [1, 2].includes(parts.length) &&
    parts.every(({ type }) => type === 'paragraph') &&
    lengths.length <= maxLines &&
    lengths.every((length) => length <= maxLength)
  );
}

const unfit = `A panel holds one to four lines of big words, each of ${maxLength} characters at most, and, after a line with nothing but >, one paragraph of small ones. Begin each line with >, and take the rest out.`;
