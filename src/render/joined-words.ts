import { emWidth } from './em-width.ts';
import { isNumberOf, leaning, particles } from './leaning-words.ts';

/** How firmly a word holds on to the next: 0 is not at all, 3 as "the" does. */
type Joint = 0 | 1 | 2 | 3;

const noBreak = '\u00a0';

/**
 * A heading with no-break spaces where a line should not end: after "the", "of" and the like, and
 * within a name or a number with what it counts. Its words may hold tags.
 *
 * @param line em of the wide face that every screen has room for: what is shorter stays as it is.
 *   Where more words than that hold on to one another, the loosest joint gives way.
 */
export function joinedWords(heading: string, line: number): string {
  const marked = heading.split(/ (?![^<]*>)/);
  const words = marked.map((word) => word.replace(/<[^>]*>/g, ''));
  if (emWidth(words) <= line) return heading;
  const joints = jointsOf(words);
  for (const [from, to] of runs(joints)) loosen({ words, joints, line }, from, to);
  const isNeeded = (at: number) =>
    emWidth(words.slice(0, at + 1)) > start || emWidth(words.slice(0, at + 2)) > firstLine;
  return marked.reduce(
    (text, word, at) => text + (joints[at - 1] && isNeeded(at - 1) ? noBreak : ' ') + word,
  );
}

/** Lines that are balanced never end within so few em, unless the next word makes them this long. */
const start = 4;
const firstLine = 7.5;

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

/** The first and the last word of each run of words that hold on to one another. */
function runs(joints: readonly Joint[]): [from: number, to: number][] {
  const found: [number, number][] = [];
  for (let from = 0; from <= joints.length; from++) {
    let to = from;
    while (joints[to]) to++;
    if (to > from) found.push([from, to]);
    from = to;
  }
  return found;
}

type Run = { readonly words: readonly string[]; readonly joints: Joint[]; readonly line: number };

/** Opens joints of a run until each part of it fits into a line. */
function loosen(run: Run, from: number, to: number): void {
  const { words, joints, line } = run;
  if (from === to || emWidth(words.slice(from, to + 1)) <= line) return;
  const inner = joints.slice(from, to);
  const at = from + inner.indexOf(Math.min(...inner) as Joint);
  joints[at] = 0;
  loosen(run, from, at);
  loosen(run, at + 1, to);
}
