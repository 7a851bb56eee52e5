import { escapeHtml } from '../../engine/kernel/html.ts';
import { parts } from './art.ts';
import { palette } from './palette.ts';
import type { Look } from './portrait.ts';
import { type Chart, seriesLayout } from './series-layout.ts';
import { path, trace } from './shapes.ts';
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
 * The home page's scene as inline SVG: the tower, whose light is beside the headline, and the pier
 * with a project's chart, which CSS places below the text. Both extend beyond their frames for
 * wide screens. CSS rotates `.hero-sweep`, the light.
 */
export function hero({ chart, reader }: OnPier): string {
  const light = ['hero-beams', 'hero-tower', 'hero-lamp'].map(part);
  const onPier = [chart ? columns(chart) : '', reader ? reading(reader) : ''];
  return (
    layer('hero-art', 1440, light) +
    layer('hero-ground', field.right, [...onPier, part('hero-pier')])
  );
}

function layer(name: string, width: number, drawn: readonly string[]): string {
  const frame = `class="${name}" viewBox="0 0 ${width} 820" aria-hidden="true"`;
  return `<svg ${frame}>${drawn.join('')}</svg>`;
}

/** The height at which things stand on the pier. */
const deck = 748;

/** From under the buttons to the tower. */
const field = { left: 400, right: 1216, baseline: deck, height: 350 };

/** Of a column whose name stays below the headline. */
const mostHeight = 330;

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
  const names = plan.columns.map(
    ({ name, value, x, top }) =>
      `<text x="${Math.round(x)}" y="${Math.round(top - 12)}">${escapeHtml(name)} ${value}</text>`,
  );
  const { before } = chart;
  const pitch = (field.right - field.left) / plan.columns.length;
  const earlier = plan.columns.map(({ top, width, value }, at) => {
    const high = ((deck - top) / value) * (before?.[at] ?? 0);
    return trace`h${pitch - width}v${-high}h${width}v${high}`;
  });
  const start = field.left - (pitch - (plan.columns[0]?.width ?? 0)) / 2;
  const outline = trace`M${start} ${deck}` + earlier.join('');
  const past = before ? path(dawn, outline, ' class="hero-past"') : '';
  return `${drawn}${past}<g fill="${ink}" text-anchor="middle">${names.join('')}</g>`;
}

/** At the foot of the tower, as tall as its door. */
function reading(look: Look): string {
  const person = standingPerson(look, 0, 0, 'phone');
  return `<g transform="translate(1080 ${deck}) scale(1.9)">${person}</g>`;
}
