import { Lexer, type Tokens } from 'marked';
import type { Mistake } from './blocks/block.ts';

export type ChartTable = {
  readonly title: string;
  readonly names: readonly [labels: string, values: string];
  readonly bars: readonly Bar[];
};

export type Bar = {
  readonly label: string;
  readonly value: string;
  /** Written in bold: drawn as the lighthouse, whatever its height. */
  readonly isLit: boolean;
};

/** What a phone can show, with a little scrolling. */
const maxBars = 8;

const maxLabel = 24;

export function chartTable({ text, lang = '' }: Tokens.Code): ChartTable | undefined {
  const [table, ...rest] = new Lexer().lex(text).filter(({ type }) => type !== 'space');
  if (table?.type !== 'table' || rest.length > 0) return undefined;
  // Checked by type; marked's union has a generic member that defeats narrowing.
  const { header, rows } = table as Tokens.Table;
  const [labels, values, ...more] = header.map(({ text }) => text);
  if (labels === undefined || values === undefined || more.length > 0) return undefined;
  const bars = rows.map(([label, value]) => ({ ...named(label), value: value?.text ?? '' }));
  return { title: titleOf(lang), names: [labels, values], bars };
}

function named(cell: Tokens.TableCell | undefined): Pick<Bar, 'label' | 'isLit'> {
  const [token, ...rest] = cell?.tokens ?? [];
  const isLit = token?.type === 'strong' && rest.length === 0;
  return { label: (isLit ? (token as Tokens.Strong).text : cell?.text) ?? '', isLit };
}

function titleOf(lang: string): string {
  return lang.trim().replace(/^\S+\s*/, '');
}

/** Parses `£1,180`, `20%` or `60 minutes` into a number and a unit; undefined for anything else. */
export function amount(value: string) {
  const found = /^([£$€]?)(\d[\d,]*(?:\.\d+)?)\s?(%|\p{L}[\p{L} ]*)?$/u.exec(value);
  if (!found) return undefined;
  const [, currency = '', figures = '', noun = ''] = found;
  return { number: Number(figures.replaceAll(',', '')), unit: currency + noun.replace(/s$/, '') };
}

export function chartMistakes(token: Tokens.Code, line: number): Mistake[] {
  const chart = chartTable(token);
  const at = (message: string): Mistake => ({ line, code: 'wrong-block', message });
  const untitled = titleOf(token.lang ?? '') === '' ? [at(noTitle)] : [];
  if (!chart) return [...untitled, at(noTable)];
  const { length } = chart.bars;
  const isCount = length >= 2 && length <= maxBars;
  const count = `This chart has ${length} ${length === 1 ? 'bar' : 'bars'}. A chart has two to eight.`;
  const rows = wrongRows(chart, firstRow(token, line));
  return [...untitled, ...(isCount ? [] : [at(count)]), ...rows];
}

const noTitle =
  'This chart has no title. Write it after the word: ```chart Bookings in a quiet month';
const noTable =
  'A chart is drawn from a table of two columns, names and numbers. Between the lines of ``` write | Month | Bookings |, then |---|---|, then a line for each bar, such as | May | 12 |, and nothing else.';

/** The line in the file of the first bar, after the separator. */
function firstRow({ text }: Tokens.Code, line: number): number {
  return line + 1 + text.split('\n').findIndex((row) => /^[\s|:-]*-[\s|:-]*$/.test(row)) + 1;
}

function wrongRows({ bars }: ChartTable, first: number): Mistake[] {
  const unit = bars.map(({ value }) => amount(value)).find((found) => found)?.unit;
  const at = (index: number, message: string): Mistake => {
    return { line: first + index, code: 'wrong-block', message };
  };
  const wrong = bars.flatMap(({ label, value }, index) => {
    const { length } = label;
    const isName = length > 0 && length <= maxLabel && !/\*\*|`|\]\(/.test(label);
    const number = amount(value);
    const name = `"${label}" can’t stand under a bar. Its name has 1 to ${maxLabel} plain letters and signs.`;
    const cure = 'All values of a chart are numbers of one unit, such as 1,180 or £37.50 or 20%.';
    return [
      ...(isName ? [] : [at(index, name)]),
      ...(number && number.unit === unit ? [] : [at(index, `"${value}" can’t be drawn. ${cure}`)]),
    ];
  });
  const isFlat = bars.length > 0 && bars.every(({ value }) => amount(value)?.number === 0);
  const message = 'Every number of this chart is 0, so there is nothing to draw.';
  return isFlat ? [...wrong, at(0, message)] : [...wrong, ...wrongLighthouses(bars, first)];
}

/** At most one bar is the lighthouse, and its value is above 0. */
function wrongLighthouses(bars: readonly Bar[], first: number): Mistake[] {
  const lit = bars.flatMap((bar, index) => (bar.isLit ? [{ ...bar, index }] : []));
  const wrong = lit.filter(({ value }, at) => at > 0 || amount(value)?.number === 0);
  return wrong.map(({ label, index }) => ({
    line: first + index,
    code: 'wrong-block',
    message: `"${label}" is bold, but the one bold bar of a chart is its lighthouse, with a number above 0. Take the stars away: without any, the highest bar is the lighthouse.`,
  }));
}
