import american from 'dictionary-en';
import british from 'dictionary-en-gb';
import nspell from 'nspell';

const inBritain = checker(british);
const inAmerica = checker(american);

/**
 * Whether a spelling is only American: the American dictionary has it and the British one doesn't.
 * Names are in neither and "program" is in both, so they are never reported.
 */
export function isAmericanSpelling(word: string): boolean {
  return !/^\p{Lu}/u.test(word) && !inBritain.correct(word) && inAmerica.correct(word);
}

/** Trade, regional and foreign words that neither dictionary has. */
const ownWords = new Set([
  ...['approver', 'approvers', 'café', 'cafés', 'courtside', 'edtech', 'edutech', 'improv'],
  ...['matchday', 'refilming', 'reshoot', 'scorebook', 'shadowless', 'unstaffed', 'videographer'],
  ...['earlies', 'ginnel', 'haar', 'howay', 'influencers', "ha'way", 'hun', 'lurcher', 'de'],
  ...['Sunderland', 'Houghton', 'Roker', 'Seaham', 'Tyneside', 'Wearside'],
]);

/** Whether a word is in no dictionary. Names, figures and addresses are never reported. */
export function isUnknown(word: string): boolean {
  const bare = withoutGenitive(word);
  if (/^\p{Lu}|[\d.£%@/]/u.test(bare) || ownWords.has(bare)) return false;
  const isKnown = (part: string) => inBritain.correct(part) || inAmerica.correct(part);
  // Compounds such as thirteen-year-olds are checked by their parts.
  return !isKnown(bare) && !bare.split('-').every((part) => isKnown(part.replace(/s$/, '')));
}

const withoutGenitive = (word: string) => word.replace(/'s$/, '');

const suggestions = new Map<string, string>();

/** Suggesting takes nspell a second for a word of 24 letters, and a minute for one of 1,000. */
const longest = 20;

/** The likely spelling of an unknown word: "the" for "teh". Empty if nothing is similar. */
export function suggestion(word: string): string {
  const bare = withoutGenitive(word);
  if (bare.length > longest) return '';
  const name = bare.replace(/^./, (letter) => letter.toUpperCase());
  const found =
    suggestions.get(bare) ??
    (ownWords.has(name) || inBritain.correct(name) ? name : (inBritain.suggest(bare)[0] ?? ''));
  suggestions.set(bare, found);
  return found;
}

function checker({ aff, dic }: typeof british) {
  return nspell(Buffer.from(aff), Buffer.from(dic));
}
