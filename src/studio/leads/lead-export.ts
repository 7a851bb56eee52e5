import { plainLines } from '../../site/forms/plain.ts';
import { allColumns, hoursLeft, type Lead } from './lead.ts';

const columns = [
  ...['created_at', 'hours_left', 'answered_at', 'suspect', 'form'],
  ...allColumns,
  'id',
] as const;

/** For spreadsheets, by RFC 4180. Excel needs the byte order mark to read UTF-8 (`£1k–£3k`). */
export function leadCsv(leads: readonly Lead[], now: Date): string {
  const rows = leads.map((lead) => {
    const values: Record<string, unknown> = { ...lead, hours_left: hoursLeft(lead, now) };
    return columns.map((column) => values[column]);
  });
  return `\ufeff${[columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** Where a formula could start: at a cell's start, or where a spreadsheet may split a cell. */
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

/**
 * For programs: an array of leads with all their columns and `hours_left`. JSON.stringify leaves
 * DEL, C1 controls and bidirectional formatting marks as they are, which terminals act on.
 */
export function leadJson(leads: readonly Lead[], now: Date): string {
  const full = leads.map((lead) => ({ ...lead, hours_left: hoursLeft(lead, now) }));
  const escaped = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const acted = /[\u007f-\u009f\p{Bidi_Control}\u2028\u2029]/gu;
  return `${JSON.stringify(full, null, 2).replace(acted, escaped)}\n`;
}
