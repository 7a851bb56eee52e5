import { hoursLeft, type Lead } from './lead.ts';

const columns = [
  'created_at',
  'hours_left',
  'form',
  'name',
  'company',
  'email',
  'phone',
  'website',
  'message',
  'goals',
  'channels',
  'budget',
  'timeline',
  'id',
] as const;

/**
 * For spreadsheets. Source: RFC 4180; the mark at the beginning tells Excel that it is UTF-8, or
 * `£1k–£3k` would be unreadable there.
 */
export function leadCsv(leads: readonly Lead[], now: Date): string {
  const rows = leads.map((lead) => {
    const values: Record<string, unknown> = { ...lead, hours_left: hoursLeft(lead, now) };
    return columns.map((column) => cell(values[column]));
  });
  return `\ufeff${[[...columns], ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`;
}

/**
 * Text that a spreadsheet would take for a formula gets an apostrophe before it, or a visitor could
 * run one on the machine of whoever opens the list. Source: OWASP, CSV Injection.
 */
function cell(value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
