import type { Layout, Place } from './layout.ts';
import { disc, light } from './light.ts';
import { palette } from './palette.ts';
import { pier } from './pier.ts';
import { random } from './random.ts';
import { lighthouse } from './scene.ts';
import { schemes } from './scheme.ts';
import { type Rectangle, rect, rects, svg } from './shapes.ts';
import { water } from './water.ts';

const height = 300;
const deckTop = 248;

/** The height of the tallest bar: above it there is room for the lantern. */
const tallest = 178;

const colours = schemes.noon;

/** The width in px, and the index of the bar that is the lighthouse. */
type ChartOptions = { readonly width?: number; readonly lit?: number };

/** The place of the highest bar: the first one, where several are as high. */
export function highest(values: readonly number[]): number {
  return values.indexOf(Math.max(...values));
}

/**
 * A chart in a text: plain bars on the pier, to scale, and one of them the lighthouse. Each bar
 * stands in the middle of an equal part of the width, so that words below can stand under it.
 *
 * @param values none negative; the same values always give the same picture.
 */
export function chartPicture(values: readonly number[], options: ChartOptions = {}): string {
  const { width = 690, lit = highest(values) } = options;
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
