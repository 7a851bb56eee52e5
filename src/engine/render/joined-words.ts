import { emWidth } from './em-width.ts';
import { isNumberOf, leaning, particles } from './leaning-words.ts';

/** How firmly a word holds on to the next: 0 is not at all, 3 as "the" does. */
type Joint = 0 | 1 | 2 | 3;

/** A joint that has given way. */
const loose = -1;

const noBreak = '\u00a0';

export type JoinOptions = {
  /** Em of the wide face that every screen has room for in one line. */
  readonly line: number;
  /** Whether a run of words may become a `<span>`, which the style sheet keeps on one line if it can. */
  readonly hasSpans: boolean;
  /** Looser joints than this are left open: in a sentence, "is" may end a line. */
  readonly least?: Joint;
  /** Whether another part follows, with which it may share a line. */
  readonly isBefore?: boolean;
};

/**
 * A heading with no-break spaces where a line should not end: after "the", "of" and the like, and
 * within a name or a number with what it counts. What fits into one line stays as it is. Where more
 * words hold on to one another than fit, the loosest joint gives way. Words may hold tags.
 */
export function joinedWords(heading: string, options: JoinOptions): string {
  const { line, hasSpans, least = 1, isBefore = false } = options;
  const marked = heading.split(/ (?![^<]*>)/);
  const words = marked.map((word) => word.replace(/<[^>]*>/g, ''));
  if (emWidth(words) <= line && !isBefore) return heading;
  const joints: (Joint | typeof loose)[] = jointsOf(words).map((one) => (one < least ? 0 : one));
  for (const [from, to] of runs(joints)) loosen({ words, joints, line }, from, to);
  const space = (at: number) => (Number(joints[at]) > 0 && isNeeded(words, at) ? noBreak : ' ');
  const joined = runs(joints).map(([from, to]) => {
    const run = marked
      .slice(from, to + 1)
      .reduce((text, word, at) => text + space(from + at - 1) + word);
    const isLoose = joints.slice(from, to).includes(loose) || /\u00a0.*-\p{L}/u.test(run);
    return hasSpans && isLoose && emWidth(words.slice(from, to + 1)) < longest
      ? `<span>${run}</span>`
      : run;
  });
  return joined.join(' ');
}

/** Em. What is longer may break anywhere. */
const longest = 12;

/** Lines that are balanced never end within so few em, unless the next word makes them this long. */
const start = 4;
const firstLine = 7.5;

function isNeeded(words: readonly string[], at: number): boolean {
  return emWidth(words.slice(0, at + 1)) > start || emWidth(words.slice(0, at + 2)) > firstLine;
}

/** The joint after each word but the last. */
function jointsOf(words: readonly string[]): Joint[] {
  const capitals = words.filter(isCapital);
  const isTitleCase = capitals.length > words.length / 2;
  return words.slice(1).map((next, at) => {
    const word = words[at] ?? '';
    const isName = at > 0 && !isTitleCase && isCapital(word) && isCapital(next);
    const isEnd = at === words.length - 2;
    return joint(word, next, isEnd) || (isName && !endsPart(word) ? 1 : 0);
  });
}

function joint(word: string, next: string, isEnd: boolean): Joint {
  // The number of a heading.
  if (/^\d+\.$/.test(word)) return 3;
  if (endsPart(word)) return 0;
  if (particles.has(bare(next)) || (isEnd && firmness(next) > 0)) return 2;
  // The month.
  if (word === 'May') return 0;
  return firmness(word) || (isNumberOf(word, next) ? 2 : 0);
}

function firmness(word: string): Joint {
  const at = leaning.findIndex((words) => words.has(bare(word)));
  return at < 0 ? 0 : ((3 - at) as Joint);
}

function endsPart(word: string): boolean {
  // The last sign of `&amp;` ends nothing.
  return /(?:[.,:?!]|(?<!&[\w#]+);)$/.test(word);
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

function bare(word: string): string {
  return word.toLowerCase().replaceAll(/^[“‘(]+|[^\p{L}\d;]+$/gu, '');
}

/** The first and the last word of each run of words that hold on to one another; often one word. */
function runs(joints: readonly number[]): [from: number, to: number][] {
  const found: [number, number][] = [];
  for (let from = 0; from <= joints.length; from++) {
    let to = from;
    while (joints[to]) to++;
    found.push([from, to]);
    from = to;
  }
  return found;
}

type Run = {
  readonly words: readonly string[];
  readonly joints: (Joint | typeof loose)[];
  readonly line: number;
};

/** Opens joints of a run until each part of it fits into a line, which may break at a hyphen. */
function loosen(run: Run, from: number, to: number): void {
  const { words, joints, line } = run;
  const part = words
    .slice(from, to + 1)
    .join(' ')
    .replace(/-\S*$/, '-');
  if (from === to || emWidth([part]) <= line) return;
  const inner = joints.slice(from, to);
  const at = from + inner.indexOf(Math.min(...inner) as Joint);
  joints[at] = loose;
  loosen(run, from, at);
  loosen(run, at + 1, to);
}
