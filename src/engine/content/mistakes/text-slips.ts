import type { Token, Tokens } from 'marked';
import { invisibleIn } from './invisible.ts';
import { placeAt } from './place.ts';
import { placeholdersIn } from './placeholders.ts';

/**
 * Slips that Markdown takes for ordinary words or for something else: they would be shown to
 * visitors as they stand.
 *
 * @param line the line on which the token begins, counted from 1.
 * @param lineText the whole of that line, for the column.
 */
export function textSlips(
  token: Token,
  line: number,
  lineText: string,
): { readonly line: number; readonly column?: number; readonly message: string }[] {
  return slipsIn(token).map(({ offset, message }) => {
    const at = placeAt(token.raw, offset, line);
    // The token may begin anywhere on its first line, but begins all others.
    const start = at.line === line ? lineText.indexOf(token.raw.split('\n')[0] ?? '') : 0;
    return { line: at.line, ...(start >= 0 && { column: start + at.column }), message };
  });
}

type Slip = { readonly offset: number; readonly message: string };

function slipsIn(token: Token): Slip[] {
  if (token.type === 'code') return codeSlips(token as Tokens.Code);
  if (token.type === 'heading') return headingSlips(token as Tokens.Heading);
  // A text with tokens of its own is only their frame.
  if (token.type !== 'text' || ('tokens' in token && token.tokens)) return [];
  return [...wordSlips(token.raw), ...placeholdersIn(token.raw)];
}

const patterns: readonly { readonly pattern: RegExp; readonly message: string }[] = [
  {
    pattern: /\*\*/,
    message:
      'has ** that marks nothing. **Bold** has two stars at each end, and no space inside them.',
  },
  {
    pattern: /~~/,
    message: 'has ~~ that marks nothing. ~~Struck out~~ has two at each end.',
  },
  {
    pattern: /==/,
    message:
      'has ==, which only highlights words in a testimonial. Write **bold**, or delete the signs.',
  },
  {
    pattern: /`/,
    message: 'has a ` that is not closed. Put another at the end, or write ’.',
  },
  {
    pattern: /\[[^\]\n]*\][ \t]+\((?=[/#]|https?:|mailto:)/,
    message: 'has a space between [the words] and (the address) of a link. Delete it.',
  },
  {
    // Not of a picture, of which its block says more.
    pattern: /(?<!!\[[^\]\n]*)\]\((?=[/#]|https?:|mailto:|[^)\n]*\.)/,
    message:
      'has a link whose address cannot be read. An address holds no spaces; close it with ).',
  },
  {
    pattern: /^#{2,6}(?![# \t]|$)/m,
    message: 'has no space after ##. Write ## Heading.',
  },
  {
    pattern: /\[\^[^\]\s]+\]/,
    message: 'has a footnote, which a text cannot have. Put its words in brackets.',
  },
  {
    pattern: /^:::/m,
    message: 'has :::, which means nothing here. Delete it.',
  },
];

/** One pattern for all of them, since most texts have none. */
const any = new RegExp(
  patterns.map(({ pattern: { source, flags } }) => `(?${flags}:${source})`).join('|'),
);

const entity = /&(?:#x0*([0-9a-f]+)|#0*(\d+)|(zwj|zwnj|lrm|rlm|shy|ZeroWidthSpace|NoBreak));/i;

function wordSlips(raw: string): Slip[] {
  const found = any.test(raw)
    ? patterns.flatMap(({ pattern, message }) => {
        const offset = pattern.exec(raw)?.index;
        return offset === undefined ? [] : [{ offset, message }];
      })
    : [];
  const hidden = raw.includes('&') && hiddenEntity(raw);
  return hidden ? [...found, hidden] : found;
}

/** An invisible character that is written as an HTML entity, such as `&#x202e;`. */
function hiddenEntity(raw: string): Slip | undefined {
  const match = entity.exec(raw);
  if (!match) return undefined;
  const [whole, hex, decimal, name] = match;
  const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
  const isHidden =
    name !== undefined || (point < 0x110000 && invisibleIn(String.fromCodePoint(point)));
  return isHidden
    ? { offset: match.index, message: `has ${whole}, an invisible character. Delete it.` }
    : undefined;
}

function codeSlips({ raw, codeBlockStyle }: Tokens.Code): Slip[] {
  if (codeBlockStyle === 'indented') {
    const message =
      'begins with four spaces or a tab, which makes it code. Delete them; code stands between lines of ```.';
    return [{ offset: 0, message }];
  }
  const fence = /^ *(`{3,}|~{3,})/.exec(raw)?.[1] ?? '';
  if (raw.trimEnd().endsWith(`\n${fence}`)) return [];
  return [
    {
      offset: 0,
      message: `opens code with ${fence} and does not close it. Put ${fence} on a line of its own after the code.`,
    },
  ];
}

function headingSlips({ raw, text }: Tokens.Heading): Slip[] {
  const underline = /\n *([-=]+) *\n*$/.exec(raw);
  if (!underline || raw.trimStart().startsWith('#')) return [];
  const line =
    underline[1]?.length && underline[1].length > 3 ? `${underline[1][0]}…` : underline[1];
  const message = `makes a heading of "${short(text)}", since ${line} stands under it. Put an empty line between the two, or write ## before a heading.`;
  return [{ offset: underline.index + 1, message }];
}

function short(text: string): string {
  const first = text.split('\n').at(-1) ?? '';
  return first.length > 40 ? `${first.slice(0, 37)}...` : first;
}
