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

/**
 * The likely spelling of a word that is in no dictionary: "the" for "teh". Undefined for known
 * words, names, figures and addresses; empty if nothing is similar.
 */
export function correction(word: string): string | undefined {
  const bare = word.replace(/'s$/, '');
  if (/^\p{Lu}|[\d.£%@/]/u.test(bare) || ownWords.has(bare)) return undefined;
  const isKnown = (part: string) => inBritain.correct(part) || inAmerica.correct(part);
  // Compounds such as thirteen-year-olds are checked by their parts.
  if (isKnown(bare) || bare.split('-').every((part) => isKnown(part.replace(/s$/, '')))) {
    return undefined;
  }
  const name = bare.replace(/^./, (letter) => letter.toUpperCase());
  return ownWords.has(name) || inBritain.correct(name) ? name : (inBritain.suggest(bare)[0] ?? '');
}

function checker({ aff, dic }: typeof british) {
  return nspell(Buffer.from(aff), Buffer.from(dic));
}
