import type { Problem } from '../../kernel/problem.ts';
import { invisible } from '../../kernel/without-invisible.ts';
import { placesIn } from './place.ts';

const all = new RegExp(invisible, 'gu');

/** Invisible characters, reported by name and code point rather than printed. */
export function invisibleCharacters(text: string, file: string): Problem[] {
  if (!invisible.test(text)) return [];
  const at = placesIn(text);
  return [...text.matchAll(all)].map(({ 0: character, index }) => ({
    file,
    ...at(index),
    ...hiddenFault(character, `${after(text, index)}. Delete it, or type the line again.`),
  }));
}

/** In a value that the file writes as an escape, such as "\u202e". */
export function invisibleIn(value: string) {
  const found = invisible.exec(value)?.[0];
  return found ? hiddenFault(found, '. Delete it.') : undefined;
}

function hiddenFault(character: string, rest: string) {
  const message = `has an invisible character, ${nameOf(character)}${rest}`;
  return { code: 'invisible-character', message, words: character } as const;
}

const names: readonly [RegExp, string][] = [
  [/\u00ad/, 'a soft hyphen'],
  [/\u200b/, 'a zero-width space'],
  [/\u200c|\u200d|\u2060/, 'a joiner'],
  [/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/, 'a sign for the direction of text'],
  [/\ufeff/, 'a byte order mark'],
];

function nameOf(character: string): string {
  const code = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
  const name = names.find(([pattern]) => pattern.test(character))?.[1];
  return name ? `${name} (${code})` : code;
}

function after(text: string, index: number): string {
  const word = /[\p{L}\p{N}][^\s\p{C}]*$/u.exec(text.slice(Math.max(0, index - 40), index))?.[0];
  return word ? ` after "${word}"` : '';
}
