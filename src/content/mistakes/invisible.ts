import type { Problem } from '../../kernel/problem.ts';
import { placeAt } from './place.ts';

/**
 * Characters that nobody sees. Those that set the direction of text can make a page show other
 * words than it holds; the others break searches, links and addresses.
 *
 * Sources: Unicode Standard Annex #9, section 2, for the directions; Unicode Technical Report #36,
 * section 2.10, for the others. Joiners (U+200C, U+200D) are allowed within emoji and within scripts
 * that need them, and tags within flags, such as England's.
 */
const invisible = new RegExp(
  [
    /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u,
    /(?<!\ufe0f|[\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}\p{Lo}])[\u200c\u200d]/u,
    /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e007f}]/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

const all = new RegExp(invisible, 'gu');

const names: readonly [from: number, to: number, name: string][] = [
  [0xad, 0xad, 'a soft hyphen'],
  [0x61c, 0x61c, 'a mark that sets the direction of text'],
  [0x200b, 0x200d, 'a zero-width space or joiner'],
  [0x200e, 0x200f, 'a mark that sets the direction of text'],
  [0x202a, 0x202e, 'a mark that changes the direction of text'],
  [0x2066, 0x206f, 'a mark that changes the direction of text'],
];

/** Invisible characters in a file's text, named by code point and never printed. */
export function invisibleCharacters(text: string, file: string): Problem[] {
  if (!invisible.test(text)) return [];
  return [...text.matchAll(all)].map(({ 0: character, index }) => ({
    file,
    ...placeAt(text, index),
    message: `has an invisible character, ${describe(character)}${after(text, index)}. Delete it, or type the line again.`,
  }));
}

/** The first invisible character in a value, such as one written as `\u202e`. */
export function invisibleIn(value: string): string | undefined {
  const found = invisible.exec(value)?.[0];
  return found === undefined ? undefined : describe(found);
}

function describe(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const name = names.find(([from, to]) => from <= point && point <= to)?.[2];
  const code = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
  return name ? `${code} (${name})` : code;
}

/** ` after "word"`: what a person can search for. */
function after(text: string, index: number): string {
  const word = /[\p{L}\p{N}][^\s\p{C}]*$/u.exec(text.slice(Math.max(0, index - 40), index))?.[0];
  return word ? ` after "${word}"` : '';
}
