import type { Token, Tokens } from 'marked';
import type { Found, Mistake } from './block.ts';

/** `[!NOTE]` or, with an argument, `[!PLATE red]`. */
const pattern = /^\[!([\w-]+)(?:[ \t]+([^\]\n]*))?\][ \t]*(?:\n|$)?/;

/** `choice` is the argument. */
function markOf(text: string) {
  const [raw = '', name, choice = ''] = pattern.exec(text) ?? [];
  if (name === undefined) return undefined;
  return { name: name.toLowerCase(), choice: choice.trim(), raw: raw.trim() };
}

export function markOfQuotation({ tokens: [first] }: Tokens.Blockquote) {
  return first?.type === 'paragraph' ? markOf(first.raw) : undefined;
}

/** The quotation's tokens without the mark and anything left empty. */
export function withoutMark([first, ...rest]: Token[]): Token[] {
  const [start, ...inline] = (first as Tokens.Paragraph).tokens;
  const text = (start as Tokens.Text).text.replace(pattern, '');
  const left =
    text === '' ? inline.slice(inline[0]?.type === 'br' ? 1 : 0) : [{ ...start, text }, ...inline];
  return left.length === 0 ? rest : [{ ...first, tokens: left } as Token, ...rest];
}

/** Reports a mark outside a quotation, where it has no effect. */
export function unquotedMark({ token, depth }: Found): Mistake[] {
  const mark = depth === 0 && token.type === 'paragraph' ? markOf(token.raw) : undefined;
  if (!mark) return [];
  const message = `"${mark.raw}" means nothing outside a quotation. Put > and a space before each of its lines.`;
  return [{ code: 'unread-marks', message, words: mark.raw }];
}
