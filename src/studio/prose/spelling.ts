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

/** Words of the trade, of the North East and of other languages that neither dictionary has. */
const ownWords = new Set([
  ...['approver', 'approvers', 'café', 'cafés', 'courtside', 'edtech', 'edutech', 'improv'],
  ...['matchday', 'refilming', 'reshoot', 'scorebook', 'shadowless', 'unstaffed', 'videographer'],
  ...['earlies', 'ginnel', 'haar', 'howay', 'influencers', "ha'way", 'hun', 'lurcher', 'de'],
]);

/**
 * What a word is probably meant to be, if no dictionary has it: "the" for "teh". Undefined for known
 * words, names, figures and addresses; empty if there is nothing like it.
 */
export function correction(word: string): string | undefined {
  const bare = word.replace(/'s$/, '');
  if (/^\p{Lu}|[\d.£%@/]/u.test(bare) || ownWords.has(bare)) return undefined;
  const isKnown = (part: string) => inBritain.correct(part) || inAmerica.correct(part);
  // A compound, such as thirteen-year-olds, is in no dictionary as a whole.
  if (isKnown(bare) || bare.split('-').every((part) => isKnown(part.replace(/s$/, '')))) {
    return undefined;
  }
  return inBritain.suggest(bare)[0] ?? '';
}

function checker({ aff, dic }: typeof british) {
  return nspell(Buffer.from(aff), Buffer.from(dic));
}
