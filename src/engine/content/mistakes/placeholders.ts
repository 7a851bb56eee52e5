import type { ProblemCode } from '../../kernel/problem.ts';
import type { PlacedMistake } from './place.ts';

/** What `npm run new` writes where something is to be filled in. */
export const toFillIn = 'FILL IN';

export const unwritten = 'The text is still to be written.';

/** Whether a value is still what `npm run new` wrote. */
export function isUnfilled(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(toFillIn);
}

const toDo = (found: string) => `"${found}" is still to be filled in. Write the words themselves.`;

type Row = readonly [pattern: RegExp, code: ProblemCode, cure: (found: string) => string];

const placeholders: readonly Row[] = [
  [/\bFILL IN\b/, 'no-text', () => unwritten],
  [/\b(TODO|TO DO|TBC|TBD|TBA|FIXME|XXX+|xxx+)\b/, 'placeholder', toDo],
  [
    /\b(lorem ipsum|dolor sit amet)\b/i,
    'placeholder',
    (found) => `"${found}" is filler. Write the words themselves.`,
  ],
  [
    /\{\{.*?\}\}/,
    'unknown-fact',
    (found) =>
      `"${found}" is the name of no fact, so the page would show it as it stands. Write the words.`,
  ],
  [
    /\[(insert [^\]]*|(the |your |our |client(’s|'s)? |company |first |last )?(name|title|client|company|place|town|city|date|month|price|figure|number|link|url|text|quote|address))\](?!\()/i,
    'placeholder',
    toDo,
  ],
  [
    /\b(teh|hte|adn|nad|taht|thsi|wiht|htat|recieve[ds]?|recieving|seperate(ly|d|s)?|definately|occured|occurence|untill|wich|thier|becuase|beleive|accomodat(e|ed|ion)|publically|buisness(es)?|goverment|enviroment|succesful(ly)?|neccessary|tommorow|wierd|acheive[ds]?|independant|maintainance|refered|priviledge)\b/i,
    'misspelt',
    (found) => `"${found}" is misspelt.`,
  ],
];

/** The placeholders in a text, one of each kind at most. */
export function placeholdersIn(text: string): PlacedMistake[] {
  return placeholders.flatMap(([pattern, code, cure]) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const [words] = found;
    return [{ offset: found.index, code, message: cure(words), words }];
  });
}
