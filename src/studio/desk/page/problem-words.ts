import type { DeskProblem } from '../desk-problem.ts';

type Said = Pick<DeskProblem, 'message' | 'field' | 'code'>;

/** A problem beside its field, without the field's name in the file: the form has another. */
export function sentenceOf({ message, field = [], code }: Said): string {
  if (code === 'to-fill-in') return 'It is still to be filled in.';
  if (code === 'no-number') return 'Write a number with digits alone, such as 1000.';
  const steps = field.map((step) =>
    typeof step === 'number' ? `item ${step + 1}` : `"${String(step)}"`,
  );
  const name = `${steps.join(', ')} `;
  const words = message.startsWith(name) ? `It ${message.slice(name.length)}` : message;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
