import { Text } from '@codemirror/state';
import { tableCells } from '../../../engine/content/table-cells.ts';
import { pastedHtml } from './pasted-html.ts';

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

/** The table with `cells` from a row and column on, and as many rows and columns as they need. */
export function withCells(
  { rows, rule }: TextTable,
  row: number,
  column: number,
  cells: TextTable['rows'],
): TextTable {
  const height = Math.max(rows.length, row + cells.length);
  const width = Math.max(rule.length, column + Math.max(...cells.map(({ length }) => length)));
  return {
    rule: Array.from({ length: width }, (_, x) => rule[x] ?? '---'),
    rows: Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_, x) => cells[y - row]?.[x - column] ?? rows[y]?.[x] ?? ''),
    ),
  };
}

/** What a spreadsheet or a page's table puts on the clipboard; undefined for other words. */
export function pastedCells(html: string, plain: string): TextTable['rows'] | undefined {
  const markdown = pastedHtml(html).markdown?.trim() ?? '';
  const table = tableAt(Text.of(markdown.split('\n')), 1);
  if (table?.to === markdown.length) return table.rows;
  const lines = plain.replace(/\r?\n$/, '').split(/\r?\n/);
  const isCells = plain.includes('\t') || (lines.length > 1 && /<td\b/i.test(html));
  return isCells ? lines.map((line) => line.split('\t')) : undefined;
}

export function tableMarkdown({ rows: [head = [], ...others], rule }: TextTable): string {
  // Drop rows that were added but left empty.
  const written = others.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const rows = written.length > 0 ? written : others.slice(0, 1);
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.trim().replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(head), `|${rule.join('|')}|`, ...rows.map(row)].join('\n');
}
