import { plainLines } from '../forms/plain.ts';
import { allColumns } from './columns.ts';
import { hoursLeft, type Lead } from './lead.ts';

const columns = [
  'created_at',
  'hours_left',
  'answered_at',
  'suspect',
  'form',
  ...allColumns,
  'id',
] as const;

/**
 * For spreadsheets. Source: RFC 4180; the mark at the beginning tells Excel that it is UTF-8, or
 * `£1k–£3k` would be unreadable there.
 */
export async function* leadCsv(leads: AsyncIterable<Lead>, now: Date): AsyncGenerator<string> {
  yield `\ufeff${row(columns)}`;
  for await (const lead of leads) {
    const values: Record<string, unknown> = { ...lead, hours_left: hoursLeft(lead, now) };
    yield row(columns.map((column) => values[column]));
  }
}

const row = (values: readonly unknown[]) => `${values.map(cell).join(',')}\r\n`;

/**
 * Where a formula could begin: with the cell, and after what some spreadsheet may split it at, told
 * to or by its country's habit.
 */
const formula = /(^|[;\t\n])(?=[^\S\t\n]*[=+\-@＝＋－＠])/g;

/**
 * Text that a spreadsheet would take for a formula gets an apostrophe before it, or a visitor could
 * run one on the machine of whoever opens the list. Source: OWASP, CSV Injection.
 */
function cell(value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  const safe = plainLines(text).replace(formula, "$1'");
  return /[",;\t\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
