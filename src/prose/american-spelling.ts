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

function checker({ aff, dic }: typeof british) {
  return nspell(Buffer.from(aff), Buffer.from(dic));
}
