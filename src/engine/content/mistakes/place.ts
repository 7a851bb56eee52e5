import { LineCounter } from 'yaml';
import type { Fault, Problem } from '../../kernel/problem.ts';

export type Place = { readonly line: number; readonly column: number };

export type PlacedMistake = Fault & { readonly offset: number };

export function placesIn(text: string): (offset: number) => Place {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}

/** Further mistakes on a line usually follow from the first. */
export function firstOfEachLine(problems: readonly Problem[]): Problem[] {
  const lines = Map.groupBy(problems, ({ file, line }) => `${file}:${line}`);
  return [...lines.values()].flatMap(([first]) => first ?? []);
}
