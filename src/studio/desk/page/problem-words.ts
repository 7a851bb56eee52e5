import type { Fault } from '../../../engine/kernel/problem.ts';

/** A problem beside its field, without the field's name in the file: the form has another. */
export function sentenceOf({ code, message, unnamed }: Fault): string {
  if (code === 'to-fill-in') return 'It is still to be filled in.';
  if (code === 'no-number') return 'Write a number with digits alone, such as 1000.';
  const words = unnamed === undefined ? message : `It ${unnamed}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
