import { plainLines } from '../../site/forms/plain.ts';
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
 * For spreadsheets. Source: RFC 4180. Excel needs the byte order mark to read UTF-8, as in
 * `£1k–£3k`.
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
 * Where a formula could start: at the start of the cell, and after separators at which a
 * spreadsheet may split it, by its settings or locale.
 */
const formula = /(^|[;\t\n])(?=[^\S\t\n]*[=+\-@＝＋－＠])/g;

/**
 * Prefixes text that looks like a formula with an apostrophe; otherwise a visitor could run
 * formulas on the machine that opens the list. Source: OWASP, CSV Injection.
 */
function cell(value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  const safe = plainLines(text).replace(formula, "$1'");
  return /[",;\t\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
