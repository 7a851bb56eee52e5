import { isMediaPath } from '../../engine/content/media.ts';
import type { GitChange } from './desk-messages.ts';

const verbs = { new: 'Add', changed: 'Change', deleted: 'Delete' } as const;

/** `Change “Calm Dog” and two more`: a page leads, or else settings, and a picture only alone. */
export function suggestedMessage(
  all: readonly Pick<GitChange, 'file' | 'how' | 'title'>[],
): string {
  const first =
    all.find(({ file }) => file.endsWith('.md')) ??
    all.find(({ file }) => !isMediaPath(file)) ??
    all[0];
  if (!first) return '';
  const hows = new Set(all.map(({ how }) => how));
  const verb = hows.size === 1 ? verbs[first.how] : 'Change';
  const more = all.length > 1 ? ` and ${numberInWords(all.length - 1)} more` : '';
  return `${verb} ${first.title}${more}`;
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export const numberInWords = (count: number) => numbers[count] ?? String(count);
