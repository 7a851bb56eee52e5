import { type JoinOptions, joinedWords } from './joined-words.ts';

/** Changes an element's content so that its lines break by sense. */
export type LineBreaks = (content: string) => string;

/**
 * What breaks the lines of an element by sense: after a sentence or a colon first, and not after a
 * word that leans on the next one. None for elements other than headings and pull quotes. Titles,
 * feeds, the search index and everything else that is made from the content keep their plain spaces.
 *
 * Not for a widget's markup, which the browser renders again.
 *
 * @param tag as it is written.
 */
export function lineBreaks(name: string, tag: string): LineBreaks | undefined {
  if (name === 'blockquote' && tag.startsWith('<blockquote class="pull-quote')) return quoteBreaks;
  if (name !== 'h1' && name !== 'h2' && name !== 'h3') return undefined;
  const isOfText = tag.startsWith(' id=', 1 + name.length);
  const least = name === 'h3' ? 3 : 1;
  return (content) => parts(content, { line: name === 'h1' || isOfText ? longLine : line, least });
}

const quoteBreaks: LineBreaks = (content) =>
  content.replace(/(?<=<p>).*?(?=<\/p>)/gs, (words) =>
    joinedWords(words, { line: longLine, hasSpans: false, least: 3 }),
  );

/** The elements in which no word may break at its hyphen, each by the tags right before its words. */
const unbrokenAfter = ['<del>', '<figcaption><b>'];

/** Whether the words at this place of markup are in one of these elements. */
export function isUnbroken(markup: string, at: number): boolean {
  return unbrokenAfter.some((tags) => markup.endsWith(tags, at));
}

/** Content that has such elements within it. */
export function unbrokenWithin(content: string): string {
  return content.replace(/(?<=<del>|<figcaption><b>)[^<]+/g, unbroken);
}

/** The content of such an element, which begins with its words. */
export function unbrokenWords(content: string): string {
  return content.replace(/^[^<]+/, unbroken);
}

/**
 * Words with each that has a hyphen in a `<span>`, which the style sheet keeps on one line. The
 * typeface has no U+2011.
 */
function unbroken(words: string): string {
  return words.replace(/\S*[\p{L}\d]-\p{L}\S*/gu, span);
}

/** What a phone of 320 px has room for, in em of the wide face: a section's heading, and a card's. */
const line = 8.4;

/** A page's title, and the headings and pull quotes of a text, which are set smaller. */
const longLine = 9.65;

/**
 * Each sentence of a heading, and what follows a colon, each kept together by the style sheet: a
 * line breaks between them first.
 */
function parts(content: string, options: Omit<JoinOptions, 'hasSpans'>): string {
  const [, before = '', words, after = ''] =
    /^((?:<[^>]+>)*)([^<]*)((?:<\/[^>]+>)*)$/.exec(content) ?? [];
  if (words === undefined) return joinedWords(content, { ...options, hasSpans: false });
  const [first = '', ...rest] = words
    .split(/(?<=[:?!]|(?<!\d)\.) /)
    .map((part, at, { length }) =>
      joinedWords(part, { ...options, hasSpans: true, isBefore: at === 0 && length > 1 }),
    );
  // In the size of a card, the words before a colon share a line with what follows.
  const isApart = options.least === 3 && rest.length > 0 && /^[^<]+ [^<]+ [^<]+$/.test(first);
  const others = rest.map((part) => ` ${span(part)}`);
  return [before, isApart ? span(first) : first, ...others, after].join('');
}

const span = (part: string) => `<span>${part}</span>`;
