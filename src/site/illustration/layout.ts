import type { Bar } from './motif.ts';
import { random } from './random.ts';

/**
 * The crop. `wide`: the lighthouse is the tallest bar. `off`: the light comes from outside the
 * frame. `along`: a tower in close-up, cropped by the frame.
 */
type Shot = 'wide' | 'off' | 'along';

export interface LayoutOptions extends Pick<Layout, 'shot' | 'width' | 'height'> {
  readonly seed: string;
  /** The deck's distance from the top, as a fraction of the height. */
  readonly deck?: number;
  /** The tallest bar's height, as a fraction of the picture's. */
  readonly tallest?: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly shot: Shot;
  /** The y of the deck's upper edge, on which the bars stand. */
  readonly deckTop: number;
  readonly deckDepth: number;
  readonly bars: readonly Place[];
  readonly light: 'left' | 'right';
}

export type Place = Pick<Bar, 'x' | 'baseline' | 'width' | 'height' | 'isTop'>;

/** By aspect ratio: deck and tallest bar as fractions of the height, and the number of bars. */
const formats = {
  tall: { deck: 0.86, tallest: 0.36, close: 3, wide: 4 },
  even: { deck: 0.8, tallest: 0.62, close: 5, wide: 7 },
  broad: { deck: 0.8, tallest: 0.62, close: 6, wide: 8 },
} as const;

export function layout(options: LayoutOptions): Layout {
  const { seed, width, height, shot } = options;
  const format = formats[formatOf(width / height)];
  const series = risingSeries(seed, format[shot === 'wide' ? 'wide' : 'close']);
  const deckTop = height * (options.deck ?? format.deck);
  const tallest = height * (options.tallest ?? format.tallest) * (shot === 'wide' ? 0.9 : 1);
  const bars = places(series, { ...span(width, shot), height, deckTop, tallest, shot });
  return { width, height, shot, deckTop, deckDepth: height * 0.035, bars, light: 'right' };
}

function formatOf(proportion: number): keyof typeof formats {
  if (proportion < 0.7) return 'tall';
  return proportion > 1.5 ? 'broad' : 'even';
}

/** The horizontal range of the bars; a near tower takes a fifth of the width on the right. */
function span(width: number, shot: Shot): { left: number; room: number } {
  const margin = width * (shot === 'wide' ? 0.08 : 0.05);
  const tower = shot === 'along' ? width * 0.2 : 0;
  return { left: margin, room: width - tower - 2 * margin };
}

export function nearTower(plan: Layout): Pick<Place, 'x' | 'width'> | undefined {
  if (plan.shot !== 'along') return undefined;
  return { x: plan.width * 0.875, width: plan.width * 0.15 };
}

type Field = ReturnType<typeof span> &
  Pick<Layout, 'height' | 'deckTop' | 'shot'> & { readonly tallest: number };

/** Heights are to scale, but at least half the width, below which a motif isn't recognisable. */
function places(series: readonly number[], field: Field): Place[] {
  const pitch = field.room / series.length;
  const width = Math.min(pitch * 0.78, field.height * (field.shot === 'wide' ? 0.17 : 0.24));
  const highest = Math.max(...series);
  const top = series.indexOf(Math.max(...series));
  return series.map((value, at) => ({
    x: field.left + pitch * (at + 0.5),
    baseline: field.deckTop,
    width,
    height: Math.max(width * 0.5, (value / highest) * field.tallest),
    isTop: at === top,
  }));
}

/** A mostly rising series that ends on its maximum, as fractions of it. */
function risingSeries(seed: string, count: number): number[] {
  const next = random(`${seed}#series`);
  const steps = [0.16 + next() * 0.1];
  while (steps.length < count - 1) {
    const last = steps.at(-1) ?? 0;
    steps.push(Math.max(0.12, last + (next() - 0.22) * 0.3));
  }
  return [...steps, Math.max(...steps) * 1.14 + 0.06];
}
