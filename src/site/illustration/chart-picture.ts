import type { Layout, Place } from './layout.ts';
import { disc, light } from './light.ts';
import { palette } from './palette.ts';
import { pier } from './pier.ts';
import { random } from './random.ts';
import { lighthouse } from './scene.ts';
import { schemes } from './scheme.ts';
import { type Rectangle, rect, rects, svg } from './shapes.ts';
import { water } from './water.ts';

export type ChartFile = ReturnType<typeof chartFile>;

/** Up to this many bars, a chart is drawn for a narrow column. */
const narrowTo = 3;

/** The index of the highest bar; the first, if several are equal. */
const highest = (values: readonly number[]) => values.indexOf(Math.max(...values));

/**
 * The file of a chart: no value is negative, and at least one is above zero.
 *
 * @param lit the index of the bar drawn as the lighthouse.
 */
export function chartFile(values: readonly number[], lit = highest(values)) {
  const width = values.length <= narrowTo ? 400 : 690;
  const draw = () => chartPicture(values, lit, width);
  const lamp = lit === highest(values) ? '' : `_lit_${lit}`;
  // Named by its values, so that a text's HTML alone says which charts to draw.
  return { name: `chart_${values.join('_')}${lamp}`, width, options: { values, lit }, draw };
}

/** Hidden from screen readers: the numbers are in a table below, in feeds too. */
export function chartImage(values: readonly number[], lit?: number): string {
  const { name, width } = chartFile(values, lit);
  return `<img src="/assets/${name}.svg" width="${width}" height="300" alt="" aria-hidden="true" loading="lazy">`;
}

/** The reverse of `chartFile`, from a name such as `chart_30_55.svg`. */
export function chartNamed(file: string): ChartFile | undefined {
  const [, values, lit] = /^chart_([\d._e+-]+?)(?:_lit_(\d))?\.svg$/.exec(file) ?? [];
  if (values === undefined) return undefined;
  return chartFile(values.split('_').map(Number), lit ? Number(lit) : undefined);
}

const height = 300;
const deckTop = 248;

/** The maximum height of a bar; the lantern needs the rest. */
const tallest = 178;

const colours = schemes.noon;

/**
 * A chart for article text: plain bars to scale on the pier, one of them the lighthouse. Bars are
 * centred in equal columns, so that labels below can align with them.
 *
 * @param values none negative; the same values always give the same picture.
 */
export function chartPicture(
  values: readonly number[],
  lit = highest(values),
  width = 690,
): string {
  const bars = places(values, width).map((bar, at) => ({ ...bar, isTop: at === lit }));
  const side = bars.findIndex(({ isTop }) => isTop) < bars.length / 2 ? 'left' : 'right';
  const plan: Layout = { width, height, shot: 'wide', deckTop, deckDepth: 12, bars, light: side };
  const next = random(values.join(' '));
  const layers = [
    rect(colours.sky, [0, 0, width, height]),
    disc(plan, colours, next),
    light(plan, colours, next),
    rects(palette.sea, bars.filter(({ isTop }) => !isTop).map(rectangle)),
    ...bars
      .filter(({ isTop }) => isTop)
      .map((bar) => lighthouse({ ...bar, index: 0, random: next, colours: colours.bars }, colours)),
    water({ ...plan, bars: bars.filter(({ height }) => height > 0) }, colours, next),
    pier(plan, colours),
  ];
  return svg(width, height, layers.join(''));
}

function places(values: readonly number[], width: number): Omit<Place, 'isTop'>[] {
  const pitch = width / values.length;
  const most = Math.max(...values) || 1;
  return values.map((value, at) => ({
    x: pitch * (at + 0.5),
    baseline: deckTop,
    width: Math.min(pitch * 0.6, 60),
    height: (value / most) * tallest,
  }));
}

function rectangle({ x, baseline, width, height }: Place): Rectangle {
  return [x - width / 2, baseline - height, width, height];
}
