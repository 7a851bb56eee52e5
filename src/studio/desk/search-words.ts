/** Typing variants that a search treats as equal. */
const alike: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u00ad': '',
};

/**
 * Normalises a text for searching: quotes, hyphens, case, accents and the separators in numbers
 * such as £1,000 and 0191 498 0123 are ignored.
 *
 * @returns the words, and the offset in the text of each of their UTF-16 units.
 */
export function folded(text: string): { readonly words: string; readonly at: readonly number[] } {
  const at: number[] = [];
  let words = '';
  let index = 0;
  for (const char of text.replaceAll(/(?<=\d)[,\s](?=\d)/g, '\u00ad')) {
    const one = alike[char] ?? char.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    for (let unit = 0; unit < one.length; unit++) at.push(index);
    words += one;
    index += char.length;
  }
  return { words, at: [...at, index] };
}

export const plain = (text: string) => folded(text).words;

/** Whether a text contains every word of a query, in part or whole. */
export function matches(query: string, text: string): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const within = plain(text);
  return words.every((word) => !occurrences(word, within, false, text).next().done);
}

/** What people call things for which the desk has another name. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  'business hour': ['opening hours'],
  condition: ['terms'],
  'contact detail': ['email', 'telephone', 'postal address'],
  cookie: ['privacy', 'numbers'],
  cost: ['price'],
  faq: ['questions and answers'],
  fee: ['price'],
  'frequently asked question': ['questions and answers'],
  gdpr: ['privacy'],
  header: ['top menu'],
  image: ['photograph'],
  nav: ['menu'],
  navigation: ['menu'],
  'opening time': ['opening hours'],
  photo: ['photograph'],
  'q and a': ['questions and answers'],
  'q&a': ['questions and answers'],
  review: ['testimonial'],
  'small print': ['terms'],
  strapline: ['tagline'],
  team: ['people'],
  'terms and condition': ['terms'],
};

/** A query, and other names of what it asks for, in the singular and the plural. */
export function namesFor(query: string): string[] {
  const words = plain(query).trim();
  return [query, ...(otherNames[words.replace(/s$/, '')] ?? [])];
}

/** A number but for one that begins with 0, such as a telephone number, of which a part may do. */
const figure = /^£?(?!0\d)\d+(\.\d+)?$/;

/**
 * Offsets of matches; words and `within` are folded. A number matches whole figures only.
 *
 * @param isWhole matches whole words only.
 * @param text that `within` is folded from, which says where a figure ends: `2019 350` are two.
 */
export function* occurrences(
  words: string,
  within: string,
  isWhole: boolean,
  text = within,
): Generator<number> {
  if (words === '') return;
  const from = figure.test(words) ? folded(text).at : undefined;
  for (let at = within.indexOf(words); at !== -1; at = within.indexOf(words, at + words.length)) {
    const end = at + words.length;
    const isPart = from
      ? isWithinFigure(text.slice(0, from[at]), text.slice((from[end - 1] ?? 0) + 1), isWhole)
      : isWhole &&
        (isWithinWord(within.slice(at - 1, at + 1)) ||
          isWithinWord(within.slice(end - 1, end + 1)));
    if (!isPart) yield at;
  }
}

function isWithinFigure(before: string, after: string, isWhole: boolean): boolean {
  if (isWhole && (/\p{L}$/u.test(before) || /^\p{L}/u.test(after))) return true;
  return /\d[,.]?$/.test(before) || /^([,.]?\d|[km]\b)/i.test(after);
}

const isWithinWord = (around: string) => /^[\p{L}\p{N}]{2}$/u.test(around);

const sum = /^£?\d[\d,]*$/;

/**
 * The replacement in the form of the match: capitalised if only the match is, each word or letter if
 * each of its words or letters is, and a number with the same comma and, in a text, the same sign.
 */
export function asFound(found: string, searched: string, words: string): string {
  if (sum.test(found) && sum.test(words)) return sumAs(found, searched, words);
  const isLower = (text: string) => text !== '' && text === lowerFirst(text);
  if (isLower(found) || !isLower(searched) || !isLower(words)) return words;
  // Fewer are an abbreviation.
  if (/^[^\p{Ll}]{4,}$/u.test(found)) return words.toUpperCase();
  const [, ...more] = found.split(' ');
  const isTitle = more.length > 0 && !more.some(isLower);
  return words.replaceAll(isTitle ? /(?<=^|\s)\p{Ll}/gu : /^\p{Ll}/gu, (one) => one.toUpperCase());
}

function sumAs(found: string, searched: string, words: string): string {
  const [, sign = '', figures = ''] = /^(£?)(.*)$/.exec(words) ?? [];
  const bare = figures.replaceAll(',', '');
  // A number under a thousand doesn't show whether to use a separator.
  const kept = found.replace('£', '').length < 4 ? figures : bare;
  const number = found.includes(',') ? Number(bare).toLocaleString('en-GB') : kept;
  if (found.startsWith('£')) return `£${number}`;
  return (searched.startsWith('£') ? '' : sign) + number;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
