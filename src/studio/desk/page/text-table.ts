import type { Text } from '@codemirror/state';
import { tableCells } from '../../../engine/content/table-cells.ts';

/** The header is the first row; `rule` is the line below it, with the alignment. */
export type TextTable = {
  readonly rows: readonly (readonly string[])[];
  readonly rule: readonly string[];
};

export const newTable: TextTable = {
  rows: [
    ['', ''],
    ['', ''],
  ],
  rule: ['---', '---'],
};

export type FoundTable = TextTable & { readonly from: number; readonly to: number };

/** The table that a line is in. */
export function tableAt(doc: Text, at: number): FoundTable | undefined {
  const isRow = (line: number) =>
    line > 0 && line <= doc.lines && doc.line(line).text.startsWith('|');
  let [first, last] = [at, at];
  while (isRow(first - 1)) first--;
  while (isRow(last + 1)) last++;
  if (!isRow(at)) return undefined;
  const lines = Array.from({ length: last - first + 1 }, (_, count) =>
    tableCells(doc.line(first + count).text),
  );
  const [head = [], rule = [], ...rows] = lines;
  if (!rule.every((one) => /^:?-+:?$/.test(one))) return undefined;
  const columns = Math.max(head.length, ...rows.map(({ length }) => length));
  const full = (cells: readonly string[], one: string) =>
    Array.from({ length: columns }, (_, column) => cells[column] ?? one);
  return {
    from: doc.line(first).from,
    to: doc.line(last).to,
    rows: [head, ...rows].map((cells) => full(cells, '')),
    rule: full(rule, '---'),
  };
}

export function tableMarkdown({ rows: [head = [], ...others], rule }: TextTable): string {
  // Drop rows that were added but left empty.
  const written = others.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const rows = written.length > 0 ? written : others.slice(0, 1);
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.trim().replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(head), `|${rule.join('|')}|`, ...rows.map(row)].join('\n');
}
