import type { DeskProblem } from '../desk-problem.ts';

/**
 * A problem where it stands beside its place. A build's sentence begins in the middle of a line,
 * after the name of the file; what it says of a field begins with the field's name in the file,
 * which the form calls otherwise.
 */
export function sentenceOf({
  message,
  field = [],
  code,
}: Pick<DeskProblem, 'message' | 'field' | 'code'>): string {
  if (code === 'to-fill-in') return 'It is still to be filled in.';
  const steps = field.map((step) =>
    typeof step === 'number' ? `item ${step + 1}` : `"${String(step)}"`,
  );
  const name = `${steps.join(', ')} `;
  const words = message.startsWith(name) ? `It ${message.slice(name.length)}` : message;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
