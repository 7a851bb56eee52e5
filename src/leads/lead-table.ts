import stringWidth from 'string-width';
import { plain, plainLines } from '../forms/plain.ts';
import { allColumns, type Column, choices } from './columns.ts';
import { hoursLeft, type Lead, officeTime, who } from './lead.ts';

export type Colour = 'green' | 'yellow' | 'red' | 'dim';

/** Text in a colour, or as it is where colours are not wanted. */
export type Paint = (colour: Colour, text: string) => string;

const headings = ['ID', 'Received', 'Time left', 'Form', 'Who', 'E-mail'];
const timeLeftColumn = headings.indexOf('Time left');

/** Leads that are looked at to make the columns wide enough; there may be far too many to hold. */
const sample = 200;

/** A longer cell moves the rest of its own line only. */
const widest = 40;

/** For people: a line for each lead, under it what they say in full. */
export async function* leadTable(
  leads: AsyncIterable<Lead>,
  now: Date,
  paint: Paint,
): AsyncGenerator<string> {
  let widths: number[] | undefined;
  const waiting: Lead[] = [];
  const start = () => {
    widths = columnWidths(waiting.map((lead) => cells(lead, now)));
    const entries = waiting.map((lead) => entry(lead, now, widths ?? [], paint));
    return [line(headings, widths), ...entries].join('');
  };
  for await (const lead of leads) {
    if (widths) yield entry(lead, now, widths, paint);
    else if (waiting.push(lead) === sample) yield start();
  }
  if (!widths) yield waiting.length > 0 ? start() : 'Nobody has written yet.\n';
}

function cells(lead: Lead, now: Date): string[] {
  return [
    // The beginning is enough for `answered`, unless that says otherwise.
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
    const taken = rows.map((row) => stringWidth(row[column] ?? ''));
    return Math.min(widest, Math.max(heading.length, ...taken));
  });

/** Pads in columns of the terminal: a Chinese character or an emoji takes two. */
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

const inTheLine: readonly Column[] = ['name', 'company', 'email'];
const written = allColumns.filter((column) => ![...inTheLine, ...choices].includes(column));

/** What was chosen, on one line, then what was written. */
function details(lead: Lead): string {
  const chosen = choices.flatMap((column) => textOf(lead[column]) || []).join(' · ');
  return [chosen, ...written.map((column) => textOf(lead[column]))]
    .flatMap((text) => (text ? plainLines(text).split('\n') : []))
    .map((text) => `${`    ${text}`.trimEnd()}\n`)
    .join('');
}

const textOf = (answer: Lead[Column]) => (typeof answer === 'string' ? answer : answer?.join(', '));
