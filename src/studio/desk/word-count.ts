import { countWords, readingMinutes } from '../../engine/kernel/text.ts';

/** Markup that doesn't count as words: fences, block marks, addresses, table rules. */
const unread = [/^```.*$/gm, /^> \[!\w+\]/gm, /\]\([^)]*\)/g, /^\|?[-:| ]+\|?$/gm];

export function wordsIn(text: string): number {
  return countWords(unread.reduce((rest, pattern) => rest.replace(pattern, ' '), text));
}

/** `812 words, 4 minutes to read`. */
export function lengthInWords(text: string): string {
  const words = wordsIn(text);
  const minutes = readingMinutes(words);
  const count = words === 1 ? '1 word' : `${words.toLocaleString('en-GB')} words`;
  return `${count}, ${minutes === 1 ? '1 minute' : `${minutes} minutes`} to read`;
}
