import american from 'dictionary-en';
import british from 'dictionary-en-gb';
import nspell from 'nspell';

const inBritain = checker(british);
const inAmerica = checker(american);

/**
 * Whether a word is spelt as only Americans do: their dictionary has it and the British one has
 * not. A name is in neither, and "program" in both, so neither is ever held against anybody.
 */
export function isAmericanSpelling(word: string): boolean {
  return !/^\p{Lu}/u.test(word) && !inBritain.correct(word) && inAmerica.correct(word);
}

function checker({ aff, dic }: typeof british) {
  return nspell(Buffer.from(aff), Buffer.from(dic));
}
