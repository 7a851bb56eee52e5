/**
 * Words that no line of a heading should end with. CSS can't know them: `text-wrap: balance` leaves
 * about a hundred such lines on the pages, and one word alone on a last line far less often.
 */
const leaning = new Set(
  `a an the my our your his her its their no every each of in on at to for with from by as into onto
   than per near and or but nor if &amp; until after before about between through without within
   across around behind against over under`.split(/\s+/),
);

/** In characters: a run of words that fits any line, and one that most lines have room for. */
const shortRun = 13;
const longRun = 20;

/** In characters: as the hours of "72 hours", but not a noun that fills a line by itself. */
const longestUnit = 6;

/**
 * Markup whose headings and pull quotes don't break after an article, a preposition or a number.
 * What belongs together gets no-break spaces, or a `<span>` if a phone may have no line for it: the
 * stylesheet breaks no line within a `<span>` that fits one. So do sentences of a heading, what
 * follows a colon, and words with a hyphen.
 *
 * Not for a widget's markup, which the browser renders again.
 */
export function headingBreaks(markup: string): string {
  return markup
    .replace(/(?<=<(h[123])\b[^>]*>).*?(?=<\/\1>)/gs, sentences)
    .replace(/(?<=<blockquote class="pull-quote[^>]*><p>).*?(?=<\/p>)/gs, (quote) =>
      runsOf(quote).map(withoutBreaks).join(' '),
    )
    .replace(/(?<=<del>|<figcaption><b>)[^<]+/g, (words) =>
      words.split(' ').map(unbroken).join(' '),
    );
}

function sentences(heading: string): string {
  const [, before = '', words, after = ''] =
    /^((?:<[^>]+>)*)([^<]*)((?:<\/[^>]+>)*)$/.exec(heading) ?? [];
  if (words === undefined) return unbrokenRuns(heading);
  const [first, ...rest] = words.split(/(?<=[:?!]|(?<!\d)\.) /).map(unbrokenRuns);
  return [before + first, ...rest.map((one) => `<span>${one}</span>`)].join(' ') + after;
}

const unbrokenRuns = (words: string) => runsOf(words).map(unbroken).join(' ');

function unbroken(run: string): string {
  const isLong = run.includes(' ') && run.length > shortRun;
  if (run.includes('<') || !(isLong || /[\p{L}\d]-\p{L}/u.test(run))) return withoutBreaks(run);
  return `<span>${run}</span>`;
}

const withoutBreaks = (run: string) => run.replace(/ (?![^<]*>)/g, '\u00a0');

/** Words that belong together, from the last one on. They may hold tags. */
function runsOf(text: string): string[] {
  const runs: string[] = [];
  for (const word of text.split(/ (?![^<]*>)/).reverse()) {
    const [next] = runs;
    const run = `${word} ${next}`;
    if (next && leans(word, next) && run.replace(/<[^>]*>/g, '').length <= longRun) runs[0] = run;
    else runs.unshift(word);
  }
  return runs;
}

function leans(word: string, next: string): boolean {
  const bare = word.replace(/<[^>]*>|^[“‘(]+/g, '').toLowerCase();
  return leaning.has(bare) || (/^\d[\d,.–-]*$/.test(bare) && next.length <= longestUnit);
}
