/**
 * Words that no line of a heading should end with. CSS can't know them: `text-wrap: balance` leaves
 * about a hundred such lines on the pages, and one word alone on a last line far less often.
 */
const leaning = new Set(
  `a an the my our your his her its their no every each of in on at to for with from by as into onto
   than per near and or but nor if &amp; until after before about between through without within
   across around behind against over under`.split(/\s+/),
);

/** In characters: what a phone of 320 px has room for in one line of its widest heading. */
const longestRun = 17;

/** In characters: as the hours of "72 hours", but not a noun that fills a line by itself. */
const longestUnit = 6;

/**
 * Markup whose headings and pull quotes don't break after an article, a preposition or a number.
 * Sentences of a heading, and what follows a colon, get a `<span>` each, as do words with a hyphen:
 * the stylesheet keeps each on one line if it can.
 *
 * Not for a widget's markup, which the browser renders again.
 */
export function headingBreaks(markup: string): string {
  return markup
    .replace(/(?<=<(h[123])\b[^>]*>).*?(?=<\/\1>)/gs, sentences)
    .replace(/(?<=<blockquote class="pull-quote[^>]*><p>).*?(?=<\/p>)/gs, (quote) =>
      runsOf(quote).join(' '),
    )
    .replace(/(?<=<del>|<figcaption><b>)[^<]+/g, (words) => words.replace(/\S+/g, unbroken));
}

function sentences(heading: string): string {
  const [, before = '', words, after = ''] =
    /^((?:<[^>]+>)*)([^<]*)((?:<\/[^>]+>)*)$/.exec(heading) ?? [];
  if (words === undefined) return unbrokenRuns(heading);
  const [first, ...rest] = words.split(/(?<=[:?!]|(?<!\d)\.) /).map(unbrokenRuns);
  return [before + first, ...rest.map((one) => `<span>${one}</span>`)].join(' ') + after;
}

const unbrokenRuns = (words: string) => runsOf(words).map(unbroken).join(' ');

/** A no-break space before a `<span>` would not hold, so all that belongs together is in one. */
function unbroken(run: string): string {
  const isShort = run.length <= longestRun && !run.includes('<');
  return isShort && /[\p{L}\d]-\p{L}/u.test(run) ? `<span>${run}</span>` : run;
}

/** Words joined by no-break spaces, from the last one on. They may hold tags. */
function runsOf(text: string): string[] {
  const runs: string[] = [];
  for (const word of text.split(/ (?![^<]*>)/).reverse()) {
    const [next] = runs;
    if (next && leans(word, next) && lengthOf(`${word} ${next}`) <= longestRun) {
      runs[0] = `${word}\u00a0${next}`;
    } else runs.unshift(word);
  }
  return runs;
}

function leans(word: string, next: string): boolean {
  const bare = word.replace(/<[^>]*>|^[“‘(]+/g, '').toLowerCase();
  return leaning.has(bare) || (/^\d[\d,.–-]*$/.test(bare) && lengthOf(next) <= longestUnit);
}

const lengthOf = (words: string) => words.replace(/<[^>]*>/g, '').length;
