import type { DeskCalls, Replacement } from './desk-messages.ts';
import { refusal } from './desk-problem.ts';
import { editedText } from './edited-text.ts';
import { fieldId, valueAt } from './field-values.ts';
import type { SavedText } from './saved-content.ts';

/** The texts in which words are replaced. @throws ProblemsError if they stand there no more. */
export function replacedWords(
  texts: readonly SavedText[],
  places: DeskCalls['replace']['ask']['places'],
): Map<string, string> {
  return new Map(
    [...Map.groupBy(places, ({ file }) => file)].map(([path, of]) => {
      const file = texts.find((one) => one.path === path);
      if (!file) throw changedSince(path);
      return [path, replaced(file, of)];
    }),
  );
}

export const changedSince = (path: string) =>
  refusal(
    path,
    'changed-meanwhile',
    'has changed since this search. Nothing was replaced: search again.',
  );

function replaced(file: SavedText, places: readonly Replacement[]): string {
  const { path, kind, fields } = file;
  const lines = file.text.split('\n');
  // From the end on, so that no place moves before its turn.
  const byPlace = Map.groupBy(
    places.toSorted((one, other) => other.at - one.at),
    ({ field, line }) => (field ? fieldId(field) : `line ${line}`),
  );
  const edits = [...byPlace.values()].flatMap((of) => {
    const [{ field, line = 0 } = {}] = of;
    if (!field) {
      lines[line - 1] = of.reduce((text, one) => spliced(text, one), lines[line - 1] ?? '');
      return [];
    }
    const value = valueAt(fields, field);
    const text = of.reduce((text, one) => spliced(text, one), String(value));
    const figures = text.replaceAll(/[£,]/g, '');
    const isNumber = typeof value === 'number' && String(Number(figures)) === figures;
    return [{ at: field, value: isNumber ? Number(figures) : text }];
  });
  return editedText(path, lines.join('\n'), edits, kind.schema);
}

function spliced(text: string, { file, at, found, words }: Replacement): string {
  if (text.slice(at, at + found.length) !== found) throw changedSince(file);
  return text.slice(0, at) + words + text.slice(at + found.length);
}
