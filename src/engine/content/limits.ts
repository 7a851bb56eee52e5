import type { ProblemCode } from '../kernel/problem.ts';
import { type FieldShape, fieldSentence } from './field-shape.ts';

export const [most, least] = ['the most is', 'the least is'] as const;

export const beyondLimit = (value: unknown, limit: string, count: number | bigint) =>
  `is ${size(value)}; ${limit} ${count}.`;

function size(value: unknown): string {
  if (typeof value === 'string') {
    const { length } = value.trim();
    return length === 1 ? 'one character long' : `${length} characters long`;
  }
  return Array.isArray(value) ? `a list of ${value.length}` : String(value);
}

/**
 * What a form can say of a value before the build has checked it, in the build's words without the
 * field's name. Undefined if nothing is wrong as far as a form knows.
 */
export function limitObjection(
  value: unknown,
  shape: FieldShape,
): readonly [code: ProblemCode, sentence: string] | undefined {
  const isNumber = shape.type === 'number' || shape.type === 'integer';
  const { minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = shape;
  if (typeof value === 'string') {
    const { length } = value.trim();
    if (length === 0 && (isNumber || minLength > 0))
      return ['blank-field', `is blank. ${fieldSentence(shape)}`];
    if (isNumber) return ['no-number', 'should be a number.'];
    if (length > maxLength) return ['too-long', beyondLimit(value, most, maxLength)];
    if (length < minLength) return ['too-short', beyondLimit(value, least, minLength)];
  }
  if (typeof value === 'number') {
    if (shape.type === 'integer' && !Number.isInteger(value))
      return ['no-whole-number', 'should be a whole number.'];
    if (value > maximum) return ['out-of-range', beyondLimit(value, most, maximum)];
    if (value < minimum) return ['out-of-range', beyondLimit(value, least, minimum)];
  }
  return undefined;
}
