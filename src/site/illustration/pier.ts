import type { Layout } from './layout.ts';
import type { Scheme } from './scheme.ts';
import { rect, round, trace } from './shapes.ts';

/** The deck, drawn as a ruler with ticks along its upper edge. */
export function pier(plan: Layout, colours: Pick<Scheme, 'deck' | 'tick'>): string {
  const { width, height, deckTop, deckDepth } = plan;
  const pitch = width / (plan.shot === 'wide' ? 60 : 48);
  const mark = { left: 0, right: width, top: deckTop, thickness: height * 0.0035 };
  const ticks =
    ruler({ ...mark, pitch, length: deckDepth * 0.25 }) +
    ruler({ ...mark, pitch: pitch * 5, length: deckDepth * 0.42 }) +
    ruler({ ...mark, pitch: pitch * 10, length: deckDepth * 0.72 });
  const deck = rect(colours.deck, [0, deckTop, width, deckDepth]);
  return `${deck}<g stroke="${colours.tick}">${ticks}</g>`;
}

/** Evenly spaced ticks that hang from `top`, in the picture's units. */
type Ruler = Readonly<Record<'left' | 'right' | 'top' | 'pitch' | 'length' | 'thickness', number>>;

/** One thick dashed line, whose dashes are the ticks: few bytes for any number. */
export function ruler({ left, right, top, pitch, length, thickness }: Ruler): string {
  const line = trace`M${left} ${top + length / 2}H${right}`;
  const dashes = trace`${thickness} ${pitch - thickness}`;
  return `<path stroke-width="${round(length)}" stroke-dasharray="${dashes}" d="${line}"/>`;
}
