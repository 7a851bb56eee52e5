import type { GitChange } from './desk-messages.ts';

const verbs = { new: 'Add', changed: 'Change', deleted: 'Delete' } as const;

/** `Change “Calm Dog” and two more` */
export function suggestedMessage(all: readonly Pick<GitChange, 'how' | 'title'>[]): string {
  const [first] = all;
  if (!first) return '';
  const hows = new Set(all.map(({ how }) => how));
  const verb = hows.size === 1 ? verbs[first.how] : 'Change';
  const more = all.length > 1 ? ` and ${numberInWords(all.length - 1)} more` : '';
  return `${verb} ${first.title}${more}`;
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export const numberInWords = (count: number) => numbers[count] ?? String(count);
