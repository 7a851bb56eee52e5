import type { FieldPath } from '../desk-problem.ts';

/** The desk's URL parameters beside the file: a position in it, or a search of the list. */
export type DeskPlace = {
  readonly field?: FieldPath;
  /** In the file, counted from 1. */
  readonly line?: number;
  /** Words on the page to find in the file. */
  readonly words?: string;
  readonly find?: string;
  readonly isWhole?: boolean;
};

export function deskAddress(
  file?: string,
  { field, line, words, find, isWhole }: DeskPlace = {},
): string {
  const said = { file, field: field?.join('.'), line, words, find, whole: isWhole && 'yes' };
  const query = Object.entries(said).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return query.length > 0 ? `/desk?${query.join('&')}` : '/desk';
}

export function placeInAddress(): DeskPlace {
  const said = Object.fromEntries(new URLSearchParams(location.search));
  return {
    ...(said.field && { field: said.field.split('.').map(stepIn) }),
    ...(said.line && { line: Number(said.line) }),
    ...(said.words && { words: said.words }),
    ...(said.find && { find: said.find }),
    isWhole: said.whole !== undefined,
  };
}

const stepIn = (step: string) => (/^\d+$/.test(step) ? Number(step) : step);
