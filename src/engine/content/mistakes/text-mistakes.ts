import type { Token, Tokens } from 'marked';
import type { Found, Mistake } from '../blocks/block.ts';
import { tableCells } from '../table-cells.ts';
import { type PlacedMistake, placesIn } from './place.ts';
import { placeholdersIn } from './placeholders.ts';

/** Mistyped markup, which Markdown would show to visitors as ordinary text. */
export function textMistakes({ token, line }: Found, lineText: string): Mistake[] {
  return mistakesIn(token).map(({ offset, ...fault }) => {
    const at = placesIn(token.raw)(offset);
    // The token may start anywhere on its first line, but all its other lines start at column 0.
    const start = at.line === 1 ? lineText.indexOf(token.raw.split('\n')[0] ?? '') : 0;
    return { line: line + at.line - 1, ...(start >= 0 && { column: start + at.column }), ...fault };
  });
}

function mistakesIn(token: Token): PlacedMistake[] {
  if (token.type === 'code') return codeMistakes(token as Tokens.Code);
  if (token.type === 'table') return tableMistakes(token as Tokens.Table);
  if (token.type === 'heading') return headingMistakes(token as Tokens.Heading);
  // A token with children is only a container.
  if (token.type !== 'text' || ('tokens' in token && token.tokens)) return [];
  return [...unreadSigns(token.raw), ...placeholdersIn(token.raw)];
}

type Unread = readonly [sign: RegExp, message: string, mended?: (signs: string) => string];

/** Each with its correction, if that is clear. */
const unread: readonly Unread[] = [
  [
    /\*\*/,
    'has ** that marks nothing. **Bold** has two stars at each end, and no space inside them.',
  ],
  [/~~/, 'has ~~ that marks nothing. ~~Struck out~~ has two at each end.'],
  [
    /==/,
    'has ==, which only highlights words in a testimonial. Write **bold**, or delete the signs.',
  ],
  [/`/, 'has a ` that is not closed. Put another at the end, or write ’.'],
  [
    /!\[[^\]]*\]\s*\([^)]*\)/,
    'has a picture that is not read as one: there is no space before the bracket, and none in the name of the file. It looks like ![what it shows](tiles.jpg).',
  ],
  [
    /(?<!!)\[[^\]\n]*\][ \t]+\((?=[/#]|https?:|mailto:)/,
    'has a space between [the words] and (the address) of a link. Delete it.',
    (signs) => signs.replace(/\][ \t]+\($/, ']('),
  ],
  [
    // Pictures are excluded: their block gives a better message.
    /(?<!!\[[^\]\n]*)\]\((?=[/#]|https?:|mailto:|[^)\n]*\.)/,
    'has a link whose address cannot be read. An address holds no spaces; close it with ).',
  ],
  [
    /\[[^\]\n]*\((?:[/#]|https?:|mailto:)[^)\s]*\)/,
    'has a link without the ] that ends its words. Write [the words](/address).',
    (signs) => signs.replace(/ ?\((?=[^(]*$)/, ']('),
  ],
  [
    /^[ \t]*[•·‣▪◦●][ \t].*(?:\n[ \t]*[•·‣▪◦●][ \t].*)*/m,
    'begins a line with a bullet, which makes no list. Write - instead.',
    (signs) => signs.replace(/^[ \t]*[•·‣▪◦●][ \t]+/gm, '- '),
  ],
  [
    // Includes a separator line that is too short, if there is one.
    /^\|(?=.*[^|:\- \t]).*\|[ \t]*$(?:\n[|:\- \t]+$)?/m,
    'has a table without a divider row. Write |---|---| under its first row, with --- for each column.',
    (signs) => `${rowOf(signs)}\n|${'---|'.repeat(tableCells(rowOf(signs)).length)}`,
  ],
  [/\[\^[^\]\s]+\]/, 'has a footnote, which a text cannot have. Put its words in brackets.'],
  [/^#{2,6}(?![# \t]|$)/m, 'has no space after ##. Write ## Heading.', (signs) => `${signs} `],
  [/^:::/m, 'has :::, which means nothing here. Delete it.'],
  [
    /&(#x?[0-9a-f]+|zwn?j|[lr]rm|shy|ZeroWidthSpace|NoBreak);?/i,
    'has a character by its number or name, perhaps an invisible one. Type the character itself.',
  ],
];

function unreadSigns(raw: string): PlacedMistake[] {
  return unread.flatMap(([sign, message, mended]) => {
    const { index: offset, 0: words } = sign.exec(raw) ?? { 0: '' };
    if (offset === undefined) return [];
    const cure = mended && { words, instead: mended(words) };
    return [{ offset, code: 'unread-marks', message, ...cure }];
  });
}

const rowOf = (table: string) => table.split('\n', 1)[0] ?? '';

function codeMistakes({ raw, codeBlockStyle }: Tokens.Code): PlacedMistake[] {
  if (codeBlockStyle === 'indented') {
    const message =
      'begins with four spaces or a tab, which makes it code. Delete them; code stands between lines of ```.';
    return [{ offset: 0, code: 'unread-marks', message }];
  }
  const fence = /^ *(`{3,}|~{3,})/.exec(raw)?.[1] ?? '';
  if (raw.trimEnd().endsWith(`\n${fence}`)) return [];
  const message = `opens code with ${fence} and does not close it. Put ${fence} on a line of its own after the code.`;
  return [{ offset: 0, code: 'unread-marks', message }];
}

/** Markdown drops cells beyond the last column. */
function tableMistakes({ raw, header }: Tokens.Table): PlacedMistake[] {
  const lines = [...raw.matchAll(/.+/g)];
  return lines.flatMap(({ 0: line, index }) => {
    const cells = tableCells(line).length;
    if (cells <= header.length) return [];
    const message = `has ${cells} cells in a row, and the table has ${header.length} columns. Delete a |, or write \\| for one that is to be seen.`;
    return [{ offset: index, code: 'wrong-block', message }];
  });
}

function headingMistakes({ raw }: Tokens.Heading): PlacedMistake[] {
  const underline = /\n *(?:-+|=+) *\n*$/.exec(raw);
  if (!underline || raw.trimStart().startsWith('#')) return [];
  const message =
    'makes a heading of the line above it. Put an empty line between the two, or write ## before a heading.';
  return [{ offset: underline.index + 1, code: 'heading-level', message }];
}
