import stringWidth from 'string-width';
import { plain, plainLines } from '../../site/forms/plain.ts';
import { allColumns, type Column, choices } from './columns.ts';
import { hoursLeft, type Lead, officeTime, who } from './lead.ts';

export type Colour = 'green' | 'yellow' | 'red' | 'dim';

/** Colours a text, or returns it unchanged if colours are off. */
export type Paint = (colour: Colour, text: string) => string;

const headings = ['ID', 'Received', 'Time left', 'Form', 'Who', 'Email'];
const timeLeftColumn = headings.indexOf('Time left');

/** Leads that the column widths are computed from; all of them might not fit in memory. */
const sample = 200;

/** Maximum column width; a longer cell shifts the rest of its own line only. */
const widest = 40;

/** For people: a line per lead, followed by its details. */
export async function* leadTable(
  leads: AsyncIterable<Lead>,
  now: Date,
  paint: Paint,
): AsyncGenerator<string> {
  let widths: number[] | undefined;
  const sampled: Lead[] = [];
  const start = () => {
    widths = columnWidths(sampled.map((lead) => cells(lead, now)));
    const entries = sampled.map((lead) => entry(lead, now, widths ?? [], paint));
    return [line(headings, widths), ...entries].join('');
  };
  for await (const lead of leads) {
    if (widths) yield entry(lead, now, widths, paint);
    else if (sampled.push(lead) === sample) yield start();
  }
  if (!widths) yield sampled.length > 0 ? start() : 'No enquiries to show.\n';
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

function entry(lead: Lead, now: Date, widths: readonly number[], paint: Paint): string {
  const row = cells(lead, now);
  const time = padded(row[timeLeftColumn] ?? '', widths[timeLeftColumn]);
  row[timeLeftColumn] = paint(colourOf(hoursLeft(lead, now)), time);
  return line(row, widths) + details(lead);
}

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
