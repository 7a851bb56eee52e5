import type { Problem } from '../../kernel/problem.ts';
import type { Source } from '../source-file.ts';
import { fieldName } from './field-name.ts';
import { invisibleIn } from './invisible.ts';
import { placeholdersIn, toFillIn } from './placeholders.ts';

/** Whether a value is what `npm run new` writes where something is to be filled in. */
export function isUnfilled(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(toFillIn);
}

/** Fields that are still to be filled in, or that hold words which are only placeholders. */
export function fieldSlips(data: unknown, source: Source): Problem[] {
  return [...messages(data, [])].map(({ at, ...said }) => ({
    file: source.file,
    line: source.line(at),
    field: at,
    ...said,
  }));
}

type Message = Pick<Problem, 'message' | 'code'> & { readonly at: readonly PropertyKey[] };

function* messages(value: unknown, at: readonly PropertyKey[]): Generator<Message> {
  if (typeof value === 'string') {
    if (isUnfilled(value)) yield { at, code: 'to-fill-in', message: unfilled(value, at) };
    else yield* wordSlips(value, at);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      yield* messages(item, [...at, Array.isArray(value) ? Number(key) : key]);
    }
  }
}

function* wordSlips(value: string, at: readonly PropertyKey[]): Generator<Message> {
  for (const { message } of placeholdersIn(value)) yield { at, message };
  // An escape such as "\u202e"; others have been found in the text of the file.
  const hidden = invisibleIn(value);
  if (hidden)
    yield { at, message: `${fieldName(at)} has an invisible character, ${hidden}. Delete it.` };
}

/** The template's own words say what belongs there. */
function unfilled(value: string, at: readonly PropertyKey[]): string {
  const wanted = value.slice(toFillIn.length).replace(/^:?\s*/, '');
  return `${fieldName(at)} is still to be filled in.${wanted && ` ${wanted}`}`;
}
