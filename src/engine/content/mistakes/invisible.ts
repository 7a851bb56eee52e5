import type { Problem } from '../../kernel/problem.ts';
import { invisible } from '../../kernel/without-invisible.ts';
import { placesIn } from './place.ts';

const all = new RegExp(invisible, 'gu');

/** Invisible characters, reported by code point rather than printed. */
export function invisibleCharacters(text: string, file: string): Problem[] {
  if (!invisible.test(text)) return [];
  const at = placesIn(text);
  return [...text.matchAll(all)].map(({ 0: character, index }) => ({
    file,
    ...at(index),
    code: 'invisible-character',
    message: `has an invisible character, ${codeOf(character)}${after(text, index)}. Delete it, or type the line again.`,
  }));
}

export function invisibleIn(value: string): string | undefined {
  const found = invisible.exec(value)?.[0];
  return found && codeOf(found);
}

function codeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}

function after(text: string, index: number): string {
  const word = /[\p{L}\p{N}][^\s\p{C}]*$/u.exec(text.slice(Math.max(0, index - 40), index))?.[0];
  return word ? ` after "${word}"` : '';
}
