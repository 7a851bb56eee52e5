import stringWidth from 'string-width';
import { plain, plainLines } from '../../site/forms/plain.ts';
import { allColumns, type Column, choices, hoursLeft, type Lead, officeTime, who } from './lead.ts';

export type Colour = 'green' | 'yellow' | 'red' | 'dim';

/** Colours a text, or returns it unchanged if colours are off. */
export type Paint = (colour: Colour, text: string) => string;

const headings = ['ID', 'Received', 'Time left', 'Form', 'Who', 'Email'];
const timeLeftColumn = headings.indexOf('Time left');

/** Maximum column width; a longer cell shifts the rest of its own line only. */
const widest = 40;

/** For people: a line per lead, followed by its details. */
export function leadTable(leads: readonly Lead[], now: Date, paint: Paint): string {
  if (leads.length === 0) return 'No enquiries to show.\n';
  const rows = leads.map((lead) => cells(lead, now));
  const widths = columnWidths(rows);
  const entries = leads.map((lead, at) => {
    const row = rows[at] ?? [];
    const time = padded(row[timeLeftColumn] ?? '', widths[timeLeftColumn]);
    row[timeLeftColumn] = paint(colourOf(hoursLeft(lead, now)), time);
    return line(row, widths) + details(lead);
  });
  return [line(headings, widths), ...entries].join('');
}

function cells(lead: Lead, now: Date): string[] {
  return [
    // `answered` accepts a prefix, and says if it is ambiguous.
    lead.id.slice(0, 8),
    officeTime(lead.created_at),
    timeLeft(hoursLeft(lead, now)),
    lead.suspect ? `${lead.form}, suspect` : lead.form,
    who(lead),
    lead.email,
  ].map(plain);
}

function timeLeft(hours: number | null): string {
  if (hours === null) return 'answered';
  if (hours === 0) return 'over';
  return hours < 1 ? 'under 1 h' : `${Math.floor(hours)} h`;
}

function colourOf(hours: number | null): Colour {
  if (hours === null) return 'dim';
  if (hours < 4) return 'red';
  return hours < 12 ? 'yellow' : 'green';
}

const columnWidths = (rows: readonly string[][]) =>
  headings.map((heading, column) => {
    const cellWidths = rows.map((row) => stringWidth(row[column] ?? ''));
    return Math.min(widest, Math.max(heading.length, ...cellWidths));
  });

/** Pads to a width in terminal columns: a Chinese character or an emoji takes two. */
const padded = (cell: string, width = 0) =>
  cell + ' '.repeat(Math.max(0, width - stringWidth(cell)));

const line = (row: readonly string[], widths: readonly number[]) =>
  `${row
    .map((cell, column) => padded(cell, widths[column]))
    .join('  ')
    .trimEnd()}\n`;

const summaryColumns: readonly Column[] = ['name', 'company', 'email'];
const textColumns = allColumns.filter(
  (column) => ![...summaryColumns, ...choices].includes(column),
);

/** Choices on one line, then the texts. */
function details(lead: Lead): string {
  const chosen = choices.flatMap((column) => textOf(lead[column]) || []).join(' · ');
  return [chosen, ...textColumns.map((column) => textOf(lead[column]))]
    .flatMap((text) => (text ? plainLines(text).split('\n') : []))
    .map((text) => `${`    ${text}`.trimEnd()}\n`)
    .join('');
}

const textOf = (answer: Lead[Column]) => (typeof answer === 'string' ? answer : answer?.join(', '));

/** The summary under every list: how many leads are shown, and how many of all are suspect. */
export function tally(all: readonly Lead[], shown: readonly Lead[]): string {
  const open = shown.filter(({ answered_at }) => answered_at === null).length;
  const counts = `${figure(open)} to answer, ${figure(shown.length - open)} answered.`;
  const suspects = all.filter(({ suspect }) => suspect).length;
  if (suspects === 0) return `${counts} None is suspect.`;
  const [lead, them] = suspects === 1 ? ['lead is', 'it'] : ['leads are', 'them'];
  const hidden = `not shown; npm run leads -- --all shows ${them}.`;
  const place = shown.length < all.length ? hidden : 'among these.';
  return `${counts} ${figure(suspects)} suspect ${lead} ${place}`;
}

const figure = (count: number) => count.toLocaleString('en-GB');
