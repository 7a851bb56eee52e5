/** What `npm run new` writes where something is to be filled in. */
export const toFillIn = 'FILL IN';

/** What is said of a text that has not been begun. */
export const unwritten = 'The text is still to be written.';

/** Words that stand where the real ones are still to come, and slips of the typing hand. */
const placeholders: readonly { pattern: RegExp; cure: (found: string) => string }[] = [
  { pattern: /\bFILL IN\b/, cure: () => unwritten },
  {
    pattern: /\b(TODO|TO DO|TBC|TBD|TBA|FIXME|XXX+|xxx+)\b/,
    cure: (found) => `"${found}" is still to be filled in. Write the words themselves.`,
  },
  {
    pattern: /\b(lorem ipsum|dolor sit amet)\b/i,
    cure: (found) => `"${found}" is filler. Write the words themselves.`,
  },
  {
    pattern: /\{\{.*?\}\}/,
    cure: (found) =>
      `"${found}" is the name of no fact, so the page would show it as it stands. Write the words.`,
  },
  {
    pattern:
      /\[(insert [^\]]*|(the |your |our |client(’s|'s)? |company |first |last )?(name|title|client|company|place|town|city|date|month|price|figure|number|link|url|text|quote|address))\](?!\()/i,
    cure: (found) => `"${found}" is still to be filled in. Write the words themselves.`,
  },
  {
    pattern:
      /\b(teh|hte|adn|nad|taht|thsi|wiht|htat|recieve[ds]?|recieving|seperate(ly|d|s)?|definately|occured|occurence|untill|wich|thier|becuase|beleive|accomodat(e|ed|ion)|publically|buisness(es)?|goverment|enviroment|succesful(ly)?|neccessary|tommorow|wierd|acheive[ds]?|independant|maintainance|refered|priviledge)\b/i,
    cure: (found) => `"${found}" is misspelt.`,
  },
];

/** One pattern for all of them, since most texts have none. */
const any = new RegExp(
  placeholders.map(({ pattern: { source, flags } }) => `(?${flags}:${source})`).join('|'),
);

/** A placeholder in a text: its offset, and what is to be done about it. */
export type Placeholder = { readonly offset: number; readonly message: string };

/** The placeholders in a text, one of each kind at most. */
export function placeholdersIn(text: string): Placeholder[] {
  if (!any.test(text)) return [];
  return placeholders.flatMap(({ pattern, cure }) => {
    const found = pattern.exec(text);
    return found ? [{ offset: found.index, message: cure(found[0]) }] : [];
  });
}
