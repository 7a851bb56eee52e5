import type { Problem } from '../../kernel/problem.ts';
import { invisible } from '../../kernel/without-invisible.ts';
import { placeAt } from './place.ts';

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
