import { type JoinOptions, joinedWords } from './joined-words.ts';

/**
 * A page's markup with headings and pull quotes whose lines break by sense: after a sentence or a
 * colon first, and not after a word that leans on the next one. Titles, feeds, the search index and
 * everything else that is made from the content keep their plain spaces.
 *
 * Not for a widget's markup, which the browser renders again.
 */
export function headingBreaks(markup: string): string {
  return markup
    .replace(/(<(h[123])\b([^>]*)>)(.*?)(?=<\/\2>)/gs, (_, tag, level, attributes, content) => {
      const isOfText = attributes.startsWith(' id=');
      const least = level === 'h3' ? 3 : 1;
      return tag + parts(content, { line: level === 'h1' || isOfText ? longLine : line, least });
    })
    .replace(/<blockquote class="pull-quote.*?<\/blockquote>/gs, (quote) =>
      quote.replace(/(?<=<p>).*?(?=<\/p>)/gs, (words) =>
        joinedWords(words, { line: longLine, hasSpans: false, least: 3 }),
      ),
    )
    .replace(/<(del|figcaption><b)>[^<]*(?=<)/g, (words) => words.replace(/[^>]*$/, unbroken));
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
