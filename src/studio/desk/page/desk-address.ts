import type { pageParameter } from '../desk-messages.ts';
import type { FieldPath } from '../desk-problem.ts';

/** The desk's URL parameters beside the file: a position in it, or a search of the list. */
export type DeskPlace = {
  readonly field?: FieldPath;
  /** In the file, counted from 1. */
  readonly line?: number;
  /** From and to in the field or line, to be selected. */
  readonly range?: readonly [number, number];
  /** Words on the page to find in the file. */
  readonly words?: string;
  readonly find?: string;
  readonly isWhole?: boolean;
  /** Which files the list shows, if not all. */
  readonly filter?: string | undefined;
};

export function deskAddress(
  file?: string,
  { field, line, range, words, find, isWhole, filter }: DeskPlace = {},
): string {
  const parameters = {
    file,
    field: field?.join('.'),
    line,
    range: range?.join('-'),
    words,
    find,
    whole: isWhole && 'yes',
    filter,
  };
  const query = Object.entries(parameters).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return query.length > 0 ? `/desk?${query.join('&')}` : '/desk';
}

export function placeInAddress(): DeskPlace {
  const parameters = Object.fromEntries(new URLSearchParams(location.search));
  return {
    ...(parameters.field && { field: parameters.field.split('.').map(stepIn) }),
    ...(parameters.line && { line: Number(parameters.line) }),
    ...(parameters.range && { range: rangeIn(parameters.range) }),
    ...(parameters.words && { words: parameters.words }),
    ...(parameters.find && { find: parameters.find }),
    ...(parameters.filter && { filter: parameters.filter }),
    isWhole: parameters.whole !== undefined,
  };
}

function rangeIn(parameter: string): [number, number] {
  const [from = 0, to = from] = parameter.split('-').map(Number);
  return [from, to];
}

const stepIn = (step: string) => (/^\d+$/.test(step) ? Number(step) : step);

export const inAddress = (name: 'file' | typeof pageParameter) =>
  new URLSearchParams(location.search).get(name) ?? undefined;
