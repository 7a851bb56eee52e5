import { plain, plainLines } from '../../site/forms/plain.ts';
import { allColumns, type Column, choices, hoursLeft, type Lead, officeTime, who } from './lead.ts';

export type Colour = 'green' | 'yellow' | 'red' | 'dim';

/** Colours a text, or returns it unchanged if colours are off. */
export type Paint = (colour: Colour, text: string) => string;

/** The columns and their widths; what a visitor wrote comes last, so that it needs no width. */
const headings = ['ID', 'Received', 'Time left', 'Form', 'Who, email'];
const widths = [8, 18, 9, 16];

/** For people: a line per lead, followed by its details. */
export function leadTable(leads: readonly Lead[], now: Date, paint: Paint): string {
  if (leads.length === 0) return 'No enquiries to show.\n';
  const entries = leads.map((lead) => {
    const left = hoursLeft(lead, now);
    const cells = padded([
      // `answered` accepts a prefix, and says if it is ambiguous.
      lead.id.slice(0, 8),
      officeTime(lead.created_at),
      timeLeft(left),
      lead.suspect ? `${lead.form}, suspect` : lead.form,
      [who(lead), lead.email].filter(Boolean).join(', '),
    ]);
    const painted = cells.map((cell, at) => (at === 2 ? paint(colourOf(left), cell) : cell));
    return line(painted) + details(lead);
  });
  return [line(padded(headings)), ...entries].join('');
}

const padded = (cells: readonly string[]) =>
  cells.map((cell, column) => plain(cell).padEnd(widths[column] ?? 0));

const line = (cells: readonly string[]) => `${cells.join('  ').trimEnd()}\n`;

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
