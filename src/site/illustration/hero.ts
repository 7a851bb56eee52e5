import { escapeHtml } from '../../engine/kernel/html.ts';
import { parts } from './art.ts';
import { deck } from './hero-deck.ts';
import { palette } from './palette.ts';
import type { Look } from './portrait.ts';
import { type Chart, seriesLayout } from './series-layout.ts';
import { standingPerson } from './standing-person.ts';
import { things } from './things.ts';

const { ink, white, red, dawn, paper } = palette;

/** What is on the pier: a project's chart, or a person who reads. */
export type OnPier = {
  readonly chart?: Chart | undefined;
  readonly reader?: Look | undefined;
};

const part = (name: string) => parts.named(name).shapes(palette);

/**
 * The home page's scene, 1440 by 820, as inline SVG: dawn, with a project's chart and the tower. It
 * extends beyond its frame for wide screens. CSS rotates `.hero-sweep`, the light.
 */
export function hero({ chart, reader }: OnPier): string {
  const layers = [
    part('hero-tower'),
    part('hero-beams'),
    chart ? columns(chart) : '',
    reader ? reading(reader) : '',
    part('hero-pier'),
    part('hero-lamp'),
  ];
  const frame = 'class="hero-art" viewBox="0 0 1440 820"';
  return `<svg ${frame} aria-hidden="true">${layers.join('')}</svg>`;
}

/** Between the text and the tower, below the tip; whole in a window of 320 px. */
const field = { left: 808, right: 1216, baseline: deck, height: 220 };

/** Of a column whose name stays below the tip. */
const mostHeight = 176;

function columns(chart: Chart): string {
  const thing = things[chart.thing];
  const { columns } = seriesLayout(chart, thing, field);
  const tallest = deck - Math.min(...columns.map(({ top }) => top));
  const height = field.height * Math.min(1, mostHeight / tallest);
  const plan = seriesLayout(chart, thing, { ...field, height });
  const drawn = thing.draw(
    plan.columns.flatMap(({ slots }) => slots),
    { sky: paper, bars: { fills: [red, white, ink, dawn], line: ink } },
  );
  // On a phone 23 units are 12 px.
  const names = plan.columns.map(
    ({ name, x, top }) =>
      `<text x="${Math.round(x)}" y="${Math.round(top - 12)}">${escapeHtml(name)}</text>`,
  );
  const group = `fill="${ink}" font-size="23" text-anchor="middle" data-counts="${chart.series.join(' ')}"`;
  return `${drawn}<g ${group}>${names.join('')}</g>`;
}

/** At the foot of the tower, as tall as its door. */
function reading(look: Look): string {
  const person = standingPerson(look, 0, 0, 'phone');
  return `<g transform="translate(1080 ${deck}) scale(1.9)">${person}</g>`;
}
