import { type Fault, namedFault, type Problem } from '../../kernel/problem.ts';
import type { Source } from '../source-file.ts';
import { invisibleIn } from './invisible.ts';
import { isUnfilled, placeholdersIn, toFillIn } from './placeholders.ts';

/** Fields with unfilled or placeholder values. */
export function fieldMistakes(data: unknown, { file, line }: Source): Problem[] {
  return textsIn(data).flatMap(({ at, text }) =>
    mistakesIn(text, at).map((fault) => ({ file, line: line(at), field: at, ...fault })),
  );
}

type FieldText = { readonly at: readonly PropertyKey[]; readonly text: string };

export function textsIn(value: unknown, at: readonly PropertyKey[] = []): FieldText[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, [...at, isList ? Number(key) : key]),
  );
}

function mistakesIn(text: string, at: readonly PropertyKey[]): Fault[] {
  if (isUnfilled(text)) {
    // The template's hint.
    const wanted = text
      .slice(toFillIn.length)
      .replace(/^:?\s*/, ' ')
      .trimEnd();
    return [namedFault(fieldName(at), 'to-fill-in', `is still to be filled in.${wanted}`)];
  }
  const found = placeholdersIn(text).map(({ offset: _, ...fault }) => fault);
  const hidden = invisibleIn(text);
  if (!hidden) return found;
  const { code, message, words } = hidden;
  return [...found, { ...namedFault(fieldName(at), code, message), words }];
}

/** `"faqs", item 2, "q"`: items are counted from 1. */
export function fieldName(path: readonly PropertyKey[]): string {
  const steps = path.map((step) =>
    typeof step === 'number' ? `item ${step + 1}` : `"${String(step)}"`,
  );
  return steps.join(', ') || 'The file';
}
