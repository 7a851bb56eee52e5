import type { ProblemCode } from '../../kernel/problem.ts';
import type { PlacedMistake } from './place.ts';

/** The marker that `npm run new` writes into fields. */
export const toFillIn = 'FILL IN';

export const unwritten = 'The text is still to be written.';

export function isUnfilled(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(toFillIn);
}

const toDo = (found: string) => `"${found}" is still to be filled in. Write the words themselves.`;

const misspellings = `
  teh the hte the adn and nad and taht that thsi this wiht with htat that
  recieve receive recieved received recieves receives recieving receiving
  seperate separate seperately separately seperated separated seperates separates
  definately definitely occured occurred occurence occurrence untill until wich which
  thier their becuase because beleive believe accomodate accommodate accomodated accommodated
  accomodation accommodation publically publicly buisness business buisnesses businesses
  goverment government enviroment environment succesful successful succesfully successfully
  neccessary necessary tommorow tomorrow wierd weird acheive achieve acheived achieved
  acheives achieves independant independent maintainance maintenance refered referred
  priviledge privilege
`
  .trim()
  .split(/\s+/);

const misspelt = new Map(
  misspellings.flatMap((wrong, at) => (at % 2 === 0 ? [[wrong, misspellings[at + 1] ?? '']] : [])),
);

type Row = readonly [
  pattern: RegExp,
  code: ProblemCode,
  cure: (found: string) => string,
  /** What to write instead; nothing if only a person can say. */
  right?: (found: string) => string,
];

const isWhole = (fact: string) => fact.startsWith('{{') && fact.endsWith('}}');

const placeholders: readonly Row[] = [
  [/\bFILL IN\b/, 'no-text', () => unwritten],
  [/\b(TODO|TO DO|TBC|TBD|TBA|FIXME|XXX+|xxx+)\b/, 'placeholder', toDo],
  [
    /\b(lorem ipsum|dolor sit amet)\b/i,
    'placeholder',
    (found) => `"${found}" is filler. Write the words themselves.`,
  ],
  [
    // Facts that are known are filled in by now.
    /\{\{[^{}]*\}\}|\{\{ *[a-z][a-z-]* *\}|\{ *[a-z][a-z-]* *\}\}|\{\{|\}\}/,
    'unknown-fact',
    (found) =>
      isWhole(found)
        ? `"${found}" is the name of no fact, so the page would show it as it stands. Write the words.`
        : `"${found}" is half of a fact, so the page would show it as it stands. A fact is its name between {{ and }}.`,
    (found) => {
      const name = /^\{+ *([a-z-]+) *\}+$/.exec(found)?.[1];
      return name && !isWhole(found) ? `{{ ${name} }}` : '';
    },
  ],
  [
    /\[(insert [^\]]*|(the |your |our |client(’s|'s)? |company |first |last )?(name|title|client|company|place|town|city|date|month|price|figure|number|link|url|text|quote|address))\](?!\()/i,
    'placeholder',
    toDo,
  ],
  [
    new RegExp(`\\b(${[...misspelt.keys()].join('|')})\\b`, 'i'),
    'misspelt',
    (found) => `"${found}" is misspelt.`,
    (found) => {
      const right = misspelt.get(found.toLowerCase()) ?? '';
      return /^\p{Lu}/u.test(found) ? right.replace(/^./, (a) => a.toUpperCase()) : right;
    },
  ],
];

export function placeholdersIn(text: string): PlacedMistake[] {
  return placeholders.flatMap(([pattern, code, cure, right]) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const [words] = found;
    const instead = right?.(words);
    const fault = { offset: found.index, code, message: cure(words), words };
    return [{ ...fault, ...(instead && { instead }) }];
  });
}
