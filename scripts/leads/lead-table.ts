import { plain, plainLines } from '../../src/forms/plain.ts';
import { hoursLeft, type Lead } from './lead.ts';

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

const headings = ['Received', 'Time left', 'Form', 'Who', 'E-mail'];

/** For people: a line for each lead, under it what they say in full. */
export function leadTable(leads: readonly Lead[], now: Date): string {
  if (leads.length === 0) return 'Nobody has written yet.';
  const rows = leads.map((lead) => [
    time.format(new Date(lead.created_at)),
    timeLeft(hoursLeft(lead, now)),
    lead.form,
    [lead.name, lead.company].filter(Boolean).join(', '),
    lead.email,
  ]);
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => plain(cell).padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const entries = rows.map((row, index) => [line(row), ...details(leads[index])].join('\n'));
  return [line(headings), ...entries].join('\n');
}

function timeLeft(hours: number): string {
  if (hours === 0) return 'over';
  return hours < 1 ? 'under 1 h' : `${Math.floor(hours)} h`;
}

function details(lead: Lead | undefined): string[] {
  if (!lead) return [];
  const { message, goals, channels, budget, timeline, website, phone } = lead;
  const answers = [goals?.join(', '), channels?.join(', '), budget, timeline];
  const lines = [answers.filter(Boolean).join(' · '), website, phone, message];
  return lines
    .flatMap((text) => (text ? plainLines(text).split('\n') : []))
    .map((text) => `    ${text}`);
}
