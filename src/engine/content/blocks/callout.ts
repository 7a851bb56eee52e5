import type { Tokens } from 'marked';
import { suggestion } from '../../kernel/suggestion.ts';
import type { Block, Found, Mistake } from './block.ts';
import { markOfQuotation, unquotedMark, withoutMark } from './marked-quotation.ts';
import { plateName } from './plate.ts';

/** Titles by kind. The marks are GitHub's. */
export const calloutTitles: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  warning: 'Warning',
};

/** A quotation that begins with a mark such as `[!NOTE]`. */
export const callout: Block = {
  renderer: () => ({
    blockquote(token) {
      const kind = kindOf(token);
      if (kind === undefined) return false;
      const words = this.parser.parse(withoutMark(token.tokens));
      return `<div class="callout callout--${kind}" role="note"><p class="callout__title"><strong>${calloutTitles[kind]}</strong></p>${words}</div>\n`;
    },
  }),
  mistakes: (found) => [...wrongCallout(found), ...unquotedMark(found)],
};

function kindOf(quote: Tokens.Blockquote): string | undefined {
  const mark = markOfQuotation(quote);
  return mark?.choice || mark?.name === plateName ? undefined : mark?.name;
}

function wrongCallout({ token }: Found): Mistake[] {
  if (token.type !== 'blockquote') return [];
  const quote = token as Tokens.Blockquote;
  const kind = kindOf(quote);
  if (kind === undefined) return [];
  const name = markFor(kind);
  const known = Object.keys(calloutTitles).map(markFor);
  const isEmpty = withoutMark(quote.tokens).every(({ type }) => type === 'space');
  if (calloutTitles[kind] && !isEmpty) return [];
  const message = calloutTitles[kind]
    ? `The callout "${name}" is empty. Write its words on the lines below, each after >.`
    : `"${name}" is no kind of callout. It is one of ${known.join(', ')}.${suggestion(name, known)}`;
  return [{ code: 'wrong-block', message, words: name }];
}

const markFor = (kind: string) => `[!${kind.toUpperCase()}]`;
