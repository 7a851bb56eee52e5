import type { FieldValue } from './desk-forms.ts';
import type { FieldPath } from './desk-problem.ts';
import { leavesIn } from './field-values.ts';
import type { SavedText } from './saved-content.ts';
import { plain as folded } from './search-words.ts';

/** Where the file has the words: a line, counted from 1, or a field. */
export type WrittenPlace = { readonly line: number } | { readonly field: FieldPath };

type Written = { readonly body: string; readonly values: FieldValue | undefined };

/** Finds the words of a page in its file: exact matches first, then the longest partial one. */
export const writtenAt = (shown: string, file: Written) => found(shown, file)?.place;

/**
 * The file that has the words of a page: its own, then a list or setting, which several pages show,
 * then other pages. A few words must be all of a paragraph or field.
 */
export function fileWith(
  shown: string,
  texts: readonly SavedText[],
  own: string,
): string | undefined {
  const order = ({ path, kind }: SavedText) => (path === own ? 0 : kind.hasBody ? 2 : 1);
  const all = texts
    .toSorted((a, b) => order(a) - order(b))
    .flatMap(({ path, text, fields }) => {
      // The lines of its fields do no harm: a field itself matches as well or better.
      const one = found(shown, { body: text, values: fields });
      return one && (one.isSame || one.common > 11) ? [{ ...one, path }] : [];
    });
  return best(all)?.path;
}

function found(shown: string, { body, values }: Written) {
  const words = plain(shown);
  if (words.length < 3) return undefined;
  const all = [
    ...body.split('\n').flatMap((text, at) => {
      const parts = text.startsWith('|') ? text.split('|') : [text];
      return parts.map((part) => ({ text: plainWords(part.trim()), place: { line: at + 1 } }));
    }),
    ...[...leavesIn(values)].flatMap(({ at: field, value }) =>
      typeof value === 'string' ? [{ text: plainWords(value), place: { field } }] : [],
    ),
  ].flatMap(({ text, place }) => {
    const isPart = text.includes(words) || (text.length > 11 && words.includes(text));
    const common = Math.min(text.length, words.length);
    return isPart ? [{ place: place as WrittenPlace, common, isSame: text === words }] : [];
  });
  return best(all);
}

function best<One extends { readonly isSame: boolean; readonly common: number }>(all: One[]) {
  const [most] = all.toSorted((one, other) => other.common - one.common);
  return all.find(({ isSame }) => isSame) ?? most;
}

/**
 * Where a place in a paragraph of the page is in what is written for it, by the word that it is in.
 *
 * @param before the words of the paragraph before that place.
 */
export function writtenOffset(written: string, shown: string, before: string): number {
  const start = before.search(/[\p{L}\p{N}]*$/u);
  const [word] = /^[\p{L}\p{N}]+/u.exec(shown.slice(start)) ?? [];
  if (!word) return before === '' ? 0 : writtenOffset(written, shown, before.slice(0, -1));
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'gu');
  // Where a link leads is no word of the page.
  const words = written.replaceAll(/\]\([^)]*\)/g, (sign) => ' '.repeat(sign.length));
  const at = [...before.slice(0, start).matchAll(whole)].length;
  const found = [...words.matchAll(whole)][at];
  return found ? found.index + before.length - start : 0;
}

/** A paragraph without its markup, folded: of a table row the first cell, of a fact nothing. */
export function plainWords(written: string): string {
  const parts = readLine(written).split(/\{\{.*?\}\}/);
  const [longest = ''] = parts.toSorted((a, b) => b.length - a.length);
  return plain(longest);
}

/** A paragraph as it is read: of a table row the first cell. */
export function readLine(written: string): string {
  const shown = written
    .replace(/^(#{1,6}|>|[-*]|\d+\.)\s+/, '')
    .replace(/^\[!\w+\]$/, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`=~]{1,2}/g, '');
  return shown.startsWith('|') ? (shown.split('|')[1] ?? '') : shown;
}

/** Line breaks on the page don't matter. */
export const plain = (text: string) => folded(text).replaceAll(/\s+/g, ' ').trim();
