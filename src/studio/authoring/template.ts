import type { z } from 'zod';
import {
  type FieldShape,
  fieldSentence,
  fieldShape,
  maxNamed,
  newValue,
} from '../../engine/content/field-shape.ts';
import { toFillIn } from '../../engine/content/mistakes/placeholders.ts';
import { type Problem, ProblemsError } from '../../engine/kernel/problem.ts';
import { idFrom } from '../../engine/kernel/slug.ts';

export type NewContent = {
  readonly path: string;
  readonly text: string;
  /** Whether it adds an item to a file that exists. */
  readonly isAddition: boolean;
  /** The build's complaints until it is filled in. */
  readonly places: readonly Problem[];
  /** The page's address, if it is a page. */
  readonly address?: string;
};

/** @throws ProblemsError if the title gives no file name. */
export function refuseUnnamed(name: string, title: string): void {
  if (name !== '') return;
  const message =
    'needs a letter a-z or a figure, since names of files and addresses are made of those.';
  throw new ProblemsError([{ file: `"${title}"`, code: 'file-name', message }]);
}

/** The allowed values of a field by its `from` mark: `clients.name`. */
export type Known = (from: string) => readonly string[];

/**
 * Required and usual fields with hints on what to fill in, and the names of optional ones.
 *
 * @param words the title or name of what is begun: a field that names one of a list takes it.
 */
export function template(schema: z.ZodType, known: Known, words: string) {
  const shape = fieldShape(schema);
  // A template is always a group.
  const named = ({ from }: FieldShape) => (from ? known(from) : []);
  const fill = (one: FieldShape, about?: string) =>
    named(one).find((name) => name === words || name === idFrom(words)) ??
    toBeFilledIn(one, known, about);
  const fields = newValue(shape, fill, 1) as Record<string, unknown>;
  const optional = Object.keys(shape.properties ?? {}).filter((name) => !(name in fields));
  return { fields, optional };
}

/** @param about the description of the list that the item belongs to. */
function toBeFilledIn(shape: FieldShape, known: Known, about?: string): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.type === 'boolean') return false;
  const described = about === undefined ? shape : { description: about, ...shape };
  const sentence = fieldSentence(described);
  const more = [choice(shape, known), limit(shape, sentence)];
  return [`${toFillIn}: ${sentence}`, ...more].filter((part) => part !== '').join(' ');
}

/** `It is one of nell, tom, priya.`, unless that is long. */
function choice({ from }: FieldShape, known: Known): string {
  const all = from ? known(from) : [];
  return all.length === 0 || all.length > maxNamed ? '' : `It is one of ${all.join(', ')}.`;
}

function limit({ maxLength, enum: values, from }: FieldShape, sentence: string): string {
  const isSaid = values || from || /character/.test(sentence);
  return isSaid || !maxLength || maxLength > 500 ? '' : `At most ${maxLength} characters.`;
}
