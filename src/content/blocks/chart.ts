import { Lexer, type Tokens } from 'marked';
import { escapeHtml } from '../../kernel/html.ts';
import type { Block, Drawings, Found, Mistake } from './block.ts';
import { languageOf } from './code-block.ts';

/** What a chart shows, in the words of its text. */
type Chart = {
  readonly title: string;
  /** The headings of its two columns. */
  readonly names: readonly [labels: string, values: string];
  readonly bars: readonly { readonly label: string; readonly value: string }[];
};

/** As many bars as a phone can show side by side, or after scrolling a little. */
const maxBars = 8;
const wideFrom = 6;

/** The longest label under a bar, in characters. */
const maxLabel = 24;

/**
 * A chart from a small table of labels and numbers, between ```chart and ```. The numbers under the
 * bars are a table, so that a screen reader reads what the picture shows.
 */
export const chart: Block = {
  extension: (drawings) => ({
    renderer: {
      code(token) {
        if (languageOf(token.lang) !== 'chart') return false;
        const read = chartOf(token);
        return read ? chartHtml(read, drawings) : '';
      },
    },
  }),
  mistakes: (found) => found.flatMap(mistakesIn),
};

function chartHtml({ title, names, bars }: Chart, drawings: Drawings): string {
  const drawing = drawings.chart(bars.map(({ value }) => amount(value)?.number ?? 0));
  const cells = (tag: string, texts: readonly string[]) =>
    texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag.split(' ')[0]}>`).join('');
  const labels = cells(
    'th scope="col"',
    bars.map(({ label }) => label),
  );
  const values = cells(
    'td',
    bars.map(({ value }) => value),
  );
  const isWide = bars.length >= wideFrom;
  const table = `<table><caption class="visually-hidden">${escapeHtml(`${names[1]}, by ${names[0]}`)}</caption><thead><tr>${labels}</tr></thead><tbody><tr>${values}</tr></tbody></table>`;
  const shown = `<div class="chart__picture" aria-hidden="true">${drawing}</div>${table}`;
  const framed = isWide
    ? `<section class="chart__frame chart__frame--wide" tabindex="0" aria-label="Chart: ${escapeHtml(title)}">${shown}</section>`
    : `<div class="chart__frame">${shown}</div>`;
  return `<figure class="chart"><figcaption><strong>${escapeHtml(title)}</strong>${unitHtml(title, names[1])}</figcaption>${framed}</figure>\n`;
}

/** What the numbers count, unless the title says it already. */
function unitHtml(title: string, name: string): string {
  if (title.toLowerCase().includes(name.toLowerCase())) return '';
  return ` <span class="chart__unit">${escapeHtml(name)}</span>`;
}

type Cells = { readonly title: string; readonly table: Tokens.Table | undefined };

function read({ text, lang = '' }: Tokens.Code): Cells {
  const title = lang.trim().replace(/^\S+\s*/, '');
  const table = new Lexer().lex(text).find((token) => token.type === 'table');
  return { title, table: table as Tokens.Table | undefined };
}

/** Undefined if it has no table, which `mistakesIn` reports. */
function chartOf(token: Tokens.Code): Chart | undefined {
  const { title, table } = read(token);
  if (!table) return undefined;
  const [labels, values] = table.header;
  return {
    title,
    names: [labels?.text ?? '', values?.text ?? ''],
    bars: table.rows.map(([label, value]) => ({
      label: label?.text ?? '',
      value: value?.text ?? '',
    })),
  };
}

type Amount = { readonly number: number; readonly unit: string };

/** `£1,180`, `20%` or `60 minutes` as a number and what it counts; undefined for anything else. */
function amount(value: string): Amount | undefined {
  const found = /^([£$€]?)(\d[\d,]*(?:\.\d+)?)\s?(%|\p{L}[\p{L} ]*)?$/u.exec(value);
  if (!found) return undefined;
  const [, currency = '', figures = '', noun = ''] = found;
  return { number: Number(figures.replaceAll(',', '')), unit: currency + noun.replace(/s$/, '') };
}

function mistakesIn({ token, line }: Found): Mistake[] {
  if (token.type !== 'code' || languageOf((token as Tokens.Code).lang) !== 'chart') return [];
  const { title, table } = read(token as Tokens.Code);
  const untitled = title === '' ? [{ line, message: noTitle }] : [];
  if (table?.header.length !== 2) return [...untitled, { line, message: noTable }];
  const { length } = table.rows;
  const wrongCount =
    length < 2 || length > maxBars
      ? [
          {
            line,
            message: `This chart has ${length} ${length === 1 ? 'bar' : 'bars'}. A chart has two to ${maxBars}.`,
          },
        ]
      : [];
  return [...untitled, ...wrongCount, ...wrongRows(table, firstRow(token as Tokens.Code, line))];
}

const noTitle =
  'This chart has no title. Write it after the word: ```chart Bookings in a quiet month';
const noTable =
  'A chart is drawn from a table of two columns, names and numbers. Between the lines of ``` write | Month | Bookings |, then |---|---|, then a line for each bar, such as | May | 12 |.';

/** The line of the file that holds the first row of numbers. */
function firstRow({ text }: Tokens.Code, line: number): number {
  return line + 1 + text.split('\n').findIndex((row) => /^[\s|:-]*-[\s|:-]*$/.test(row)) + 1;
}

function wrongRows({ rows }: Tokens.Table, first: number): Mistake[] {
  const [expected] = rows.flatMap(([, value]) => amount(value?.text ?? '') ?? []);
  const wrong = rows.flatMap(([label, value], at): Mistake[] =>
    [labelMistake(label?.text ?? ''), valueMistake(value?.text ?? '', expected)]
      .filter((message) => message !== undefined)
      .map((message) => ({ line: first + at, message })),
  );
  if (wrong.length > 0 || rows.some(([, value]) => amount(value?.text ?? '')?.number)) return wrong;
  return [
    { line: first, message: 'Every number of this chart is 0, so there is nothing to draw.' },
  ];
}

function labelMistake(label: string): string | undefined {
  if (label === '') return 'This bar of a chart has no name. Write it before its number.';
  if (label.length <= maxLabel) return undefined;
  return `"${label}" is too long to stand under a bar: ${label.length} characters; the most is ${maxLabel}.`;
}

function valueMistake(value: string, expected: Amount | undefined): string | undefined {
  const found = amount(value);
  if (!found) {
    return `"${value}" is not a number that a chart can draw. It looks like 1,180 or £37.50 or 20% or 60 minutes.`;
  }
  if (!expected || found.unit === expected.unit) return undefined;
  return `"${value}" does not count what the bars above it do. All numbers of a chart have the same unit.`;
}
