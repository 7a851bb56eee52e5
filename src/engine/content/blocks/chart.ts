import type { Token, Tokens } from 'marked';
import { escapeHtml } from '../../kernel/html.ts';
import { amount, type Bar, type ChartTable, chartMistakes, chartTable } from '../chart-table.ts';
import type { Block, Drawings } from './block.ts';

/** A chart with this many bars or more scrolls sideways on a phone. */
const wideFrom = 6;

/** A chart with this many bars or fewer may be placed beside the text. */
const smallTo = 3;

/**
 * A chart from a two-column table between ```chart and ```. The numbers stay a table under the
 * bars, so that screen readers can read them. With two or three bars it is small, and may be placed
 * beside the text.
 */
export const chart: Block = {
  renderer: (drawings) => ({
    code(token) {
      const read = isChart(token) ? chartTable(token) : undefined;
      return read ? chartHtml(read, drawings) : false;
    },
  }),
  mistakes: ({ token, line }) => (isChart(token) ? chartMistakes(token, line) : []),
};

function isChart(token: Token): token is Tokens.Code {
  return token.type === 'code' && /^\s*chart\b/i.test((token as Tokens.Code).lang ?? '');
}

function chartHtml({ title, names, bars }: ChartTable, drawings: Drawings): string {
  const values = bars.map(({ value }) => amount(value)?.number ?? 0);
  const lit = bars.findIndex(({ isLit }) => isLit);
  const drawing = drawings.chart(values, lit < 0 ? undefined : lit);
  const shown = `${drawing}${tableHtml(names, bars)}`;
  const frame =
    bars.length < wideFrom
      ? `<div class="chart__frame">${shown}</div>`
      : `<section class="chart__frame chart__frame--wide" tabindex="0" aria-label="Chart: ${escapeHtml(title)}">${shown}</section>`;
  const size = bars.length <= smallTo ? ' chart--small' : '';
  return `<figure class="chart${size}"><figcaption><strong>${escapeHtml(title)}</strong>${unitHtml(title, names[1])}</figcaption>${frame}</figure>\n`;
}

function unitHtml(title: string, name: string): string {
  if (title.toLowerCase().includes(name.toLowerCase())) return '';
  return ` <span class="chart__unit">${escapeHtml(name)}</span>`;
}

function tableHtml([label, value]: ChartTable['names'], bars: readonly Bar[]): string {
  const caption = escapeHtml(`${value}, by ${label}`);
  const head = bars.map(({ label }) => `<th scope="col">${escapeHtml(label)}</th>`).join('');
  const body = bars.map(({ value }) => `<td>${escapeHtml(value)}</td>`).join('');
  return `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody><tr>${body}</tr></tbody></table>`;
}
