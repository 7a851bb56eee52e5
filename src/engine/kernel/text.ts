export function countWords(text: string): number {
  return text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
}

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 220));
}

/** A fact's name in a text, such as `{{ retainer }}`. */
export const factSign = /\{\{ *([a-z][a-z-]*) *\}\}/g;

/** Names of no fact stay. */
export function filledIn(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(factSign, (sign, name) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? '') : sign,
  );
}

/**
 * Removes the characters that XML doesn't allow: control characters, which arrive in pasted text,
 * and lone surrogates.
 *
 * Source: W3C, Extensible Markup Language (XML) 1.0, section 2.2.
 */
export function withoutControls(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}

/**
 * Text for a terminal: what would move its cursor, colour it or turn the line round is named by its
 * code point, as `<U+001B>`. Names of files, and fields with escapes, can hold any of it.
 *
 * Source: Unicode Standard Annex #9, section 2; ECMA-48 for control characters.
 */
export function printable(text: string): string {
  return text.replace(
    /(?!\n)[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu,
    (one) => `<U+${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`,
  );
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** `2026-03-12` as `12 March 2026`, on every machine. Source: specification, section 9. */
export function britishDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

/** `1234567` as `1,234,567`. `Intl` would do it, and takes 15 ms of every build to load. */
export function withCommas(number: number | string): string {
  return String(number).replace(/\B(?=(\d{3})+\b)/g, ',');
}

/** `1 enquiry`, `10 enquiries`, `10 shirts`: a number of what has a regular plural. */
export function counted(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  return `${count} ${/[^aeiou]y$/.test(noun) ? noun.replace(/y$/, 'ie') : noun}s`;
}

/** Such as `Work, Services and About`. */
export function inAList(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}
